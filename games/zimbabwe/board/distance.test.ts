import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hubsFrom, stepsFrom, waysOf } from './distance'
import { landOf } from './land'
import { squaresOfPiece } from './pieces'
import { sample } from './sample'
import type { CraftsmanView, MonumentView, View } from './view'

const monument = (square: string, seat = 0): MonumentView => ({ square, seat, level: 1 })

const steps = (map: string[], from: string[], range = 3, more: Partial<View> = {}) =>
  stepsFrom(waysOf(landOf(sample(map, more))), from, range)

const hubs = (map: string[], from: string[], monuments: string[], range = 3) => {
  const land = landOf(sample(map, { monuments: monuments.map((square) => monument(square)) }))
  return hubsFrom(waysOf(land), from, range, land.monuments.keys())
}

test('in range is at most three steps, with Eshu six', () => {
  const map = ['........']
  assert.equal(steps(map, ['a1']).get('d1'), 3)
  assert.equal(steps(map, ['a1']).get('e1'), undefined)
  assert.equal(steps(map, ['a1'], 6).get('g1'), 6)
  assert.equal(steps(map, ['a1'], 6).get('h1'), undefined)
})

test('a step goes eight ways, over resources, craftsmen and starting areas like over any land', () => {
  const craftsmen: CraftsmanView[] = [{ craft: 'potter', square: 'b2', turn: 'across', seat: 0 }]
  const reached = steps(['.W..', 'S...', '....', '....'], ['a1'], 3, { craftsmen })
  assert.equal(reached.get('b2'), 1)
  assert.equal(reached.get('d4'), 3)
  assert.equal(reached.get('b1'), 1)
  assert.equal(reached.get('a2'), 1)
})

test('a body of water is one step however big, and leaving it one more', () => {
  const reached = steps(['.OOOOOOO.', '.........'], ['a1'])
  assert.equal(reached.get('h1'), 1)
  assert.equal(reached.get('i1'), 2)
  assert.equal(reached.get('i2'), 2)
})

test('water that only touches at a corner is another body: a diagonal step leads there', () => {
  const reached = steps(['.O....', '..O...', '...OO.'], ['a1'])
  assert.equal(reached.get('b1'), 1)
  assert.equal(reached.get('c2'), 2)
  assert.equal(reached.get('e3'), 3)
})

test('every square of a piece is its start, and reaching one square of a piece is enough', () => {
  const piece: CraftsmanView = { craft: 'ivory-carver', square: 'a1', seat: 0 }
  const reached = steps(['.......', '.......'], squaresOfPiece(piece))
  assert.equal(reached.get('b2'), 0)
  assert.equal(reached.get('e1'), 3)
  assert.equal(reached.get('f1'), undefined)
})

test('what is not on the map cannot be crossed, but a corner between tiles can', () => {
  assert.equal(steps(['. .', '. .'], ['a1']).get('c1'), undefined)
  assert.equal(steps(['. ', ' .'], ['a1']).get('b2'), 1)
})

test('rain joins neighbouring water at once', () => {
  const map = ['.OO..OO.', '........']
  assert.equal(steps(map, ['a1']).get('g1'), undefined)
  assert.equal(steps(map, ['a1'], 3, { water: [['d1', 'e1']] }).get('h1'), 2)
})

test('monuments do not hinder a craftsman on the way to a resource', () => {
  assert.equal(steps(['....'], ['a1'], 3, { monuments: [monument('b1')] }).get('d1'), 3)
})

test('a monument is passed only as a hub', () => {
  // the example of the rulings: monuments on squares 0 and 2 of a strip, a craftsman on 3
  const reached = hubs(['....'], ['a1'], ['a1', 'c1'])
  assert.equal(reached.get('b1'), 0)
  assert.equal(reached.get('c1'), 0)
  assert.equal(reached.get('d1'), 1)
})

test('a way around a monument needs no hub', () => {
  assert.equal(hubs(['....', '....'], ['a1'], ['a1', 'c1']).get('d1'), 0)
})

test('each stretch counts the full range anew, over any number of hubs', () => {
  const map = ['..............']
  const reached = hubs(map, ['a1'], ['a1', 'd1', 'g1', 'j1'])
  assert.deepEqual(['d1', 'g1', 'j1', 'm1', 'n1'].map((square) => reached.get(square)), [0, 1, 2, 3, undefined])
})

test('the fewest hubs count', () => {
  const map = ['.......', '.......', '.......']
  assert.equal(hubs(map, ['a2'], ['a2', 'b1', 'c1', 'd1']).get('g2'), 1)
})

test('hubs over water, and with the range of Eshu', () => {
  assert.equal(hubs(['.OOOOO....'], ['a1'], ['a1', 'g1']).get('h1'), 1)
  assert.equal(hubs(['.......'], ['a1'], ['a1'], 6).get('g1'), 0)
})

test('a craftsman as the start of a leg', () => {
  const land = landOf(sample(['..........', '..........'], { monuments: [monument('e1')] }))
  const reached = hubsFrom(waysOf(land), ['a1', 'b1', 'a2', 'b2'], 3, land.monuments.keys())
  assert.equal(reached.get('e1'), 0)
  assert.equal(reached.get('h1'), 1)
  assert.equal(reached.get('i1'), undefined)
})
