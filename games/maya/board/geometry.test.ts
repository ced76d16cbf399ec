import assert from 'node:assert/strict'
import { test } from 'node:test'
import pyramidFile from '../src/main/resources/ceiba/maya/pyramids.json'
import { paintOrder, project, sidesOf, spacesOf } from './geometry'

/** Ours, and some that an owner of the box might enter. */
const PYRAMIDS = [
  ...Object.values(pyramidFile.pyramids),
  ...[[12, 12, 12, 12], [6, 1, 1, 1], [6, 12, 1], [7, 2, 3]].map((counts) => counts.map((spaces) => ({ spaces }))),
]

const planOf = (levels: { spaces: number }[]) => {
  const counts = levels.map(({ spaces }) => spaces)
  const sides = sidesOf(counts)
  return counts.map((count, level) => ({ count, side: sides[level], spaces: spacesOf(count, sides[level]) }))
}

test('every level has as many spaces as the numbers say, and each pyramid leaves room for a shrine', () => {
  for (const pyramid of PYRAMIDS) {
    for (const { count, spaces } of planOf(pyramid)) assert.equal(spaces.length, count)
    assert.ok(planOf(pyramid).at(-1)!.side >= 3)
  }
})

test('cubes stand on their level and not in each other', () => {
  for (const pyramid of PYRAMIDS) {
    for (const { side, spaces } of planOf(pyramid)) {
      for (const [i, a] of spaces.entries()) {
        assert.ok(a.x >= 0 && a.y >= 0 && a.x <= side - 1 && a.y <= side - 1)
        for (const b of spaces.slice(i + 1)) assert.ok(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) >= 1 - 1e-9)
      }
    }
  }
})

test('what a cube stands on is not built over by the level above', () => {
  for (const pyramid of PYRAMIDS) {
    for (const { side, spaces } of planOf(pyramid)) {
      for (const { x, y } of spaces) assert.ok(x === side - 1 || y === side - 1)
    }
  }
})

test('an odd number of spaces uses the corner, an even one leaves it free', () => {
  assert.equal(spacesOf(5, 3).filter(({ facing }) => facing === 'corner').length, 1)
  assert.equal(spacesOf(4, 3).filter(({ facing }) => facing === 'corner').length, 0)
})

test('cubes further in front are painted later', () => {
  const spaces = spacesOf(9, 5)
  const depths = paintOrder(spaces).map((i) => project(spaces[i].x, spaces[i].y, 0).y)
  assert.deepEqual(depths, [...depths].sort((a, b) => a - b))
})

test('a step up is seen above, a step to the reader below', () => {
  assert.ok(project(0, 0, 1).y < project(0, 0, 0).y)
  assert.ok(project(1, 1, 0).y > project(0, 0, 0).y)
  assert.equal(project(2, 2, 0).x, 0)
})
