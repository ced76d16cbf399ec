/** What the tribes still need this era, and what will happen if nobody does anything more. */
import type { ComponentChildren } from 'preact'
import { usePointing } from '../../../web/src/board/spot'
import { GODS } from './data'
import { missionOf } from './goals'
import { signed } from './gods'
import { Amount, Glyph, Said, TribeGlyph } from './marks'
import type { Tribe, View } from './view'

export function Needs({ view }: { view: View }) {
  const { say } = usePointing()
  if (view.phase === 'over' || view.phase === 'setup') return null
  const tribes = view.order
  const { needs } = view
  return (
    <section class="ti-panel ti-needs" aria-label={say('picture.needs')}>
      <h3>{say('picture.needs')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{say('picture.tribe')}</span>
            </th>
            {(['born', 'food', 'shelter', 'waste'] as const).map((what) => (
              <th key={what} scope="col">
                <Said words={say(`picture.needs.${what}`)} class="ti-head">
                  <Glyph name={what} size={20} />
                </Said>
              </th>
            ))}
            {view.mission && (
              <th scope="col">
                <Said words={say(`mission.${view.mission}`)} class="ti-head">
                  <Glyph name="goal" size={20} />
                </Said>
              </th>
            )}
            <th scope="col">
              <Said words={say('picture.needs.survival')} class="ti-head">
                <Glyph name="survival" size={20} />
              </Said>
            </th>
          </tr>
        </thead>
        <tbody>
          {tribes.map((tribe) => (
            <TribeRow key={tribe} view={view} tribe={tribe} />
          ))}
        </tbody>
      </table>
      <ul class="ti-forecast">
        {GODS.map((god) => (
          <Line key={god} bad={needs.wrath[god] > 0}>
            <Glyph name={god} size={20} />
            {say('picture.needs.god', `god.${god}`, needs.slotsOpen[god], { raw: needs.wrath[god] === 0 ? '±0' : signed(needs.wrath[god]) })}
          </Line>
        ))}
        <Line bad={needs.wasteOver}>
          <Amount icon="waste" value={`${sum(needs.waste)}/${view.wasteLimit}`} size={20} />
          {say(needs.wasteOver ? 'picture.needs.waste-over' : 'picture.needs.waste-fine')}
        </Line>
        {needs.attacked.length > 0 && (
          <Line bad>
            <Glyph name="conquistador" size={20} />
            {say('picture.needs.attacked', { raw: needs.attacked.join(' · ') })}
          </Line>
        )}
        <Line bad={!needs.control}>
          <Glyph name={needs.control ? 'tick' : 'fort'} size={20} />
          {say(needs.control ? 'picture.needs.control' : 'picture.needs.no-control', ...islandsOf(view))}
        </Line>
      </ul>
    </section>
  )
}

const sum = (amounts: Partial<Record<string, number>>): number => Object.values(amounts).reduce<number>((all, one = 0) => all + one, 0)

const islandsOf = ({ islands }: View): [number, number] => [
  islands.filter(({ side }) => side === 'native').length,
  islands.filter(({ side }) => side === 'foreign').length,
]

const Line = ({ bad, children }: { bad: boolean; children: ComponentChildren }) => (
  <li class={bad ? 'ti-bad' : undefined}>
    {children}
  </li>
)

/** The natives that a tribe will have to feed: those there are and those still to be born. */
export function mouthsOf({ tribes, needs }: View, tribe: Tribe): number {
  const [villagers, nobles] = tribes[tribe]?.natives ?? [0, 0]
  return villagers + nobles + (needs.born[tribe] ?? 0)
}

/** A tribe's own needs; what goes wrong is marked by more than its colour. */
function TribeRow({ view, tribe }: { view: View; tribe: Tribe }) {
  const { say } = usePointing()
  const { needs } = view
  const mission = missionOf(view)
  const data = view.tribes[tribe]
  if (!data) return null
  const unfed = needs.unfed[tribe] ?? 0
  const exposed = needs.unsheltered[tribe] ?? 0
  const waste = needs.waste[tribe] ?? 0
  const { noble = false, villager = false, settlement = false } = needs.survival[tribe] ?? {}
  const missing = [...(noble ? [] : ['noble']), ...(villager ? [] : ['villager']), ...(settlement ? [] : ['shelter'])]
  const have = mission?.have[tribe] ?? 0
  const isMet = mission?.met.includes(tribe) ?? false
  const mouths = mouthsOf(view, tribe)
  return (
    <tr>
      <th scope="row" data-target={`tribe/${tribe}`}>
        <TribeGlyph tribe={tribe} size={20} />
      </th>
      <td>
        <Said words={say('picture.needs.born.of', needs.born[tribe] ?? 0)}>+{needs.born[tribe] ?? 0}</Said>
      </td>
      <td class={unfed > 0 ? 'ti-bad' : 'ti-fine'}>
        <Said words={say('picture.needs.food.of', data.food, mouths, unfed)}>
          {data.food}/{mouths}
          {unfed > 0 && <b> ▼{unfed}</b>}
        </Said>
      </td>
      <td class={exposed > 0 ? 'ti-bad' : 'ti-fine'}>
        <Said words={say('picture.needs.shelter.of', data.shelter, mouths - unfed, exposed)}>
          {data.shelter}/{mouths - unfed}
          {exposed > 0 && <b> ▼{exposed}</b>}
        </Said>
      </td>
      <td>
        <Said words={say('picture.needs.waste.of', waste)}>{waste}</Said>
      </td>
      {mission && (
        <td class={isMet ? 'ti-fine' : 'ti-bad'}>
          <Said words={say('picture.needs.mission.of', have, mission.need)}>
            {have}/{mission.need} {isMet ? '✓' : ''}
          </Said>
        </td>
      )}
      <td class={missing.length > 0 ? 'ti-bad' : 'ti-fine'}>
        {missing.length === 0 ? (
          <Said words={say('picture.needs.survives')}>✓</Said>
        ) : (
          <Said words={missing.map((what) => say(`picture.needs.no-${what}`)).join(', ')} class="ti-missing">
            ✕{' '}
            {missing.map((what) => (
              <Glyph key={what} name={what} size={17} />
            ))}
          </Said>
        )}
      </td>
    </tr>
  )
}
