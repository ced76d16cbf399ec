/** Raising a monument: what it needs, what is paid to whom, and the ways of the goods. */
import { usePointing } from '../../../web/src/board/spot'
import { Amount, Glyph, PieceGlyph } from './marks'
import { pieceTarget } from './pieces'
import type { PaidRoute } from './paid'
import { RouteLine, routeOfLeg, routeOfOffer, type Route } from './routes'
import { sayPieceName } from './words'
import type { Leg, SupplyOffer, View } from './view'

/** The offer that the reader points at. */
const offerAt = ({ raise }: View, pointed: string[]): SupplyOffer | undefined =>
  raise?.offers.find(({ piece }) => pointed.includes(pieceTarget(piece)))

/** The ways that are paid, and the way of the offer that is pointed at or all ways of the cheapest plan. */
export function Routes({ view, paid, pointed }: { view: View; paid: Route[]; pointed: string[] }) {
  const { raise } = view
  if (!raise) return null
  const offer = offerAt(view, pointed)
  const routes = offer ? [routeOfOffer(view, offer)] : (raise.cheapest?.legs ?? []).map(routeOfLeg)
  return (
    <g>
      {paid.map((route, i) => (
        <RouteLine key={`paid ${route.piece} ${i}`} view={view} route={route} isPaid />
      ))}
      {routes.map((route, i) => (
        <RouteLine key={`${route.piece} ${route.to} ${i}`} view={view} route={route} />
      ))}
    </g>
  )
}

interface RaisePanelProps {
  view: View
  paid: PaidRoute[]
  aim: (target: string | null) => void
}

export function RaisePanel({ view, paid: deliveries, aim }: RaisePanelProps) {
  const { say, choices, choose, lit } = usePointing()
  const { raise } = view
  if (!raise) return null
  const { square, level, goods, delivered, paid, cheapest, offers } = raise
  const all = choices.find(({ words }) => words === 'cheapest')
  const purse = view.players[view.active].cattle
  const offerWords = (piece: string) => choices.find(({ words }) => words === `from ${piece}` || words === `using ${piece}`)
  const title = say('picture.raise', { raw: square }, level + 1)
  return (
    <section class="zi-raise" aria-label={title}>
      <h3>
        <Glyph name="raise" size={22} /> {title}
        <span class="zi-tag">{say('picture.raise.goods', delivered.length, goods)}</span>
        {delivered.map((family) => (
          <Glyph key={family} name={family} size={18} />
        ))}
      </h3>
      <p class="zi-sum">
        <span>{say('picture.raise.paid')}</span> <Amount icon="cattle" value={paid} />
        {cheapest && (
          <>
            <span>{say('picture.raise.to-come')}</span> <Amount icon="cattle" value={cheapest.cost} />
            <span>{say('picture.raise.left')}</span> <Amount icon="cattle" value={purse - cheapest.cost} />
          </>
        )}
      </p>
      {deliveries.length > 0 && (
        <ul class="zi-legs zi-paid">
          {deliveries.map((leg, i) => (
            <LegLine key={i} view={view} leg={leg} />
          ))}
        </ul>
      )}
      {cheapest && (
        <ul class="zi-legs">
          {cheapest.legs.map((leg, i) => (
            <LegLine key={i} view={view} leg={leg} />
          ))}
        </ul>
      )}
      <div class="zi-offers">
        {all && cheapest && (
          <button class="primary small" data-words={all.words} onClick={() => choose(all.words)}>
            {say('picture.raise.cheapest', cheapest.cost)}
          </button>
        )}
        {offers.map(({ piece, payee, cost }) => {
          const choice = offerWords(piece)
          const target = pieceTarget(piece)
          return (
            choice && (
              <button
                key={piece}
                class={lit.includes(target) ? 'small zi-offer zi-offer-lit' : 'small zi-offer'}
                data-words={choice.words}
                onMouseEnter={() => aim(target)}
                onMouseLeave={() => aim(null)}
                onFocus={() => aim(target)}
                onBlur={() => aim(null)}
                onClick={() => choose(choice.words)}
              >
                <PieceGlyph seat={payee} size={19} />
                {sayPieceName(piece, say)}
                <Amount icon="cattle" value={cost} />
              </button>
            )
          )
        })}
      </div>
    </section>
  )
}

/** To whom a leg's cattle go: the price to the craftsman's owner, for hubs to Qamata's worshipper or else to the stock. */
function LegLine({ view, leg }: { view: View; leg: Pick<Leg, 'piece' | 'payee' | 'price' | 'hubs'> }) {
  const { say } = usePointing()
  const worshipper = view.players.findIndex(({ god }) => god === 'qamata')
  return (
    <li class="zi-leg">
      <PieceGlyph seat={leg.payee} size={19} />
      <span>{say('picture.leg', { raw: sayPieceName(leg.piece, say) }, { seat: leg.payee })}</span>
      <Amount icon="cattle" value={leg.price} />
      {leg.hubs.length > 0 && (
        <span class="zi-leg-hubs">
          {worshipper < 0
            ? say('picture.leg.hubs', leg.hubs.length)
            : say('picture.leg.hubs.qamata', leg.hubs.length, { seat: worshipper })}{' '}
          <Amount icon="cattle" value={leg.hubs.length} />
        </span>
      )}
    </li>
  )
}
