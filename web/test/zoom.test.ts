import assert from 'node:assert/strict'
import { test } from 'node:test'
import { framing, isWhole, MOST, moved, onMap, showing, shows, WHOLE, zoomed } from '../src/board/zoom'

test('the point under the finger stays where it is', () => {
  const zoom = zoomed(WHOLE, 2, { x: 30, y: 40 }, 100, 100)
  assert.deepEqual(onMap(zoom, { x: 30, y: 40 }), { x: 30, y: 40 })
  assert.equal(zoom.scale, 2)
})

test('never smaller than the whole map, never too big', () => {
  assert.deepEqual(zoomed(WHOLE, 0.5, { x: 30, y: 40 }, 100, 100), WHOLE)
  assert.equal(zoomed(WHOLE, 100, { x: 0, y: 0 }, 100, 100).scale, MOST)
  assert.ok(isWhole(WHOLE))
})

test('the map cannot be moved out of its frame', () => {
  assert.deepEqual(moved(WHOLE, { x: 50, y: 50 }, 100, 100), WHOLE)
  const zoom = zoomed(WHOLE, 2, { x: 50, y: 50 }, 100, 100)
  assert.deepEqual(moved(zoom, { x: 500, y: -500 }, 100, 100), { scale: 2, x: 0, y: -100 })
})

test('a point outside comes into sight, one in sight moves nothing', () => {
  const zoom = { scale: 2, x: 0, y: 0 }
  assert.deepEqual(showing(zoom, { x: 80, y: 20 }, 5, 100, 100), { scale: 2, x: -70, y: 0 })
  assert.deepEqual(showing(zoom, { x: 20, y: 20 }, 5, 100, 100), zoom)
  assert.ok(shows(zoom, { x: 20, y: 20 }, 5, 100, 100))
  assert.ok(!shows(zoom, { x: 80, y: 20 }, 5, 100, 100))
})

test('some points are shown as big as they fit, within bounds', () => {
  const [a, b] = [{ x: 40, y: 40 }, { x: 60, y: 40 }]
  assert.deepEqual(framing([a, b], 10, 1, 5, 100, 100), { scale: 2.5, x: 50 - 50 * 2.5, y: 50 - 40 * 2.5 })
  assert.equal(framing([a], 5, 1, 3, 100, 100).scale, 3)
})

test('points too far from each other are shown around the first', () => {
  const zoom = framing([{ x: 70, y: 50 }, { x: 0, y: 0 }], 10, 2, 3, 100, 100)
  assert.deepEqual(zoom, { scale: 2, x: 50 - 70 * 2, y: 50 - 50 * 2 })
})
