import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Arg, Choice } from '../../../web/src/api-types'
import { capacityOf, left } from './left'

const player = { gold: 10, cubes: 7, neutralCubes: 0, hand: [3, 4, 4, 8, -3], tokens: [] as string[] }
const view = { seats: 4, players: [player] }

function choice(key: string, ...args: Arg[]): Choice {
  return { words: '', phrase: { key, args }, outcome: [] }
}

const leaves = (key: string, amount: number) => ({ key: 'picture.left', args: [{ key, args: [amount] }] })

test('a double move takes three cubes, with its token two', () => {
  assert.deepEqual(left(view, 0, choice('choice.double')), leaves('picture.cubes', 4))
  assert.deepEqual(left(view, 0, choice('choice.double.token')), leaves('picture.cubes', 5))
  assert.deepEqual(left(view, 0, choice('choice.double.joker')), leaves('picture.cubes', 5))
})

test('passing takes a cube, with its token none', () => {
  assert.deepEqual(left(view, 0, choice('choice.pass')), leaves('picture.cubes', 6))
  assert.deepEqual(left(view, 0, choice('choice.pass.forced', 1)), leaves('picture.cubes', 6))
  assert.equal(left(view, 0, choice('choice.pass.token')), undefined)
})

test('a bid tells the gold that is left once it is known exactly', () => {
  assert.deepEqual(left(view, 0, choice('choice.units', 7)), leaves('picture.gold', 3))
  assert.equal(left(view, 0, choice('choice.tens', 0, 9)), undefined)
})

test('a card that is laid no longer carries', () => {
  const lay = (value: number) => choice('choice.lay', { key: 'card', args: [value] })
  assert.deepEqual(left(view, 0, lay(8)), { key: 'picture.left.carries', args: [11] })
  assert.deepEqual(left(view, 0, lay(4)), { key: 'picture.left.carries', args: [15] })
  assert.deepEqual(left(view, 0, lay(-3)), { key: 'picture.left.carries', args: [19] })
})

test('tokens carry, too, and between two players each point two cubes', () => {
  assert.equal(capacityOf(view, [3, -3], ['transport']), 5)
  assert.equal(capacityOf(view, [], ['transport', 'big-transport']), 6)
  assert.equal(capacityOf({ seats: 2 }, [3, 'neutral'], ['transport']), 10)
})
