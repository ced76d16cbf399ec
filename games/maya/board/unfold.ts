/** Tells the newest events of the log one after the other, so that a reader can follow a reveal or an erosion. */
import { useEffect, useState } from 'preact/hooks'
import type { LogEntry, Told } from '../../../web/src/api-types'
import type { GameEvent } from './view'

/** How long the events that are told one by one stay alone, in milliseconds; the others come with the next. */
const BEATS: Partial<Record<GameEvent['kind'], number>> = {
  quarry: 220,
  'card-shown': 130,
  lower: 350,
  dig: 150,
  token: 150,
  'left-behind': 250,
  announce: 100,
  gold: 90,
  erode: 90,
  fall: 90,
}

const beatOf = ({ kind }: GameEvent): number => BEATS[kind] ?? 0

/** How long it takes to tell events, until the last has been seen. */
export const lasts = (events: GameEvent[]): number => {
  const time = events.reduce((all, event) => all + beatOf(event), 0)
  return time > 0 ? time + 600 : 0
}

export interface Unfolding {
  /** The log with what is told of its newest entry. */
  log: LogEntry<GameEvent>[]
  /** What was told just now, one by one; nothing if the newest entry came all at once. */
  told: Told<GameEvent>[]
  /** What is still to be told. */
  coming: Told<GameEvent>[]
}

/** How many events are told so many milliseconds after the first. */
export function toldAfter(events: GameEvent[], elapsed: number): number {
  let time = 0
  const next = events.findIndex((event) => (time += beatOf(event)) > elapsed)
  return next < 0 ? events.length : next
}

export function useUnfolding(log: LogEntry<GameEvent>[], motion: boolean): Unfolding {
  const newest = log.at(-1)
  const step = newest?.step ?? 0
  const events = newest?.events ?? []
  // by the clock, so that a slow machine leaves beats out and does not fall behind
  const [seen, setSeen] = useState({ step, since: -Infinity, count: events.length })
  // only what comes next moves: not what is there at first, nor a leap while looking back
  const isNext = step > seen.step && (log.at(-2)?.step ?? 0) <= seen.step
  const since = step === seen.step ? seen.since : isNext ? performance.now() : -Infinity
  const moved = motion && since > -Infinity
  const count = !moved ? events.length : step === seen.step ? seen.count : toldAfter(events, 0)

  useEffect(() => {
    setSeen({ step, since, count })
    if (count >= events.length) return
    const tell = () => setSeen({ step, since, count: Math.max(count + 1, toldAfter(events, performance.now() - since)) })
    const timer = setTimeout(tell, beatOf(events[count]))
    return () => clearTimeout(timer)
  }, [step, count, moved])

  const told = events.slice(0, count)
  return {
    log: count < events.length ? [...log.slice(0, -1), { ...newest!, events: told }] : log,
    told: moved ? told : [],
    coming: events.slice(count),
  }
}
