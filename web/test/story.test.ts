import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEntry, Result, Told } from '../src/api-types'
import { LOOKS } from '../src/board/looks'
import type { Scene } from '../src/match/scene'
import { pictureOf } from '../src/match/picture'
import { partOf, stepAfter, stepBefore, storyOf } from '../src/match/story'
import { Texts } from '../src/texts'

const told = (kind: string, seat?: number): Told => ({ kind, ...(seat === undefined ? {} : { seat }), phrase: { key: `event.${kind}`, args: [] } })
const entry = (step: number, seat: number, ...events: Told[]): LogEntry => ({ step, seat, events })
const log = [
  entry(1, 0, told('place', 0), told('round')),
  entry(2, 0, told('place', 0)),
  entry(3, 1, told('monument', 1)),
  entry(4, 0, told('round')),
  entry(5, 1, told('round')),
]
const client = { brief: ({ kind }: { kind: string }) => ({ heading: kind === 'round' }), deeds: ['monument'] }

test('a match has parts, turns and deeds', () => {
  const { parts, turns, deeds } = storyOf(log, client)
  assert.deepEqual(parts, [0, 4, 5], 'what comes before the first round belongs to it')
  assert.deepEqual(turns, [0, 2, 3, 4])
  assert.deepEqual(deeds.map(({ step, seat }) => [step, seat]), [[3, 1]])
  assert.deepEqual(storyOf([], client), { parts: [0], turns: [], deeds: [] })
})

test('each part is as wide as the others', () => {
  assert.deepEqual(partOf([0, 4, 5], 2, 9), { part: 0, into: 0.5 })
  assert.deepEqual(partOf([0, 4, 5], 4, 9), { part: 1, into: 0 })
  assert.deepEqual(partOf([0, 4, 5], 9, 9), { part: 2, into: 1 })
})

test('steps before and after', () => {
  assert.equal(stepBefore([0, 4, 5], 5), 4)
  assert.equal(stepBefore([0, 4, 5], 0), 0)
  assert.equal(stepAfter([0, 4, 5], 4, 9), 5)
  assert.equal(stepAfter([0, 4, 5], 5, 9), 9)
})

test('sources of points keep the order of the catalogue', () => {
  const texts = new Texts('en', { 'source.start': '', 'source.b': '', 'source.a': '' })
  assert.deepEqual(texts.inOrder(['source.a', 'source.b', 'source.a', 'source.start']), ['source.start', 'source.b', 'source.a'])
})

test('the picture to share names all and cannot be broken by a name', () => {
  const texts = new Texts('en', { name: 'Maya' }, (seat) => ['Ana <b>', 'Ben & Co'][seat]!)
  const result: Result = {
    seats: [
      { seat: 0, points: 12, place: 1, won: true, sources: [] },
      { seat: 1, points: 7, place: 2, won: false, sources: [] },
    ],
    course: [{ step: 0, points: [0, 0], gauges: {} }, { step: 4, points: [12, 7], gauges: {} }],
  }
  const svg = pictureOf({ texts, client: { seats: LOOKS } } as unknown as Scene, result, 'Ana has won', 5, storyOf(log, client))
  assert.match(svg, /^<svg xmlns=.*<\/svg>$/s)
  for (const words of ['Maya', 'Ana has won', 'Ana &#60;b&#62;', 'Ben &#38; Co', '>12<', '>7<']) assert.ok(svg.includes(words), words)
  assert.doesNotMatch(svg, /NaN|undefined|<b>/)
})
