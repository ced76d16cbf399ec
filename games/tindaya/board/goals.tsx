/** What the match is about: the mission of all, or the common objectives and who meets them. */
import { usePointing } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { file } from './data'
import { Glyph, TribeGlyph } from './marks'
import type { Difficulty, Mission, MissionState, Tribe, View } from './view'

const LEVELS: Difficulty[] = ['easy', 'normal', 'hard']

/** What a mission asks for at a difficulty. */
export function sayMission(word: Mission, difficulty: Difficulty, say: Say): string {
  const level = LEVELS.indexOf(difficulty)
  const numbers = word === 'learning' ? [file.missions.trades[level]!, file.missions.inventions[level]!] : [file.missions[word][level]!]
  return say(`mission.${word}.does`, ...numbers)
}

export const sayCommon = (word: string, say: Say): string =>
  say(`common.${word}.does`, (file.common as Record<string, number | string>)[word] as number)

/** What each tribe has of the mission, in Alliance. */
export const missionOf = ({ mission, objectives }: View): MissionState | undefined =>
  mission === undefined ? undefined : (objectives as MissionState)

/** Who meets a common objective. */
const metBy = ({ objectives }: View, word: string): Tribe[] => (objectives as Record<string, Tribe[]>)[word] ?? []

export function Goals({ view }: { view: View }) {
  const { say } = usePointing()
  const { mission, common = [] } = view
  const progress = missionOf(view)
  return (
    <section class="ti-panel ti-goals" aria-label={say(mission ? 'picture.mission' : 'picture.common')}>
      <h3>{say(mission ? 'picture.mission' : 'picture.common')}</h3>
      <ul>
        {mission && (
          <Goal
            name={say(`mission.${mission}`)}
            does={sayMission(mission, view.variants.difficulty, say)}
            met={progress?.met ?? []}
          />
        )}
        {common.map((word) => (
          <Goal key={word} name={say(`common.${word}`)} does={sayCommon(word, say)} met={metBy(view, word)} />
        ))}
      </ul>
    </section>
  )
}

function Goal({ name, does, met }: { name: string; does: string; met: Tribe[] }) {
  const { say } = usePointing()
  return (
    <li>
      <Glyph name="goal" size={22} />
      <span class="ti-goal-words">
        <b>{name}</b>
        <span>{does}</span>
      </span>
      <span class="ti-goal-met" role="group" aria-label={say('picture.met-by')}>
        {met.length === 0 ? <span class="ti-quiet">{say('picture.met-by.none')}</span> : met.map((tribe) => <TribeGlyph key={tribe} tribe={tribe} size={18} />)}
      </span>
    </li>
  )
}
