import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sample } from './sample'
import { placingOf, stepOf, turningOf, turnNumber, wordsFor } from './step'

const placing = (...pending: string[]) => placingOf(sample(['..'], { pending }))

test('the last step is decided first', () => {
  assert.deepEqual(stepOf(sample(['..'], { pending: ['turn', 'site potter'] })), { word: 'site', args: ['potter'] })
  assert.deepEqual(stepOf(sample(['..'], { pending: [] })), { word: '', args: [] })
})

test('the words of a choice follow from piece, square and turning', () => {
  assert.equal(wordsFor(placing('turn', 'craft', 'site potter')!, 'c7', 'down'), 'site c7 down')
  assert.equal(wordsFor(placing('turn', 'craft', 'area sculptor')!, 'c7', 'down'), 'area c7')
  assert.equal(wordsFor(placing('turn', 'rain')!, 'c7', 'across'), 'rain c7 across')
  assert.equal(wordsFor(placing('turn', 'resource-site wood')!, 'c7', 'across'), 'lay c7')
  assert.equal(wordsFor(placing('first-monument')!, 'c7', 'across'), 'start c7')
  assert.equal(wordsFor(placing('turn', 'monument')!, 'c7', 'across'), 'monument c7')
  assert.equal(wordsFor(placing('turn', 'second-monument')!, 'c7', 'across'), 'second-monument c7')
  assert.equal(placing('turn'), undefined)
})

test('big pieces have four squares, the others two', () => {
  assert.deepEqual(placing('area sculptor')!.sizeOf('across'), { width: 2, height: 2 })
  assert.deepEqual(placing('site potter')!.sizeOf('down'), { width: 1, height: 2 })
})

test('turnings', () => {
  assert.equal(turningOf(turnNumber('site c7 down')), 'down')
  assert.equal(turningOf(turnNumber('monument c7')), 'across')
})
