import type { LogEntry } from '../api-types'

interface Turn {
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
