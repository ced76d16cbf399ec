import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginOf, found, groupsOf } from '../src/match/groups'

const named = (at: number, key: string, sentence: string) => ({ at, sentence, choice: { words: sentence, phrase: { key, args: [] } } })
const all = [
  named(0, 'choice.build', 'Build a house at A1'),
  named(1, 'choice.pass', 'Pass'),
  named(2, 'choice.build', 'Build a house at B1'),
  named(3, 'choice.build', 'Build a temple at Ágora'),
]

test('choices of a kind stand together, in the order of the first', () => {
  assert.deepEqual(groupsOf(all).map(({ key, begin, members }) => [key, begin, members.map(({ at }) => at)]), [
    ['choice.build', 'Build a', [0, 2, 3]],
    ['choice.pass', 'Pass', [1]],
  ])
})

test('a group is named by the words with which all of it begins', () => {
  assert.equal(beginOf(['Build a house at A1', 'Build a house at B1']), 'Build a house at')
  assert.equal(beginOf(['Red: place 1', 'Red: place 2']), 'Red: place')
  assert.equal(beginOf(['Place: 1', 'Place: 2']), 'Place')
  assert.equal(beginOf(['One', 'Two']), '')
})

test('a search finds all its words in any order, whatever their accents', () => {
  assert.deepEqual(found(all, 'house b1').map(({ at }) => at), [2])
  assert.deepEqual(found(all, 'AGORA build').map(({ at }) => at), [3])
  assert.deepEqual(found(all, ' ').length, 4)
  assert.deepEqual(found(all, 'palace'), [])
})

test('four hundred choices are grouped and searched in no time', () => {
  const many = Array.from({ length: 400 }, (_, i) => named(i, `choice.${i % 7}`, `Lay the piece ${i % 7} at the square ${i}`))
  const start = performance.now()
  for (let i = 0; i < 20; i++) groupsOf(found(many, 'square 3'))
  assert.ok((performance.now() - start) / 20 < 16, 'within a frame')
})
