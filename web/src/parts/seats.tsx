/** Small things about seats that several pages say. */
import type { Seat, Table } from '../api-types'
import { useWords } from '../language'
import type { Texts } from '../texts'

/** Whether a table waits for the reader. */
export const isMyTurn = ({ status, you, decider }: Table): boolean => status === 'running' && you >= 0 && decider === you

/** Who sits there, in words: a name, a bot with its level, nobody yet. */
export function describeSeat(say: Texts['say'], seat: Seat): string {
  if (seat.kind === 'open') return say('seat.open')
  if (seat.kind === 'bot') return say('seat.bot', seat.level ? `level.${seat.level}` : 'level')
  return seat.name || say('seat.unknown')
}

export function LevelSelect(props: { levels: string[]; value: string; set: (level: string) => void; label: string; id?: string }) {
  const say = useWords()
  return (
    <select aria-label={props.label} value={props.value} onChange={(e) => props.set(e.currentTarget.value)} id={props.id}>
      {props.levels.map((level) => (
        <option key={level} value={level}>
          {say(`level.${level}`)}
        </option>
      ))}
    </select>
  )
}

/** The others at a table, or all whom a spectator sees. */
export function whoElseSits(say: Texts['say'], { seats, you }: Table): string {
  return seats.filter((_, seat) => seat !== you).map((seat) => (seat.kind === 'bot' ? say(`level.${seat.level}`) : describeSeat(say, seat))).join(' · ')
}
