/** What has happened, turn by turn, the newest first. */
import { useState } from 'preact/hooks'
import type { LogEntry } from '../api-types'
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { lighting, type Scene } from './scene'
import { turnsOf } from './turns'

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
        {shown.map(({ seat, entries }) => (
          <li key={entries[0]!.step}>
            {seat >= 0 && (
              <div class="log-head">
                <SeatMark client={scene.client} texts={scene.texts} seat={seat} />
                <strong>{scene.texts.seatName(seat)}</strong>
                <button
                  class="bare"
                  onClick={() => look(entries.at(-1)!.step)}
                  aria-label={say('log.look', entries.at(-1)!.step)}
                  title={say('log.look', entries.at(-1)!.step)}
                  {...lighting(scene, entries.flatMap(({ events }) => events.flatMap(({ phrase }) => phrase.targets ?? [])))}
                >
                  <Icon name="eye" />
                </button>
              </div>
            )}
            <ul>
              {entries.flatMap(({ step, events }) =>
                events.map(({ phrase }, i) => (
                  <li key={`${step}.${i}`} class={phrase.targets ? 'aimed' : ''} {...lighting(scene, phrase.targets ?? [])}>
                    {scene.texts.say(phrase)}
                  </li>
                )),
              )}
            </ul>
          </li>
        ))}
      </ol>
      {turns.length > count && <button onClick={() => setCount(count + 4 * PAGE)}>{say('log.more')}</button>}
    </>
  )
}
