/** What guides are made of. */
import type { Choice } from '../api-types'
import type { GuideNote } from '../game-client'

/** The first choice whose words start with these. */
export function starting(choices: Choice[], words: string): Choice | undefined {
  return choices.find((choice) => `${choice.words} `.startsWith(`${words} `))
}

/** A note about a choice, where there is one. */
export function noteOf(choice: Choice | undefined, text: string): GuideNote[] {
  return choice ? [note(text, choice.phrase.target)] : []
}

export function note(text: string, target?: string): GuideNote {
  return target ? { text, target } : { text }
}
