import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry, MatchEvent, State, Told } from '../src/api-types'
import type { Brief } from '../src/game-client'
import { rulesOf } from '../rules.mjs'
import { apart, ticks } from '../src/match/ticks'
import { merge, mergeChat } from '../src/match/merge'
import { choiceOfKey } from '../src/match/choice-keys'
import { linesOf, outlookOf } from '../src/match/news'
import { choiceFor, stepFrom, type Numbered } from '../src/match/numbered'
import { sinceTurnOf, targetsOf, turnsOf } from '../src/match/turns'
import { fold } from '../src/fold'

const said = (seq: number, text = 'hi') => ({ seq, seat: 0, speaker: 0, name: 'A', text, at: '' })
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
  const merged = merge(state({ chat: [said(1), said(2)] }), state({ chat: [said(2), said(3)] }))
  assert.deepEqual(merged.chat.map(({ seq }) => seq), [1, 2, 3])
})

test('a line may come alone, and one that was taken away loses its text in its place', () => {
  const known = state({ seq: 2, step: 7, chat: [said(1), said(2)], muted: [] })
  const merged = mergeChat(known, { seq: 4, chat: [said(1, ''), said(3)], muted: [0] })
  assert.deepEqual(merged.chat.map(({ seq, text }) => [seq, text]), [[1, ''], [2, 'hi'], [3, 'hi']])
  assert.deepEqual([merged.seq, merged.step, merged.muted], [4, 7, [0]])
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

const told = (kind: string, seat?: number, targets?: string[]): Told => ({
  kind,
  ...(seat === undefined ? {} : { seat }),
  phrase: { key: `event.${kind}`, args: [], ...(targets ? { targets } : {}) },
})
const briefs: Record<string, Brief> = {
  round: { heading: true },
  turn: { silent: true },
  place: { gains: { corn: -2 } },
  gain: { gains: { corn: 3 }, silent: true },
}
const brief = ({ kind }: MatchEvent) => briefs[kind]

test('a preview does not repeat its choice, and counts what it brings to whom', () => {
  const choice = { words: 'x', phrase: { key: 'choice.place', args: [] }, price: { corn: 2, wood: 1 } }
  const { own, others, said } = outlookOf(choice, [told('place', 0), told('gain', 0), told('turn', 0), told('gain', 1), told('mercy', 0)], 0, brief)
  assert.deepEqual(own, { corn: 1, wood: -1 }, 'the corn is paid once, and the wood that no event tells of')
  assert.deepEqual([...others], [[1, { corn: 3 }]])
  assert.deepEqual(said.map(({ key }) => key), ['event.mercy'])
})

test('of a price that is paid in parts, all is counted', () => {
  const choice = { words: 'x', phrase: { key: 'choice.from', args: [] }, price: { corn: 5 } }
  assert.deepEqual(outlookOf(choice, [told('place', 0)], 0, brief).own, { corn: -5 }, 'two now, three later')
})

test('what a choice says in other words is not repeated', () => {
  const choice = { words: 'x', phrase: { key: 'choice.give', args: [] } }
  const { said } = outlookOf(choice, [told('gift', 0), told('mercy', 0)], 0, ({ kind }) => (kind === 'gift' ? { saidBy: ['choice.give'] } : undefined))
  assert.deepEqual(said.map(({ key }) => key), ['event.mercy'])
})

test('without briefs everything is said, and a price is a price', () => {
  const choice = { words: 'x', phrase: { key: 'choice.buy', args: [] }, price: { favour: 1 } }
  const { own, said } = outlookOf(choice, [told('gain', 0)], 0, undefined)
  assert.deepEqual([own, said.length], [{ favour: -1 }, 1])
})

test('what a seat gains stands behind its deed, and another seat has a line of its own', () => {
  const lines = linesOf([told('round'), told('turn', 0), told('place', 0, ['a']), told('gain', 0), told('gain', 1)], brief)
  assert.deepEqual(
    lines.map(({ seat, phrase, gains, heading }) => [seat, phrase?.key, gains, heading]),
    [
      [undefined, 'event.round', {}, true],
      [0, 'event.place', { corn: 1 }, false],
      [1, undefined, { corn: 3 }, false],
    ],
  )
})

test('since the own last choice each of the others has one line, however often it was its turn', () => {
  const by = (step: number, seat: number, ...targets: string[]): LogEntry => ({ step, seat, events: [told('place', seat, targets)] })
  const log = [by(1, 1, 'x'), by(2, 0), by(3, 1, 'a'), by(4, 2, 'c'), by(5, 1, 'b', 'a')]
  const since = sinceTurnOf(log, 0)
  assert.deepEqual(since.map(({ seat, entries }) => [seat, entries.length]), [[1, 2], [2, 1]])
  assert.deepEqual(targetsOf(since), ['a', 'b', 'c'])
  assert.deepEqual(since[0]!.entries.map(({ step }) => step), [3, 5])
  assert.deepEqual(sinceTurnOf(log, 1), [])
  assert.deepEqual(sinceTurnOf(log.slice(0, 1), 0), [], 'whoever has not chosen yet has nothing to catch up with')
})

test('a stepper keeps to the numbers that can be chosen, also where they come by tens', () => {
  const numbered = (...ranges: [number, number][]) =>
    ranges.map(([least, most]) => ({ choice: { words: `${least}` }, numbers: { least, most } }) as Numbered)
  const bids = numbered([0, 9], [10, 19], [20, 23])
  assert.equal(choiceFor(bids, 17)?.choice.words, '10')
  assert.deepEqual([stepFrom(bids, 9, 1), stepFrom(bids, 23, 1), stepFrom(bids, 0, -1), stepFrom(bids, 3, 1e6)], [10, 23, 0, 23])
  const gifts = numbered([2, 2], [5, 5], [6, 6])
  assert.deepEqual([stepFrom(gifts, 2, 1), stepFrom(gifts, 5, -1), stepFrom(gifts, 2, -1), stepFrom(gifts, 2, 1e6)], [5, 2, 2, 6])
  assert.equal(choiceFor(gifts, 3), undefined)
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
