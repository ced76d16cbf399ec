import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWhole, MOST, moved, onMap, showing, WHOLE, zoomed } from '../src/board/zoom'

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
})
