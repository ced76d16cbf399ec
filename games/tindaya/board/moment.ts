/** Where a match is: three eras, each with its strategy, its actions and its end. */
import type { Phrase } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import type { Phase, View } from './view'

export const ERAS = 3
const PARTS: Record<Phase, number> = { setup: 0, strategy: 0, actions: 1, end: 2, over: 3 }
const PARTS_OF_ERA = 3

export function moment({ era, phase }: View): { number: number; of: number; text: Phrase } {
  return {
    number: (Math.max(1, era) - 1) * PARTS_OF_ERA + PARTS[phase],
    of: ERAS * PARTS_OF_ERA,
    text: phrase('picture.era', era),
  }
}
