import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game, Result } from '../src/api-types'
import { curveOf, curvesOf, POINTS } from '../src/match/curves'
import { sayOutcome, sayPlace } from '../src/match/outcome'
import { arePartners, sidesOf } from '../src/sides'
import { objectionTo, playableCounts } from '../src/setups'
import { Texts } from '../src/texts'
import en from '../src/texts/en.json'
import it from '../src/texts/it.json'

const game = { 'seat.0': 'Red', 'seat.1': 'Green', 'seat.2': 'Blue', 'seat.3': 'Yellow' }
const frame = new Texts('en', en)
const plain = new Texts('en', game)
const alone = [0, 1, 2].map((side) => ({ side }))
const pairs = [0, 1, 0, 1].map((side) => ({ side }))
const together = [0, 0, 0].map((side) => ({ side }))

test('one seat has won, or the reader has', () => {
  assert.equal(sayOutcome(frame, plain, { winners: [1], together: false }, alone, 0), 'Green has won')
  assert.equal(sayOutcome(frame, plain, { winners: [1], together: false }, alone, 1), 'You have won')
  assert.equal(sayOutcome(frame, plain, { winners: [1], together: false }, alone, -1), 'Green has won')
})

test('several share the win, partners have it together', () => {
  assert.equal(sayOutcome(frame, plain, { winners: [0, 2], together: false }, alone, 1), 'Red and Blue share the win')
  assert.equal(sayOutcome(frame, plain, { winners: [0, 1, 2], together: false }, alone, 2), 'You, Red, and Green share the win')
  assert.equal(sayOutcome(frame, plain, { winners: [0, 2], together: false }, pairs, 0), 'You and Blue have won together')
  assert.equal(sayOutcome(new Texts('it', it), plain, { winners: [1, 3], together: false }, pairs, 0), 'Hanno vinto insieme: Green e Yellow')
})

test('all have won, or the game has, in the words of the game if it has some', () => {
  assert.equal(sayOutcome(frame, plain, { winners: [0, 1, 2], together: true }, together, 1), 'You have all won')
  assert.equal(sayOutcome(frame, plain, { winners: [0, 1, 2], together: true }, together, -1), 'All have won together')
  assert.match(sayOutcome(frame, plain, { winners: [], together: true }, together, 1), /^Nobody has won/)
  const own = new Texts('en', { ...game, 'outcome.nobody': 'The gods have won', 'outcome.everybody': 'The island is saved' })
  assert.equal(sayOutcome(frame, own, { winners: [], together: true }, together, 1), 'The gods have won')
  assert.equal(sayOutcome(frame, own, { winners: [0, 1, 2], together: true }, together, 1), 'The island is saved')
  assert.equal(sayOutcome(frame, plain, { winners: [0], together: true }, [{ side: 0 }], 0), 'You have won')
})

test('who has not won is told the place', () => {
  const seats = [1, 2, 3].map((place) => ({ place }))
  const outcome = { winners: [0], together: false }
  assert.equal(sayPlace(frame, outcome, seats, 1), 'You came second')
  assert.equal(sayPlace(frame, outcome, seats, 2), 'You came last')
  assert.equal(sayPlace(frame, outcome, seats, 0), undefined, 'who has won is told that')
  assert.equal(sayPlace(frame, outcome, seats, -1), undefined, 'who watches has no place')
  assert.equal(sayPlace(frame, { winners: [], together: true }, seats, 1), undefined)
})

test('sides and partners', () => {
  assert.deepEqual(sidesOf(pairs), [[0, 2], [1, 3]])
  assert.deepEqual([1, 2, 3].map((seat) => arePartners(pairs, 0, seat)), [false, true, false])
  assert.equal(arePartners(pairs, 0, 0), false)
  assert.equal(arePartners(together, -1, 0), false)
})

const result = (course: Result['course'], ...points: number[]): Result => ({
  outcome: { winners: [0], together: false },
  seats: points.map((own, seat) => ({ seat, points: own, place: 1, won: seat === 0, sources: [] })),
  course,
})

test('the chart shows points, the gauges of seats and those of the table', () => {
  const course = [
    { step: 0, points: [0, 0], gauges: { wrath: 1, need: [4, 4] } },
    { step: 3, points: [2, 0], gauges: { wrath: 3, need: [4, 6] } },
  ]
  const both = result(course, 2, 5)
  assert.deepEqual(curvesOf(both), [POINTS, 'wrath', 'need'])
  assert.deepEqual(curvesOf(both, false), ['wrath', 'need'], 'points are not counted')
  assert.deepEqual(curveOf(both, POINTS, 9).values.at(-1), { step: 9, lines: [2, 5] })
  assert.deepEqual(curveOf(both, 'need', 9), {
    ofSeats: true,
    values: [{ step: 0, lines: [4, 4] }, { step: 3, lines: [4, 6] }, { step: 9, lines: [4, 6] }],
  })
  assert.deepEqual(curveOf(both, 'wrath', 3), { ofSeats: false, values: [{ step: 0, lines: [1] }, { step: 3, lines: [3] }] })
})

test('a game without points has no curve of them, but every game has one curve', () => {
  assert.deepEqual(curvesOf(result([{ step: 1, points: [0, 0], gauges: { wrath: 2 } }], 0, 0)), ['wrath'])
  assert.deepEqual(curvesOf(result([], 0, 0)), [POINTS])
})

test('a game is set up only as it allows', () => {
  const reason = { key: 'objection.alone', args: [] }
  const tindaya = {
    seats: { least: 1, most: 3 },
    variants: [{ name: 'mode', values: ['peace', 'dominion'] }, { name: 'data', values: [] }],
    refused: [{ seats: 1, variants: { mode: 'dominion' }, reason }],
  } as unknown as Game
  assert.equal(objectionTo(tindaya, 1, {}), undefined)
  assert.equal(objectionTo(tindaya, 1, { mode: 'dominion', data: {} }), reason)
  assert.deepEqual(playableCounts(tindaya), [1, 2, 3])
  assert.deepEqual(playableCounts(tindaya, { mode: 'dominion' }), [2, 3])
})
