import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrase } from '../../../web/src/board/phrase'
import { giftsAmong, leftAfter, placeOf, spread } from './gifts'
import { sample } from './sample'
import type { AuctionView } from './view'

const auction: AuctionView = {
  plaques: [0, 2, 1].map((seat) => ({ seat, cattle: 0 })),
  next: 2,
  gift: 3,
  in: [0],
  passed: [1, 2],
  gave: [0, 2],
}

test('cattle go round from the plaque that is next', () => {
  assert.deepEqual(spread(auction, 1), [0, 0, 1])
  // as in the example of the rulebook: five, beginning with the third plaque
  assert.deepEqual(spread(auction, 5), [2, 1, 2])
  assert.deepEqual(spread({ ...auction, next: 0 }, 2), [1, 1, 0])
})

test('only legal gifts, the smallest first', () => {
  const choices = ['pass', 'give 5', 'give 4'].map((words) => ({ words, phrase: phrase('') }))
  assert.deepEqual(giftsAmong(choices), [4, 5])
})

test('who passes first is last', () => {
  assert.deepEqual([0, 1, 2].map((seat) => placeOf(auction, seat)), [undefined, 3, 2])
})

test('Elegua brings the first three cattle of the first gift', () => {
  const [a, b] = sample(['.']).players
  const players = [{ ...a, cattle: 5, god: 'elegua' as const }, { ...b, cattle: 5 }]
  const before = sample(['.'], { auction: { ...auction, gave: [] }, players })
  assert.deepEqual([2, 3, 6].map((gift) => leftAfter(before, 0, gift)), [5, 5, 2])
  assert.equal(leftAfter(before, 1, 3), 2)
  assert.equal(leftAfter({ ...before, auction }, 0, 3), 2)
})
