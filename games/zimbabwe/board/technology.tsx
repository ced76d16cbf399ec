/** One table of all technology cards: what a craft costs and brings, who owns its cards, and their prices. */
import { Fragment } from 'preact'
import { choicesAt, SpotBox, usePointing } from '../../../web/src/board/spot'
import { box, CRAFTS, PRICES, type CraftData } from './data'
import { signed } from './deities'
import { Amount, Glyph, PieceGlyph } from './marks'
import type { CardView, Craft, View } from './view'

export function Technology({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <section class="zi-cards" aria-label={say('picture.cards')}>
      <h3>{say('picture.cards')}</h3>
      <table class="zi-table">
        <colgroup>
          <col />
          <col class="zi-card-column" />
          <col class="zi-card-column" />
        </colgroup>
        <thead class="hidden">
          <tr>
            {['craft', 'card-1', 'card-2'].map((head) => (
              <th key={head} scope="col">
                {say(`picture.cards.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CRAFTS.map((data) => (
            <Fragment key={data.craft}>
              <CraftRow view={view} data={data} />
              <PriceRow view={view} craft={data.craft} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CraftRow({ view, data }: { view: View; data: CraftData }) {
  const { say } = usePointing()
  const { craft, cattle, points, resource, needs, requirement } = data
  const left = view.craftsmenLeft[craft]
  const facts = say('picture.craft.facts', cattle, points, left)
  const works = needs
    ? say('picture.craft.second', `resource.${resource}`, `craft.${needs}`)
    : say('picture.craft.first', `resource.${resource}`)
  const label = `${say(`craft.${craft}`)}: ${facts}. ${works}`
  return (
    <tr>
      <th scope="row">
        <SpotBox target={`craft/${craft}`} label={label} class="zi-craft">
          <Glyph name={craft} size={30} />
          <span class="zi-craft-name">
            <span>{say(`craft.${craft}`)}</span>
            <span class="zi-craft-facts">
              <Amount icon="cattle" value={cattle} size={14} />
              <Amount icon="points" value={points} size={13} />
              <span class="zi-pips">{'●'.repeat(left) + '○'.repeat(box.craftsmen - left)}</span>
              <span class="zi-needs">
                <Glyph name={resource} size={14} />
                {needs && <Glyph name={needs} size={14} />}
              </span>
            </span>
          </span>
        </SpotBox>
      </th>
      {[0, 1].map((card) => (
        <td key={card}>
          <CardCell card={view.cards[craft]?.[card]} requirement={requirement[card]} />
        </td>
      ))}
    </tr>
  )
}

/** The prices that a card may get now, after placing or by Dziva. */
function PriceRow({ view, craft }: { view: View; craft: Craft }) {
  const { say, choices } = usePointing()
  const targetOf = (price: number) => `price/${craft}/${price}`
  const open = PRICES.some((price) => choicesAt(choices, targetOf(price)).length > 0)
  if (!open) return null
  const now = view.cards[craft]?.find(({ seat }) => seat === view.active)?.price
  return (
    <tr class="zi-prices">
      <td colSpan={3}>
        <div class="zi-prices-row">
          {PRICES.map((price) => (
            <SpotBox
              key={price}
              target={targetOf(price)}
              label={say('picture.price', `craft.${craft}`, price)}
              class={price === now ? 'zi-price-choice zi-price-now' : 'zi-price-choice'}
            >
              <Amount icon="cattle" value={price} size={18} />
            </SpotBox>
          ))}
        </div>
      </td>
    </tr>
  )
}

/** A card: free with what it requires, or its owner's with price and cattle. */
function CardCell({ card, requirement }: { card: CardView | undefined; requirement: number }) {
  const { say } = usePointing()
  const words = card ? say('picture.card', { seat: card.seat }, card.price, card.cattle) : say('picture.card.free', requirement)
  return (
    <span class={card ? 'zi-card' : 'zi-card zi-card-free'} role="img" aria-label={words} data-about={words}>
      {card ? (
        <>
          <PieceGlyph seat={card.seat} size={20} />
          <Price price={card.price} />
          {card.cattle > 0 && (
            <span class="zi-card-cattle" key={card.cattle}>
              <Amount icon="cattle" value={card.cattle} size={15} />
            </span>
          )}
        </>
      ) : (
        <>
          <Glyph name="requirement" size={13} />
          {signed(requirement)}
        </>
      )}
    </span>
  )
}

/** A price marker; one that is not yet set is empty. */
const Price = ({ price }: { price: number }) => <span class="zi-price">{price > 0 ? price : '?'}</span>
