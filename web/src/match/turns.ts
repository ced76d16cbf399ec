/** The log, turn by turn. */
import type { LogEntry } from '../api-types'

export interface Turn {
  seat: number
  entries: LogEntry[]
}

/** Entries of one seat that follow each other are a turn. */
export function turnsOf(log: LogEntry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of log) {
    const last = turns.at(-1)
    if (last && last.seat === entry.seat) last.entries.push(entry)
    else turns.push({ seat: entry.seat, entries: [entry] })
  }
  return turns
}

/** What the others have done since a seat last chose: all of one's turns together, in the order in which they began. */
export function sinceTurnOf(log: LogEntry[], seat: number): Turn[] {
  const own = log.findLastIndex((entry) => entry.seat === seat)
  const since = new Map<number, LogEntry[]>()
  for (const entry of own < 0 ? [] : log.slice(own + 1)) {
    if (entry.seat >= 0) since.set(entry.seat, [...(since.get(entry.seat) ?? []), entry])
  }
  return [...since].map(([rival, entries]) => ({ seat: rival, entries }))
}

/** The places on the board that turns were about, each once. */
export function targetsOf(turns: Turn[]): string[] {
  return [...new Set(turns.flatMap(({ entries }) => entries.flatMap(({ events }) => events.flatMap(({ phrase }) => phrase.targets ?? []))))]
}
