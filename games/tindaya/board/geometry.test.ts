import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APOTHEM, hexAt, middleOf, SIZE, trace } from './geometry'
import { basePlaces, COLUMNS, DIRECTIONS, distance, HEXES, hexName, hexNumber, hexNumbered, hexOf, isOnMap, lineBetween, neighboursOf, ROWS, stepTo, within } from './hexes'

const names = (hexes: { column: number; row: number }[]) => hexes.map(hexName)
const least = (numbers: number[]) => Math.min(...numbers)

test('the map has 112 hexes, numbered by column and row', () => {
  assert.equal(HEXES.length, 112)
  assert.equal(COLUMNS * ROWS, 112)
  HEXES.forEach((hex, i) => assert.equal(hexNumber(hex), i))
  assert.deepEqual(hexNumbered(5 * 7 + 2), { column: 5, row: 2 })
  for (const hex of HEXES) assert.deepEqual(hexOf(hexName(hex)), hex)
})

test('neighbours of an even and of an odd column, clockwise from the top', () => {
  assert.deepEqual(names(neighboursOf({ column: 4, row: 2 })), ['4,1', '5,1', '5,2', '4,3', '3,2', '3,1'])
  assert.deepEqual(names(neighboursOf({ column: 5, row: 2 })), ['5,1', '6,2', '6,3', '5,3', '4,3', '4,2'])
  assert.deepEqual(names(neighboursOf({ column: 0, row: 0 })), ['1,0', '0,1'])
})

test('the opposite direction leads back', () => {
  for (const hex of HEXES) {
    DIRECTIONS.forEach((direction, i) => {
      assert.deepEqual(stepTo(stepTo(hex, direction), DIRECTIONS[(i + 3) % 6]!), hex)
    })
  }
})

test('neighbours touch on the picture, and only they are one step apart', () => {
  for (const hex of HEXES) {
    const near = new Set(names(neighboursOf(hex)))
    for (const other of HEXES) {
      const [a, b] = [middleOf(hex), middleOf(other)]
      const isNear = Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 2 * APOTHEM) < 0.01
      assert.equal(isNear, near.has(hexName(other)))
      assert.equal(distance(hex, other) === 1, near.has(hexName(other)))
    }
  }
})

test('distances are those of the steps between', () => {
  const from = { column: 5, row: 3 }
  const steps = new Map([[hexName(from), 0]])
  const queue = [from]
  for (let hex = queue.shift(); hex; hex = queue.shift()) {
    for (const next of neighboursOf(hex)) {
      if (steps.has(hexName(next))) continue
      steps.set(hexName(next), steps.get(hexName(hex))! + 1)
      queue.push(next)
    }
  }
  for (const hex of HEXES) assert.equal(distance(from, hex), steps.get(hexName(hex)))
})

test('rings hold 7, 19 and 37 hexes in the middle of the map', () => {
  assert.deepEqual([1, 2, 3].map((rings) => within({ column: 7, row: 3 }, rings).length), [7, 19, 37])
})

test('the eight bases lie as the rules say: volcanoes on side A four apart, on side B three', () => {
  for (const [side, apart] of [['a', 4], ['b', 3]] as const) {
    const places = basePlaces(side)
    assert.equal(places.length, 8)
    assert.equal(new Set(names(places.flatMap(({ volcano, abyss }) => [volcano, abyss]))).size, 16)
    for (const { volcano, abyss } of places) assert.ok(isOnMap(volcano) && isOnMap(abyss))
    const volcanoes = places.map(({ volcano }) => volcano)
    const gaps = volcanoes.flatMap((one, i) => volcanoes.slice(i + 1).map((other) => distance(one, other)))
    assert.equal(least(gaps), apart)
    for (const { abyss } of places) assert.equal(least(volcanoes.map((volcano) => distance(volcano, abyss))), 2)
  }
  assert.deepEqual(basePlaces('a')[0], { volcano: { column: 1, row: 1 }, abyss: { column: 3, row: 2 } })
  assert.deepEqual(basePlaces('a')[7], { volcano: { column: 13, row: 5 }, abyss: { column: 15, row: 4 } })
  assert.deepEqual(basePlaces('b')[2], { volcano: { column: 10, row: 2 }, abyss: { column: 8, row: 2 } })
})

test('a canoe sails in straight lines', () => {
  assert.deepEqual(names(lineBetween({ column: 4, row: 2 }, { column: 6, row: 3 })!), ['4,2', '5,2', '6,3'])
  assert.deepEqual(names(lineBetween({ column: 4, row: 2 }, { column: 4, row: 0 })!), ['4,2', '4,1', '4,0'])
  assert.equal(lineBetween({ column: 4, row: 2 }, { column: 6, row: 2 }), undefined)
  assert.deepEqual(names(lineBetween({ column: 4, row: 2 }, { column: 4, row: 2 })!), ['4,2'])
})

test('the middle of every hex lies in it, and nothing beyond the map does', () => {
  for (const hex of HEXES) {
    const { x, y } = middleOf(hex)
    assert.deepEqual(hexAt({ x, y }), hex)
    assert.deepEqual(hexAt({ x: x + SIZE * 0.4, y: y - APOTHEM * 0.6 }), hex)
  }
  assert.equal(hexAt({ x: -SIZE, y: 0 }), undefined)
})

test('the border of two neighbours is one loop of ten corners, that of a ring has a second one inside', () => {
  assert.deepEqual(trace(['4,2', '5,2']).map((loop) => loop.length), [10])
  const ring = names(neighboursOf({ column: 4, row: 2 }))
  assert.deepEqual(trace(ring).map((loop) => loop.length).sort((a, b) => a - b), [6, 18])
  assert.equal(trace(['0,0', '9,4']).length, 2)
})
