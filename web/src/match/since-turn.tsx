/** What the others have done since the reader's last choice: a line for each of them, to see it again. */
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { Gains } from './gains'
import { add, linesOf, type Goods } from './news'
import { lighting, type Scene } from './scene'
import { targetsOf, type Turn } from './turns'

interface SinceTurnProps {
  scene: Scene
  turns: Turn[]
  /** Shows again what happened after one step, up to another. */
  watch: (from: number, to: number) => void
}

export function SinceTurn({ scene, turns, watch }: SinceTurnProps) {
  const say = useWords()
  return (
    <section class="since" aria-label={say('since')}>
      <ul>
        {turns.map((turn) => (
          <TurnLine key={turn.seat} scene={scene} turn={turn} watch={watch} />
        ))}
      </ul>
    </section>
  )
}

function TurnLine({ scene, turn, watch }: { scene: Scene; turn: Turn; watch: SinceTurnProps['watch'] }) {
  const say = useWords()
  const { client, texts } = scene
  const { seat, entries } = turn
  const lines = entries.flatMap(({ events }) => linesOf(events, client.brief))
  const own = lines.filter((line) => line.seat === seat)
  const gains: Goods = {}
  for (const line of own) add(gains, line.gains)
  // who only made something happen, such as the wheel turn, is told by that
  const told = own.some(({ phrase }) => phrase) ? own : lines.filter((line) => line.seat === undefined && !line.heading)
  const said = told.flatMap(({ phrase }) => (phrase ? [texts.deed(phrase, seat)] : []))
  return (
    <li>
      <button
        class="bare"
        onClick={() => watch(entries[0]!.step - 1, entries.at(-1)!.step)}
        title={say('since.again', { raw: texts.seatName(seat) })}
        {...lighting(scene, targetsOf([turn]))}
      >
        <SeatMark client={client} texts={texts} seat={seat} />
        <span class="grow">
          <span class="since-words">{said.join(' · ') || texts.seatName(seat)}</span>
          <Gains gains={gains} client={client} texts={texts} />
        </span>
        <Icon name="eye" />
      </button>
    </li>
  )
}
