/** An exchange while it is made: both stores side by side, what is given and what is asked for. */
import { choicesAt, SpotBox, usePointing } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { TRIBES, UNITS } from './data'
import { Glyph, TribeGlyph } from './marks'
import { BARTERING, stepOf } from './step'
import { amountOf, sayCell, storeTarget } from './store'
import type { Tribe, Unit, View } from './view'

export function Barter({ view }: { view: View }) {
  const { say, choices, choose } = usePointing()
  const { word } = stepOf(view)
  if (!BARTERING.includes(word)) return null
  const { barter } = view
  const units = [barter?.give, barter?.take].filter((unit) => unit !== undefined)
  const partners: Tribe[] = barter
    ? [barter.from, barter.to]
    : [view.acting, ...TRIBES.filter((tribe) => choicesAt(choices, `tribe/${tribe}`).length > 0)]
  const answers = choices.filter(({ words }) => ['accept', 'refuse', 'counter'].includes(words))
  return (
    <section class="ti-barter" role="group" aria-label={say('picture.barter')}>
      <h3>
        <Glyph name="barter" size={24} /> {say('picture.barter')}
      </h3>
      {barter && units.length > 0 && <Deal units={units} words={sayDeal(barter, say)} />}
      <div class="ti-barter-stores">
        {partners.map((tribe) => (
          <Side key={tribe} view={view} tribe={tribe} />
        ))}
      </div>
      {answers.length > 0 && (
        <div class="ti-answers">
          {answers.map(({ words, phrase }) => (
            <button key={words} class={words === 'accept' ? 'primary' : undefined} data-words={words} onClick={() => choose(words)}>
              {say(phrase)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

const Deal = ({ units, words }: { units: Unit[]; words: string }) => (
  <p class="ti-deal">
    {units.map((unit, i) => (
      <span key={i}>
        {i > 0 && <Glyph name="barter" size={22} />} <Glyph name={unit} size={34} />
      </span>
    ))}
    <span>{words}</span>
  </p>
)

/** Who gives what to whom, as far as it is known. */
export function sayDeal({ from, to, give, take }: NonNullable<View['barter']>, say: Say): string {
  const gift = (who: Tribe, whom: Tribe, unit: Unit) => say('picture.barter.gives', `tribe.${who}`, { raw: say(`goods.${unit}`, 1) }, `tribe.${whom}`)
  return [...(give ? [gift(from, to, give)] : []), ...(take ? [gift(to, from, take)] : [])].join(' ')
}

/** What a tribe has to barter; what can be named now glows. */
function Side({ view, tribe }: { view: View; tribe: Tribe }) {
  const { say, choices } = usePointing()
  const data = view.tribes[tribe]
  if (!data) return null
  const units = UNITS.filter((unit) => amountOf(data, unit) > 0 || choicesAt(choices, storeTarget(tribe, unit)).length > 0)
  return (
    <div class="ti-side">
      <SpotBox target={`tribe/${tribe}`} label={say(`tribe.${tribe}`)} class="ti-side-head">
        <TribeGlyph tribe={tribe} size={20} /> <b>{say(`tribe.${tribe}`)}</b>
      </SpotBox>
      <div class="ti-side-units">
        {units.map((unit) => (
          <SpotBox key={unit} target={storeTarget(tribe, unit)} label={sayCell(data, unit, say)} class="ti-cell">
            <Glyph name={unit} size={26} />
            <b>{amountOf(data, unit)}</b>
          </SpotBox>
        ))}
      </div>
    </div>
  )
}
