import assert from 'node:assert/strict'
import { test } from 'node:test'
import { erosionOf, frontierOf, ranksOf } from './majority'

test('most and second most, with all who tie', () => {
  assert.deepEqual(ranksOf([3, 1, 2]), { first: [0], second: [2] })
  assert.deepEqual(ranksOf([2, 2, 1, 1]), { first: [0, 1], second: [2, 3] })
})

test('alone on a level there is no second, and on an empty one nobody', () => {
  assert.deepEqual(ranksOf([0, 4, 0]), { first: [1], second: [] })
  assert.deepEqual(ranksOf([0, 0, 0]), { first: [], second: [] })
})

test('may be built on the lowest level that is not full everywhere', () => {
  const levels = [7, 5].map((spaces) => ({ spaces, gold: [3, 1] }))
  const built = (pyramids: Record<string, number[][]>) => ({ pyramids, numbers: { pyramids: { copan: levels, uxmal: levels } } })
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
