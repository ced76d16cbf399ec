/** The auction for experts: the blue tokens of this round, the bids, and the gold to bid with. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { Tokens } from './hand'
import { Glyph, PieceGlyph } from './marks'
import type { View } from './view'

export function Auction({ view, me }: { view: View; me: number }) {
  const { say } = usePointing()
  const offered = view.offered[view.round - 1]
  const held = view.players.flatMap(({ tokens }) => tokens)
  const free = Array.isArray(offered) ? offered.filter((token) => !held.includes(token)) : []
  const gold = me >= 0 ? view.players[me].gold : 0
  return (
    <section class="my-auction">
      <h3>{say('picture.auction')}</h3>
      <div class="my-offered">
        <Tokens tokens={free} size={46} />
      </div>
      <div class="my-bids">
        {view.players.map(({ bid }, seat) => (
          <Bid key={seat} view={view} seat={seat} bid={bid} />
        ))}
      </div>
      {me >= 0 && (
        <SpotBox target="gold" label={say('goods.gold', gold)} class="my-purse">
          <Purse gold={gold} />
        </SpotBox>
      )}
    </section>
  )
}

/** A bid: not yet made, in a closed fist, or shown. */
function Bid({ view, seat, bid }: { view: View; seat: number; bid: number | 'hidden' | undefined }) {
  const { say } = usePointing()
  const words =
    bid === undefined ? say('picture.bid.none') : bid === 'hidden' ? say('picture.bid.hidden') : say('goods.gold', bid)
  const label = say('picture.of', { seat }, { raw: words })
  return (
    <span class={bid === undefined ? 'my-fact my-no-bid' : 'my-fact'} role="img" aria-label={label} data-about={label}>
      <PieceGlyph view={view} colour={seat} size={20} />
      {bid === 'hidden' ? <Glyph name="fist" size={22} /> : <Glyph name="gold" size={20} />}
      <b>{bid === undefined ? '–' : bid === 'hidden' ? '?' : bid}</b>
    </span>
  )
}

/** Gold as it lies on the table: a coin for each ten, and one for the rest. */
function Purse({ gold }: { gold: number }) {
  return (
    <>
      <span class="my-pile">
        {Array.from({ length: Math.min(8, Math.ceil(gold / 10)) }, (_, i) => (
          <Glyph key={i} name="gold" size={24} />
        ))}
      </span>
      <b>{gold}</b>
    </>
  )
}
