/** Where a match is: each round has three parts that take their time. */
import type { Phrase } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import { box } from './data'
import type { Phase, View } from './view'

const PARTS: Record<Phase, number> = { start: 0, auction: 1, dig: 1, reveal: 2, transport: 2, build: 3, over: 3 }
const LAST_PART = 3

export function moment(view: View): { number: number; of: number; text: Phrase } {
  return {
    number: (view.round - 1) * LAST_PART + PARTS[view.phase],
    of: box.rounds.number * LAST_PART,
    text: phrase('event.round', view.round),
  }
}
