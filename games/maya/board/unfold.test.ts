import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lasts, toldAfter } from './unfold'
import type { GameEvent } from './view'

const SEAT = { seat: 0 }
const revealed: GameEvent[] = [
  { kind: 'stop', ...SEAT },
  { kind: 'quarry', quarry: 0 },
  { kind: 'card-shown', ...SEAT, quarry: 0, card: '3', total: 3 },
  { kind: 'card-shown', ...SEAT, quarry: 0, card: '4', total: 7 },
  { kind: 'dig', ...SEAT, quarry: 0, cubes: 4, colour: 0 },
  { kind: 'shield', ...SEAT, quarry: 1 },
]

test('what needs no time is told at once, the rest one by one', () => {
  assert.equal(toldAfter(revealed, 0), 1)
  assert.equal(toldAfter(revealed, 219), 1)
  assert.equal(toldAfter(revealed, 220), 2)
  assert.equal(toldAfter(revealed, 350), 3)
  assert.equal(toldAfter(revealed, lasts(revealed)), revealed.length)
})

test('a plain choice takes no time', () => {
  assert.equal(lasts([{ kind: 'lay', ...SEAT, quarry: 0, back: 'low' }, { kind: 'stop', ...SEAT }]), 0)
  assert.equal(toldAfter([{ kind: 'build', ...SEAT, pyramid: 'copan', level: 0, colour: 0 }], 0), 1)
})
