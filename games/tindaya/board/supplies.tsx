/** What is left of everything: the Wild Lands, the supplies and the cards that are out. */
import { usePointing } from '../../../web/src/board/spot'
import { file, GODS, IDOLS, RAW, TRADES } from './data'
import { Amount, Glyph, Said } from './marks'
import type { View } from './view'

export function Supplies({ view }: { view: View }) {
  const { say } = usePointing()
  const { wild, supplies, discards } = view
  const fact = (icon: string, value: number, words: string) => (
    <Said key={words} words={words} class="ti-fact">
      <Amount icon={icon} value={value} size={20} />
    </Said>
  )
  const counted = (key: string, count: number) => say('picture.left', key, count)
  const turned = GODS.flatMap((god) => view.turned[god].map((card) => ({ god, card })))
  const idolsOut = IDOLS.filter((idol) => (discards[idol] ?? 0) > 0)
  return (
    <section class="ti-panel ti-supplies" aria-label={say('picture.supplies')}>
      <div>
        <h3>{say('picture.wild')}</h3>
        <p class="ti-facts">
          {fact('goat', wild.goats, say('animals.goats', wild.goats))}
          {fact('pig', wild.pigs, say('animals.pigs', wild.pigs))}
        </p>
      </div>
      <div>
        <h3>{say('picture.supplies')}</h3>
        <p class="ti-facts">
          {fact('lava', supplies.lava, counted('terrain.lava', supplies.lava))}
          {fact('canoe', supplies.canoes, counted('picture.canoe', supplies.canoes))}
          {fact('wall', supplies.walls, counted('craft.wall', supplies.walls))}
          {fact('conquistador', supplies.conquistadors, say('conquistadors', supplies.conquistadors))}
          {fact('goat', supplies.animals.goats, say('animals.goats', supplies.animals.goats))}
          {fact('pig', supplies.animals.pigs, say('animals.pigs', supplies.animals.pigs))}
          {TRADES.map((trade) => (
            <Said key={trade} words={counted(`settlement.${trade}`, supplies.settlements[trade])} class="ti-fact ti-tile-fact">
              <Amount icon={trade} value={supplies.settlements[trade]} size={20} />
            </Said>
          ))}
          {RAW.map((raw) => (
            <Said key={raw} words={say('picture.tokens-left', { raw: say(`goods.${raw}`, supplies.tokens[raw]) })} class="ti-fact ti-token-fact">
              <Amount icon={raw} value={supplies.tokens[raw]} size={20} />
            </Said>
          ))}
          {fact('idol', supplies.idols, say('picture.idols', supplies.idols))}
          {fact('buy', supplies.crafts, counted('picture.market', supplies.crafts))}
        </p>
      </div>
      {turned.length > 0 && (
        <div>
          <h3>{say('picture.turned')}</h3>
          <ul class="ti-facts">
            {turned.map(({ god, card }) => (
              <li key={`${god} ${card}`} class="ti-fact" data-about={say(`catastrophe.${card}.does`, file.limits.fort)}>
                <Glyph name={god} size={20} /> {say(`catastrophe.${card}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {idolsOut.length > 0 && (
        <div>
          <h3>{say('picture.discards')}</h3>
          <p class="ti-facts">
            {idolsOut.map((idol) => fact(idol, discards[idol]!, counted(`idol.${idol}`, discards[idol]!)))}
          </p>
        </div>
      )}
    </section>
  )
}
