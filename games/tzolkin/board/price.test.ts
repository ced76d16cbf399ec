import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Arg, Choice } from '../../../web/src/api-types'
import { left, priceOf } from './price'

const view = { players: [{ corn: 2 }, { corn: 8 }] }

function choice(key: string, ...args: Arg[]): Choice {
  return { words: '', phrase: { key, args }, outcome: [] }
}

function corn(amount: number) {
  return { key: 'goods.corn', args: [amount] }
}

test('placing tells the corn that is left', () => {
  const place = choice('choice.place', 'gear.palenque', 2, corn(3))
  assert.equal(priceOf(place), 3)
  assert.deepEqual(left(view, 1, place), { key: 'picture.left', args: [corn(5)] })
})

test('an action paid in corn tells it, too', () => {
  const use = choice('choice.use', { key: 'action', args: [] }, corn(1))
  assert.deepEqual(left(view, 0, use), { key: 'picture.left', args: [corn(1)] })
})

test('what costs nothing leaves all', () => {
  assert.equal(left(view, 1, choice('choice.claim', corn(0))), undefined)
  assert.equal(left(view, 1, choice('choice.turn.none')), undefined)
  assert.equal(left(view, 1, choice('choice.sell', { key: 'goods.wood', args: [1] }, corn(2))), undefined)
})
