import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysOf } from './distance'
import { inspect, originAt, rangeOf } from './inspect'
import { landOf } from './land'
import { sample } from './sample'
import type { CraftsmanView, View } from './view'

const potter = (square: string): CraftsmanView => ({ craft: 'potter', square, turn: 'across', seat: 0 })
const look = (view: View, square: string, range = 3) => {
  const land = landOf(view)
  return inspect(view, land, waysOf(land), originAt(land, square), range)
}

test('a craftsman sees the resources of his kind in range: free, claimed or used', () => {
  const view = sample(['C...C..CW...'], { craftsmen: [potter('c1'), potter('i1')], used: { a1: 1 } })
  assert.deepEqual([...look(view, 'c1').resources], [['a1', 'used'], ['e1', 'free']])
  const third = { ...view, craftsmen: [...view.craftsmen, potter('f1')] }
  assert.deepEqual([...look(third, 'f1').resources], [['e1', 'claimed'], ['h1', 'claimed']])
})

test('a square without a craftsman sees all resources in range', () => {
  assert.deepEqual([...look(sample(['.W..D.I']), 'c1').resources.keys()], ['b1', 'e1'])
})

test('all squares of a piece are looked at from any of them', () => {
  const view = sample(['......'], { craftsmen: [potter('a1')] })
  assert.deepEqual(look(view, 'b1').origin.squares, ['a1', 'b1'])
  assert.equal(look(view, 'b1').steps.get('e1'), 3)
})

test('with Atete a resource is used up by two markers only', () => {
  const view = sample(['C..'], { craftsmen: [potter('b1')], used: { a1: 1 } })
  const atete = { ...view, players: [{ ...view.players[0], god: 'atete' as const }, view.players[1]] }
  assert.equal(look(view, 'b1').resources.get('a1'), 'used')
  assert.equal(look(atete, 'b1').resources.get('a1'), 'free')
})

test('Eshu doubles the range', () => {
  const view = sample(['.'])
  assert.equal(rangeOf(view, 0), 3)
  assert.equal(rangeOf({ ...view, players: [{ ...view.players[0], god: 'eshu' }] }, 0), 6)
})
