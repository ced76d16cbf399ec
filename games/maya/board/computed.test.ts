import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriesOf, erosionOf, frontierOf, ranksOf } from './computed'
import type { View } from './view'
import { views } from './view.samples'

test('most and second most, with all who tie', () => {
  assert.deepEqual(ranksOf([3, 1, 2]), [[0], [2]])
  assert.deepEqual(ranksOf([2, 2, 1, 1]), [[0, 1], [2, 3]])
})

test('alone on a level there is no second, and on an empty one nobody', () => {
  assert.deepEqual(ranksOf([0, 4, 0]), [[1], []])
  assert.deepEqual(ranksOf([0, 0, 0]), [[], []])
})

test('may be built on the lowest level that is not full everywhere', () => {
  const levels = [7, 5].map((spaces) => ({ spaces, gold: [3, 1] }))
  const built = (pyramids: View['pyramids']): View => ({
    ...views[0],
    pyramids,
    numbers: { pyramids: { copan: levels, uxmal: levels }, quarries: [] },
  })
  assert.equal(frontierOf(built({ copan: [[4, 3], [1, 0]], uxmal: [[7, 0], [0, 0]] })), 1)
  assert.equal(frontierOf(built({ copan: [[4, 3], [1, 0]], uxmal: [[6, 0], [0, 0]] })), 0)
  assert.equal(frontierOf(built({ copan: [[4, 3], [5, 0]], uxmal: [[7, 0], [0, 5]] })), Infinity)
})

test('who earns gold loses a cube, and those above it that nothing carries any more', () => {
  assert.deepEqual(
    erosionOf([
      [3, 1, 0],
      [0, 2, 0],
    ]),
    [
      [1, 1, 0],
      [0, 2, 0],
    ],
  )
})

test('who earns nothing loses nothing', () => {
  assert.deepEqual(erosionOf([[3, 2, 1]]), [[1, 1, 0]])
})

test('tokens carry, too, and between two players each point two cubes', () => {
  const carries = (seats: number, ...[hand, tokens]: [View['players'][0]['hand'], View['players'][0]['tokens']]) =>
    carriesOf({ ...views[0], seats, players: [{ ...views[0].players[0], hand, tokens }] }, 0)
  assert.equal(carries(4, [3, -3], ['transport']), 5)
  assert.equal(carries(4, [], ['transport', 'big-transport']), 6)
  assert.equal(carries(2, [3, 'neutral'], ['transport']), 10)
  assert.equal(carries(4, { low: 2 }, []), undefined)
})
