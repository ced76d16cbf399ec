import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '../../../web/src/api-types'
import { lasts, toldAfter } from './unfold'

const events = (...keys: string[]): Phrase[] => keys.map((key) => ({ key: `event.${key}`, args: [] }))
const revealed = events('stop', 'quarry', 'card-shown', 'card-shown', 'dig', 'shield')

test('what needs no time is told at once, the rest one by one', () => {
  assert.equal(toldAfter(revealed, 0), 1)
  assert.equal(toldAfter(revealed, 219), 1)
  assert.equal(toldAfter(revealed, 220), 2)
  assert.equal(toldAfter(revealed, 350), 3)
  assert.equal(toldAfter(revealed, lasts(revealed)), revealed.length)
})

test('a plain choice takes no time', () => {
  assert.equal(lasts(events('lay', 'stop')), 0)
  assert.equal(toldAfter(events('build'), 0), 1)
})
