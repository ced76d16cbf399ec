/** The market of crafts, and the blade that is always on offer. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { amountsOf, file } from './data'
import { Glyph, Price } from './marks'
import type { Craft, View } from './view'
import { sayAmounts } from './words'

type Offer = Craft | 'forge'

const costOf = (offer: Offer): Record<string, number> => amountsOf(file.costs[offer])

/** The number that a card's text speaks of. */
export const strengthOf = (offer: Offer): number =>
  ({
    spears: file.gains.spears,
    daggers: file.gains.daggers,
    vase: file.gains.vase,
    jar: file.limits.jar,
    granary: file.limits.granary,
    cloaks: file.limits.cloaksShelter,
    wall: 1,
    outrigger: 1,
    forge: 1,
  })[offer]

export const sayCraft = (offer: Offer, say: Say): string => say(`craft.${offer}.does`, strengthOf(offer))

export function Market({ view }: { view: View }) {
  const { say } = usePointing()
  const offers: Offer[] = [...view.market.filter((craft) => craft !== ''), 'forge']
  const counted = [...new Set(offers)].map((offer) => ({ offer, count: offers.filter((one) => one === offer).length }))
  return (
    <section class="ti-panel ti-market" aria-label={say('picture.market')}>
      <h3>{say('picture.market')}</h3>
      <ul class="ti-cards">
        {counted.map(({ offer, count }) => (
          <li key={offer}>
            <SpotBox
              target={`market/${offer}`}
              label={say('picture.craft', `craft.${offer}`, { raw: sayAmounts(costOf(offer), say) }, { raw: sayCraft(offer, say) })}
              class="ti-card"
            >
              <Glyph name={offer} size={28} />
              <span class="ti-card-name">
                {say(`craft.${offer}`)}
                {count > 1 && ` ×${count}`}
              </span>
              <Price of={costOf(offer)} size={17} />
            </SpotBox>
          </li>
        ))}
      </ul>
    </section>
  )
}
