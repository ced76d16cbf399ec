/** Where a match is: each round has an auction and turns. Nobody knows how many rounds there will be. */
import type { Phrase } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import type { Phase, View } from './view'

const PARTS: Record<Phase, number> = { start: 0, auction: 0, turns: 1, over: 2 }
const PARTS_OF_ROUND = 2
/** Most matches are over by then. */
const USUAL_ROUNDS = 12

export function moment(view: View): { number: number; of: number; text: Phrase } {
  return {
    number: Math.max(0, view.round - 1) * PARTS_OF_ROUND + PARTS[view.phase],
    of: Math.max(USUAL_ROUNDS, view.round) * PARTS_OF_ROUND,
    text: phrase('picture.round', view.round),
  }
}
