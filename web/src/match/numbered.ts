/** Choices that stand for numbers. */
import type { Choice } from '../api-types'
import type { Numbers } from '../game-client'

export interface Numbered {
  choice: Choice
  numbers: Numbers
}

/** The choice that stands for a number. */
export const choiceFor = (numbered: Numbered[], number: number): Numbered | undefined =>
  numbered.find(({ numbers: { least, most } }) => least <= number && number <= most)

/** The next number that can be picked, in steps of some size; the outermost one at the ends. */
export function stepFrom(numbered: Numbered[], number: number, by: number): number {
  const least = Math.min(...numbered.map(({ numbers }) => numbers.least))
  const most = Math.max(...numbered.map(({ numbers }) => numbers.most))
  const step = Math.sign(by)
  let at = Math.max(least, Math.min(most, number + by))
  while (at !== number && !choiceFor(numbered, at) && least <= at + step && at + step <= most) at += step
  return choiceFor(numbered, at) ? at : number
}
