import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry, State, Told } from '../src/api-types'
import { rulesOf } from '../rules.mjs'
import { apart, ticks } from '../src/match/ticks'
import { merge } from '../src/match/merge'
import { choiceOfKey } from '../src/match/choice-keys'
import { afterPaying, newsOf } from '../src/match/news'
import { turnsOf } from '../src/match/turns'
import { fold } from '../src/fold'

const entry = (step: number, seat: number): LogEntry => ({ step, seat, events: [] })
const state = (part: Partial<State>) => ({ seq: 1, step: 1, log: [], chat: [], logFrom: 1, ...part }) as unknown as State

test('news replace the log from logFrom on', () => {
  const known = state({ log: [entry(1, 0), entry(2, 0), entry(3, 1)] })
  const merged = merge(known, state({ logFrom: 3, log: [entry(3, 2), entry(4, 2)] }))
  assert.deepEqual(merged.log.map(({ step, seat }) => [step, seat]), [[1, 0], [2, 0], [3, 2], [4, 2]])
})

test('an undo shortens the log', () => {
  const known = state({ log: [entry(1, 0), entry(2, 0)] })
  assert.deepEqual(merge(known, state({ logFrom: 2, log: [] })).log, [entry(1, 0)])
})

test('chat goes on and is never doubled', () => {
  const said = (seq: number) => ({ seq, seat: 0, name: 'A', text: 'hi', at: '' })
  const merged = merge(state({ chat: [said(1), said(2)] }), state({ chat: [said(2), said(3)] }))
  assert.deepEqual(merged.chat.map(({ seq }) => seq), [1, 2, 3])
})

test('entries of one seat in a row are a turn', () => {
  const turns = turnsOf([entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)])
  assert.deepEqual(turns.map(({ seat, entries }) => [seat, entries.length]), [[0, 2], [1, 1], [0, 1]])
})

test('keys stand for choices in order, but for undo, hint and turning', () => {
  const choices = Array.from({ length: 40 }, (_, i) => ({ words: String(i) }) as Choice)
  assert.equal(choiceOfKey(choices, '1')?.words, '0')
  assert.equal(choiceOfKey(choices, '9')?.words, '8')
  assert.equal(choiceOfKey(choices, 'A')?.words, '9')
  for (const key of ['u', 'h', 'r', '0', 'Enter', '?']) assert.equal(choiceOfKey(choices, key), undefined, key)
  assert.equal(choiceOfKey(choices.slice(0, 2), '3'), undefined)
})

test('a preview does not repeat its choice', () => {
  const told = (kind: string): Told => ({ kind, phrase: { key: `event.${kind}`, args: [] } })
  const choice = { words: 'x', phrase: { key: 'choice.place', args: [] } }
  assert.deepEqual(newsOf(choice, [told('place'), told('pay')]), [told('pay').phrase])
})

test('what is left after paying, and what it costs if nobody says what there is', () => {
  const stock = { corn: 5, wood: 1, gold: 2 }
  assert.deepEqual(afterPaying({ corn: 3, wood: 1 }, stock), { left: { corn: 2, wood: 0 }, costs: {} })
  assert.deepEqual(afterPaying({ corn: 0 }, stock), { left: {}, costs: {} })
  assert.deepEqual(afterPaying({ favour: 1, gold: 1 }, stock), { left: { gold: 1 }, costs: { favour: 1 } })
  assert.deepEqual(afterPaying(undefined, stock), { left: {}, costs: {} })
})

test('the ticks of the chart are round and lie inside', () => {
  assert.deepEqual(ticks(0, 50), [0, 10, 20, 30, 40, 50])
  assert.deepEqual(ticks(-6, 12), [-5, 0, 5, 10])
  assert.deepEqual(ticks(0, 3), [0, 1, 2, 3])
})

test('marks of the chart do not cover each other', () => {
  assert.deepEqual(apart([50, 10, 55, 12], 10), [50, 10, 60, 20])
  assert.deepEqual(apart([50, 50, 49], 10, 60), [50, 60, 40])
})

test('searching does not mind accents and keeps the places', () => {
  assert.equal(fold('Ação È già'), 'acao e gia')
  assert.equal(fold('ﬁn').length, 'ﬁn'.length)
})

test('rules become sections with their tables in place', () => {
  const [top, first, second] = rulesOf('# Rules\n\nIntro *here*.\n\n## A day\n\nText.\n\n{{buildings}}\n\nMore.\n\n## A day\n\n- x\n')
  assert.deepEqual([top!.level, top!.title, top!.parts], [1, 'Rules', ['<p>Intro <em>here</em>.</p>\n']])
  assert.deepEqual([first!.id, second!.id], ['a-day', 'a-day-2'])
  assert.deepEqual(first!.parts, ['<p>Text.</p>\n', { table: 'buildings' }, '<p>More.</p>\n'])
})
