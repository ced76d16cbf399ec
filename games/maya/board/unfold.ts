/** Tells the newest events of the log one after the other, so that a reader can follow a reveal or an erosion. */
import { useEffect, useState } from 'preact/hooks'
import type { LogEntry, Phrase } from '../../../web/src/api-types'

/** How long the events that are told one by one stay alone, in milliseconds; the others come with the next. */
const BEATS: Record<string, number | undefined> = {
  'event.quarry': 220,
  'event.card-shown': 130,
  'event.lower': 350,
  'event.dig': 150,
  'event.dig.neutral': 150,
  'event.token': 150,
  'event.left-behind': 250,
  'event.announce': 100,
  'event.gold': 90,
  'event.erode': 90,
  'event.fall': 90,
}

const beatOf = ({ key }: Phrase): number => BEATS[key] ?? 0

/** How long it takes to tell events, until the last has been seen. */
export const lasts = (events: Phrase[]): number => {
  const time = events.reduce((all, event) => all + beatOf(event), 0)
  return time > 0 ? time + 600 : 0
}

export interface Unfolding {
  /** The log with what is told of its newest entry. */
  log: LogEntry[]
  /** What was told just now, one by one; nothing if the newest entry came all at once. */
  told: Phrase[]
  /** What is still to be told. */
  coming: Phrase[]
}

export function useUnfolding(log: LogEntry[], motion: boolean): Unfolding {
  const newest = log.at(-1)
  const step = newest?.step ?? 0
  const events = newest?.events ?? []
  const [seen, setSeen] = useState({ step, count: events.length, moved: false })
  // only what comes next moves: not what is there at first, nor a leap while looking back
  const isNext = step > seen.step && (log.at(-2)?.step ?? 0) <= seen.step
  const moved = motion && (step === seen.step ? seen.moved : isNext)
  const count = !moved ? events.length : step === seen.step ? seen.count : nextBeat(events, 0)

  useEffect(() => {
    setSeen({ step, count, moved })
    if (count >= events.length) return
    const timer = setTimeout(
      () => setSeen({ step, count: nextBeat(events, count + 1), moved }),
      beatOf(events[count]),
    )
    return () => clearTimeout(timer)
  }, [step, count, moved])

  const told = events.slice(0, count)
  return {
    log: count < events.length ? [...log.slice(0, -1), { ...newest!, events: told }] : log,
    told: moved ? told : [],
    coming: events.slice(count),
  }
}

/** How many events can be told before the next one that stays alone. */
function nextBeat(events: Phrase[], from: number): number {
  const next = events.findIndex((event, i) => i >= from && beatOf(event) > 0)
  return next < 0 ? events.length : next
}
