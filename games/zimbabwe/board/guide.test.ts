import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import { guide } from './guide'
import { sample } from './sample'
import type { GameEvent, View } from './view'

const ME = 0
const choice = (words: string, ...targets: string[]): Choice => ({ words, phrase: { ...phrase(''), targets } })
const did = (...events: GameEvent[]): LogEntry<GameEvent>[] => [
  { step: 1, seat: ME, events: events.map((event) => ({ ...event, phrase: phrase('') })) },
]
const keys = (view: Partial<View>, choices: Choice[] = [], log: LogEntry<GameEvent>[] = [], decider = ME) =>
  guide(sample(['..'], view), ME, decider, choices, log).map(({ text }) => text)

const auction = { plaques: [], next: 0, gift: 0, in: [0, 1], passed: [], gave: [] }
const fresh = { card: false, used: [], begun: false, primaries: [] }

test('spectators and the end are left alone', () => {
  assert.deepEqual(guide(sample(['..']), -1, 0, [], []), [])
  assert.deepEqual(keys({ phase: 'over', pending: [] }, [], [], -1), [])
})

test('the beginning', () => {
  const start: Partial<View> = { phase: 'start', pending: ['first-monument'], round: 0 }
  assert.deepEqual(keys(start), ['guide.welcome', 'guide.first-monument'])
  assert.deepEqual(keys(start, [], [], 1), ['guide.welcome'])
  assert.deepEqual(keys(start, [], did({ kind: 'start', seat: ME, square: 'a1' }), 1), [], 'said once')
})

test('the auction: what it is for, and in the second round what came in between', () => {
  const bidding: Partial<View> = { phase: 'auction', pending: ['gift'], auction }
  assert.deepEqual(keys(bidding), ['guide.gift', 'guide.gift.little'])
  assert.deepEqual(keys({ ...bidding, auction: { ...auction, gave: [ME] } }), ['guide.gift.again'])
  assert.deepEqual(keys({ ...bidding, round: 2 }), ['guide.revenue', 'guide.gift.order'])
  assert.deepEqual(keys({ ...bidding, round: 5 }), [])
  assert.deepEqual(keys({ ...bidding, round: 5, meets: [1] }), ['guide.gift.last'])
})

test('the first turn, and its end', () => {
  const choices = [choice('craft', 'action/craft'), choice('end', 'action/end')]
  assert.deepEqual(keys({ turn: fresh }, choices), ['guide.turn', 'guide.turn.craft'])
  assert.deepEqual(keys({ turn: { ...fresh, acted: 'craft' } }, choices), ['guide.end'])
  assert.deepEqual(keys({ turn: fresh }, [], [], 1), ['guide.others'])
})

test('later turns tell of what has not been tried', () => {
  const choices = [choice('god xango', 'god/xango'), choice('raise', 'action/raise'), choice('build', 'action/build')]
  assert.deepEqual(keys({ turn: fresh, round: 2 }, choices), ['guide.raise', 'guide.gods'])
  const raised = did({ kind: 'raise', seat: ME, square: 'a1', level: 2 }, { kind: 'god', seat: ME, god: 'gu', requirement: 24 })
  assert.deepEqual(keys({ turn: fresh, round: 3 }, choices, raised), ['guide.build'])
  assert.deepEqual(keys({ turn: fresh, round: 4 }, [], raised), ['guide.race'])
})

test('who is about to win comes first', () => {
  assert.equal(keys({ turn: fresh, round: 6, meets: [1], winning: [1] })[0], 'guide.danger')
  assert.equal(keys({ turn: fresh, round: 6, meets: [ME], winning: [ME] })[0], 'guide.ahead')
  assert.equal(keys({ turn: fresh, round: 6, meets: [ME, 1], winning: [1] })[0], 'guide.behind')
  assert.deepEqual(keys({ round: 6, meets: [ME] }, [], [], 1), ['guide.ahead'])
})

test('decisions are explained until the first has been made', () => {
  assert.deepEqual(keys({ pending: ['turn', 'rain'] }), ['guide.rain'])
  assert.deepEqual(keys({ pending: ['turn', 'rain'] }, [], did({ kind: 'rain', seat: ME, square: 'a1', turn: 'down' })), [])
})

test('sites: what a craftsman needs, and more for secondary ones', () => {
  assert.deepEqual(keys({ pending: ['turn', 'craft', 'site potter'] }), ['guide.site', 'guide.site.turn'])
  const placed = did({ kind: 'craftsman', seat: ME, craft: 'potter', square: 'a1', turn: 'across' })
  assert.deepEqual(keys({ pending: ['turn', 'craft', 'area vessel-maker'] }, [], placed), ['guide.site.secondary'])
  assert.deepEqual(keys({ pending: ['turn', 'craft', 'site potter'] }, [], placed), [])
})

test('plans: how raising works, and what hubs are when some are needed', () => {
  const leg = { piece: 'potter 1', to: 'a1', resource: 'b1', hubs: ['b1'], price: 1, payee: 1 }
  const raise = { square: 'a1', level: 1, goods: 1, delivered: [], paid: 0, offers: [], cheapest: { cost: 2, legs: [leg] } }
  const view: Partial<View> = { pending: ['turn', 'raise', 'plan a1'], raise, round: 2 }
  assert.deepEqual(keys(view, [choice('cheapest', 'square/a1')]), ['guide.plan', 'guide.plan.cheapest'])
  const raised = did({ kind: 'raise', seat: ME, square: 'a1', level: 2 })
  assert.deepEqual(keys(view, [], raised), ['guide.hubs'])
})
