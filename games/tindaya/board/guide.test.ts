import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import { guide } from './guide'
import { sample } from './sample'
import type { GameEvent, NeedsView, View } from './view'

const ME = 0
const choice = (words: string, ...targets: string[]): Choice => ({ words, phrase: { ...phrase(''), targets } })
const did = (...events: GameEvent[]): LogEntry<GameEvent>[] => [
  { step: 1, seat: ME, events: events.map((event) => ({ ...event, phrase: phrase('') })) },
]
const notes = (view: Partial<View>, choices: Choice[] = [], log: LogEntry<GameEvent>[] = [], decider = ME) =>
  guide(sample(view), ME, decider, choices, log)
const keys = (...given: Parameters<typeof notes>) => notes(...given).map(({ text }) => text)

const CALM: NeedsView = {
  born: {},
  unfed: {},
  waste: {},
  wasteOver: false,
  unsheltered: {},
  slotsOpen: { acoran: 0, moneiba: 0 },
  wrath: { acoran: -1, moneiba: -1 },
  attacked: [],
  survival: {},
  control: true,
}
const USED = did(
  { kind: 'marker-used', tribe: 'majos', marker: 'cube', action: 'produce' },
  { kind: 'produced', tribe: 'majos', good: 'fish', units: 2 },
)
const TURN = ['produce cube', 'explore cube', 'develop cube', 'pass'].map((words) => choice(words))

test('spectators and the end are left alone', () => {
  assert.deepEqual(guide(sample(), -1, 0, [], []), [])
  assert.deepEqual(keys({ phase: 'over', pending: [] }, [], [], -1), [])
})

test('the beginning points at the places that can be settled', () => {
  const told = notes({ phase: 'setup', pending: ['first-settlement'] }, [choice('settle fishing 2,2', 'hex/2,2')])
  assert.deepEqual(told.map(({ text }) => text), ['guide.welcome', 'guide.settlement'])
  assert.deepEqual(told[1]!.targets, ['hex/2,2'])
  assert.deepEqual(keys({ phase: 'setup', pending: ['first-settlement'] }, [], [], 1), ['guide.welcome'])
})

test('the welcome is not repeated once the reader has begun', () => {
  const begun = did({ kind: 'settled', tribe: 'majos', trade: 'fishing', hex: 8 })
  assert.deepEqual(keys({ phase: 'setup', pending: ['first-settlement'] }, [], begun), ['guide.settlement'])
  assert.deepEqual(keys({ phase: 'setup', pending: ['first-settlement'] }, [], begun, 1), [])
})

test('the first turn explains markers and production', () => {
  assert.deepEqual(keys({ needs: CALM }, TURN), ['guide.turn', 'guide.produce'])
})

test('then come the dangers of the era, the worst first', () => {
  assert.deepEqual(keys({ needs: { ...CALM, unfed: { majos: 1 }, slotsOpen: { acoran: 0, moneiba: 2 } } }, TURN, USED), [
    'guide.hunger',
    'guide.offerings',
  ])
  assert.deepEqual(notes({ needs: { ...CALM, slotsOpen: { acoran: 0, moneiba: 2 } } }, TURN, USED)[0]!.targets, ['slot/moneiba'])
  assert.deepEqual(keys({ needs: { ...CALM, attacked: ['2,2'], control: false } }, TURN, USED), ['guide.attack', 'guide.control'])
})

test('the hunger of others is not the reader’s first lesson', () => {
  assert.deepEqual(keys({ needs: { ...CALM, unfed: { canarii: 2 } } }, TURN, USED), ['guide.explore', 'guide.develop.why'])
})

test('options are explained until each was used', () => {
  const choices = [choice('collect 2,2', 'hex/2,2'), choice('offer 1,1', 'hex/1,1'), choice('done')]
  assert.deepEqual(keys({ pending: ['turn 1', 'options'] }, choices), ['guide.options.offer', 'guide.options.collect'])
  const offered = did({ kind: 'offered', tribe: 'majos', slot: 0, unit: 'fish' })
  assert.deepEqual(keys({ pending: ['turn 1', 'options'] }, choices, offered), ['guide.options.collect'])
})

test('decisions are explained until the first has been made', () => {
  assert.deepEqual(keys({ pending: ['turn 1', 'buy'] }), ['guide.buy'])
  assert.deepEqual(keys({ pending: ['turn 1', 'buy'] }, [], did({ kind: 'bought', tribe: 'majos', craft: 'jar' })), [])
})

test('the ten steps are told while the first era ends, also to those who wait', () => {
  assert.deepEqual(keys({ era: 1, phase: 'end', endStep: 5, pending: ['end'] }, [], [], 1), ['guide.step.offerings'])
  assert.deepEqual(keys({ era: 2, phase: 'end', endStep: 5, pending: ['end'] }, [], [], 1), [])
})
