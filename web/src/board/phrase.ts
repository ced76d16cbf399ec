import type { Arg, Phrase } from '../api-types'

/** A phrase of a game's catalogue. */
export const phrase = (key: string, ...args: Arg[]): Phrase => ({ key, args })

/** Several things in one phrase; catalogues have `join.1`, `join.2` and so on. */
export const joined = (parts: Phrase[]): Phrase => phrase(`join.${parts.length}`, ...parts)

/** Whether an event tells what a choice says itself: `event.place` tells nothing new after `choice.place`, nor after `choice.place.card`. */
export function isSaid(choice: Phrase, event: Phrase): boolean {
  const deed = ({ key }: Phrase) => key.slice(key.indexOf('.') + 1)
  return `${deed(choice)}.`.startsWith(`${deed(event)}.`)
}
