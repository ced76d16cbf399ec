import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice } from '../src/api-types'
import { nextTurn, shapesAt, turnsOf } from '../src/board/shapes'
import { choicesAt } from '../src/board/spot'

const choice = (words: string, ...targets: string[]): Choice => ({ words, phrase: { key: 'choice.lay', args: [], targets } })

/** Dominoes on a board of 3 by 2: from a1 they fit to the right and down, from c1 only down. */
const right = choice('lay a1 0', 'a1', 'b1')
const down = choice('lay a1 1', 'a1', 'a2')
const last = choice('lay c1 1', 'c1', 'c2')
const pass: Choice = { words: 'pass', phrase: { key: 'choice.pass', args: [] } }
const single = choice('mark a1', 'a1')
const choices = [right, down, last, pass, single]
const shapes = { turnOf: ({ words }: Choice) => Number(words.split(' ')[2]) }

test('a shape is held by its first square, and only choices of several squares are shapes', () => {
  assert.deepEqual(shapesAt(choices, 'a1', shapes), [right, down])
  assert.deepEqual(shapesAt(choices, 'c1', shapes), [last])
  assert.deepEqual(shapesAt(choices, 'b1', shapes), [])
})

test('a game may lay pieces of one square, too', () => {
  assert.deepEqual(shapesAt(choices, 'a1', { ...shapes, least: 1 }), [right, down, single])
  assert.deepEqual(shapesAt([pass], 'a1', { ...shapes, least: 1 }), [])
})

test('a game may hold its shapes by another square', () => {
  const byTheEnd = { ...shapes, anchorOf: ({ phrase }: Choice) => phrase.targets!.at(-1)! }
  assert.deepEqual(shapesAt(choices, 'b1', byTheEnd), [right])
  assert.deepEqual(shapesAt(choices, 'a1', byTheEnd), [])
})

test('all turnings are known, in order', () => {
  assert.deepEqual(turnsOf(choices, shapes), [0, 1])
  assert.deepEqual(turnsOf([pass, single], shapes), [])
})

test('turning goes on to what fits at the square, and round again', () => {
  assert.equal(nextTurn(choices, 'a1', 0, shapes), 1)
  assert.equal(nextTurn(choices, 'a1', 1, shapes), 0)
  assert.equal(nextTurn(choices, 'c1', 0, shapes), 1)
  assert.equal(nextTurn(choices, 'c1', 1, shapes), 1)
})

test('where nothing fits, and off the board, it goes through all turnings', () => {
  assert.equal(nextTurn(choices, 'b2', 0, shapes), 1)
  assert.equal(nextTurn(choices, null, 1, shapes), 0)
  assert.equal(nextTurn([pass], null, 3, shapes), 3)
})

test('a place offers the choices that contain it', () => {
  assert.deepEqual(choicesAt(choices, 'a1'), [right, down, single])
  assert.deepEqual(choicesAt(choices, 'a2'), [down])
  assert.deepEqual(choicesAt(choices, 'd4'), [])
})
