/** What has happened, turn by turn, the newest first: a line for each deed, with what it brought. */
import { useState } from 'preact/hooks'
import type { LogEntry } from '../api-types'
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { Gains } from './gains'
import { linesOf, type Line } from './news'
import { lighting, type Scene } from './scene'
import { targetsOf, turnsOf, type Turn } from './turns'

const PAGE = 15

export function Log({ scene, log, look }: { scene: Scene; log: LogEntry[]; look: (step: number) => void }) {
  const say = useWords()
  const [count, setCount] = useState(PAGE)
  const turns = turnsOf(log)
  const shown = turns.slice(-count).reverse()
  if (!turns.length) return <p class="quiet">{say('log.empty')}</p>
  return (
    <>
      <ol class="log" aria-label={say('log')}>
        {shown.map((turn) => (
          <TurnInLog key={turn.entries[0]!.step} scene={scene} turn={turn} look={look} />
        ))}
      </ol>
      {turns.length > count && <button onClick={() => setCount(count + 4 * PAGE)}>{say('log.more')}</button>}
    </>
  )
}

function TurnInLog({ scene, turn, look }: { scene: Scene; turn: Turn; look: (step: number) => void }) {
  const say = useWords()
  const { client, texts } = scene
  const { seat, entries } = turn
  const step = entries.at(-1)!.step
  const lines = entries.flatMap(({ events }) => linesOf(events, client.brief))
  if (lines.length === 0) return null // nothing has come of it yet
  return (
    <li>
      {seat >= 0 && (
        <div class="log-head">
          <SeatMark client={client} texts={texts} seat={seat} />
          <strong>{texts.seatName(seat)}</strong>
          <button class="bare" onClick={() => look(step)} aria-label={say('log.look', step)} title={say('log.look', step)} {...lighting(scene, targetsOf([turn]))}>
            <Icon name="eye" />
          </button>
        </div>
      )}
      <ul>
        {lines.map((line, i) => (
          <LineInLog key={i} scene={scene} line={line} turnOf={seat} />
        ))}
      </ul>
    </li>
  )
}

function LineInLog({ scene, line, turnOf }: { scene: Scene; line: Line; turnOf: number }) {
  const { client, texts } = scene
  const { seat, phrase, gains, targets, heading } = line
  const kind = heading ? 'log-heading' : targets.length > 0 ? 'aimed' : ''
  return (
    <li class={kind} {...lighting(scene, targets)}>
      {!phrase && seat !== undefined && seat !== turnOf && (
        <>
          <SeatMark client={client} texts={texts} seat={seat} />
          <span class="hidden">{texts.seatName(seat)}</span>
        </>
      )}
      {phrase && texts.deed(phrase, turnOf)} <Gains gains={gains} client={client} texts={texts} />
    </li>
  )
}
