/** What guides are made of. */
import type { Choice, LogEntry } from '../api-types'
import type { GuideNote } from '../game-client'

/** More are not read. */
const MAX_NOTES = 2

/** The most pressing notes. */
export const mostPressing = (notes: GuideNote[]): GuideNote[] => notes.slice(0, MAX_NOTES)

/** The first choice whose words start with these. */
export function starting(choices: Choice[], words: string): Choice | undefined {
  return choices.find((choice) => `${choice.words} `.startsWith(`${words} `))
}

/** A note about a choice, where there is one. */
export function noteOf(choice: Choice | undefined, text: string): GuideNote[] {
  return choice ? [note(text, ...(choice.phrase.targets ?? []))] : []
}

export function note(text: string, ...targets: string[]): GuideNote {
  return { text, targets }
}

/** Whether a seat has made a decision from which such an event followed, or began with it. */
export function hasDone(log: LogEntry[], seat: number, kind: string): boolean {
  return log.some((entry) => entry.seat === seat && entry.events.some((event) => event.kind === kind))
}
