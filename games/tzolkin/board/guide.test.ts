import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry } from '../../../web/src/api-types'
import en from '../src/main/resources/ceiba/tzolkin/texts/en.json'
import it from '../src/main/resources/ceiba/tzolkin/texts/it.json'
import pt from '../src/main/resources/ceiba/tzolkin/texts/pt.json'
import { phrase } from '../../../web/src/board/phrase'
import { guide } from './guide'
import type { GameEvent, Phase, View } from './view'
import { views } from './view.samples'

const ME = 1
const OTHER = 2
const catalogues: Record<string, Record<string, string>> = { en, it, pt }

/** The keys of what is said; every language must have them. */
function keys(view: View, decider: number, choices: Choice[] = [], log: LogEntry<GameEvent>[] = []): string[] {
  const notes = guide(view, ME, decider, choices, log)
  assert.ok(notes.length <= 2)
  for (const { text } of notes) {
    for (const [language, texts] of Object.entries(catalogues)) assert.ok(text in texts, `${text} in ${language}`)
  }
  return notes.map(note => note.text)
}

function view(round: number, phase: Phase, pending: string[], wealth: number[] = [3, 4]): View {
  const [player] = views[0].players
  return { ...views[0], round, phase, pending, players: [player, { ...player, wealth }, player] }
}

function turn(round: number, phase: Phase = 'start') {
  return view(round, phase, ['turn'])
}

function choices(...words: string[]): Choice[] {
  return words.map(word => ({ words: word, phrase: { ...phrase(''), targets: [`at ${word}`] } }))
}

function logged(seat: number, event: GameEvent): LogEntry<GameEvent> {
  return { step: 1, seat, events: [{ ...event, phrase: phrase('') }] }
}

const begun = (round: number) => logged(0, { kind: 'round', round, foodDay: 0 })

const PLACE = ['place palenque', 'place tikal', 'place first-player']

test('the choice of wealth', () => {
  assert.deepEqual(keys(view(1, 'start', ['keep'], []), ME), ['guide.welcome', 'guide.wealth'])
  assert.deepEqual(keys(view(1, 'start', ['keep'], [3]), ME), ['guide.wealth.second'])
  assert.deepEqual(keys(view(1, 'start', ['keep'], []), OTHER), ['guide.welcome'])
  assert.deepEqual(keys(view(1, 'start', ['keep'], [3, 4]), OTHER), ['guide.wealth.kept'])
})

test('the first turn places workers, low ones first', () => {
  assert.deepEqual(keys(turn(1), ME, choices(...PLACE)), ['guide.place', 'guide.low'])
  assert.deepEqual(guide(turn(1), ME, ME, choices(...PLACE), [])[1].targets, ['at place palenque'])
  assert.deepEqual(keys(turn(1, 'placing'), ME, choices(...PLACE, 'end')), ['guide.more'])
  assert.deepEqual(keys(turn(1, 'placing'), ME, choices('end')), ['guide.end'])
})

test('the second turn tells what the calendar did and what may be done', () => {
  assert.deepEqual(keys(turn(2), ME, choices('pick tikal 1', ...PLACE)), ['guide.turned', 'guide.choose'])
  assert.deepEqual(keys(turn(2), ME, choices('pick tikal 1')), ['guide.turned', 'guide.pick-only'])
  assert.deepEqual(keys(turn(2), ME, choices(...PLACE)), ['guide.turned', 'guide.place-only'])
  assert.deepEqual(keys(turn(2, 'picking-up'), ME, choices('pick tikal 1', 'end')), ['guide.picking', 'guide.food'])
})

test('the third turn is about the right moment and the first-player space', () => {
  assert.deepEqual(keys(turn(3), ME, choices('pick tikal 2', ...PLACE)), ['guide.wait', 'guide.first-player'])
  assert.deepEqual(keys(turn(3), ME, choices('pick tikal 2', 'place palenque')), ['guide.wait'])
  assert.deepEqual(keys(turn(3, 'placing'), ME, choices('end')), ['guide.end'])
})

test('who may beg hears of it', () => {
  const notes = guide(turn(3), ME, ME, choices('pick tikal 1', ...PLACE, 'beg brown', 'beg green'), [])
  assert.deepEqual(notes, [{ text: 'guide.wait', targets: [] }, { text: 'guide.beg', targets: ['at beg brown'] }])
  assert.deepEqual(keys(turn(1), ME, choices(...PLACE, 'beg green')), ['guide.place', 'guide.beg'])
  assert.deepEqual(keys(turn(3), ME, choices('place tikal', 'beg green')), ['guide.place-only', 'guide.beg'])
  assert.deepEqual(keys(turn(2), ME, choices('beg green')), ['guide.beg'])
  assert.deepEqual(keys(turn(3, 'spared'), ME, choices('end')), ['guide.spared'])
})

test('each decision of a worker picked up is explained', () => {
  const asked = (step: string, ...words: string[]) =>
    keys(view(2, 'picking-up', ['turn', step]), ME, choices(...words))
  assert.deepEqual(asked('use palenque 3', 'use 1', 'use 3', 'use none'), ['guide.use'])
  assert.deepEqual(asked('harvest 3', 'harvest wood', 'burn brown'), ['guide.harvest', 'guide.burn'])
  assert.deepEqual(asked('harvest 2', 'harvest corn'), ['guide.harvest'])
  assert.deepEqual(asked('advance paid', 'advance theology'), ['guide.advance'])
  assert.deepEqual(asked('build with-architecture', 'build 1'), ['guide.build'])
  assert.deepEqual(asked('pay 1', 'pay wood', 'pay gold'), ['guide.pay'])
  assert.deepEqual(asked('take 1', 'take wood'), ['guide.take'])
  assert.deepEqual(asked('raise', 'raise brown'), ['guide.raise'])
  assert.deepEqual(asked('raise-two', 'raise brown green'), ['guide.raise'])
  assert.deepEqual(asked('market', 'buy wood', 'trade none'), ['guide.market'])
  assert.deepEqual(asked('any-action', 'action tikal 4'), ['guide.any-action'])
  assert.deepEqual(asked('offer', 'offer wood', 'offer none'), [])
})

test('a worker on a space of free choice points at no action', () => {
  const used = choices('use 1', 'use 5', 'use none')
  const target = (step: string) => guide(view(3, 'picking-up', ['turn', step]), ME, ME, used, [])[0].targets
  assert.deepEqual(target('use palenque 5'), ['at use 5'])
  assert.deepEqual(target('use palenque 7'), [])
})

test('what the reader has done is not explained again', () => {
  const use = view(3, 'picking-up', ['turn', 'use tikal 2'])
  const used = (seat: number): GameEvent => ({ kind: 'use', seat, gear: 'tikal', action: 2, corn: 0 })
  assert.deepEqual(keys(use, ME, choices('use 1'), [logged(ME, used(ME))]), [])
  assert.deepEqual(keys(use, ME, choices('use 1'), [logged(OTHER, used(OTHER))]), ['guide.use'])
})

test('the others have their turns', () => {
  assert.deepEqual(keys(turn(1), OTHER), ['guide.others'])
  assert.deepEqual(keys(turn(2), OTHER), ['guide.wheel'])
  assert.deepEqual(keys(turn(3), OTHER), ['guide.points'])
})

test('one day or two', () => {
  assert.deepEqual(keys(view(2, 'start', ['days']), ME, choices('days 1', 'days 2')), ['guide.days'])
})

test('until the first Food Day the board is explained, a part in each round', () => {
  const told = (round: number) => guide(turn(round), ME, ME, choices(...PLACE), [])
  assert.deepEqual(told(4).map(({ text }) => text), ['guide.technologies'])
  assert.equal(told(4)[0].targets.length, 4)
  assert.deepEqual(told(5).map(({ text }) => text), ['guide.buildings'])
  assert.deepEqual(told(5)[0].targets, turn(5).buildings.filter((tile) => tile > 0).map((tile) => `building/${tile}`))
  assert.deepEqual([6, 7, 8].map((round) => told(round)[0].text), ['guide.temples', 'guide.food', 'guide.food.now'])
  assert.deepEqual(keys(turn(4), OTHER), [], 'nothing while the others play')
  assert.deepEqual(keys(turn(4, 'placing'), ME, choices('end')), [])
  assert.deepEqual(keys(view(6, 'picking-up', ['turn', 'raise']), ME, choices('raise brown')), ['guide.raise'])
})

test('the guide takes leave once, when the first Food Day is over', () => {
  const fed = logged(OTHER, { kind: 'feed', seat: OTHER, workers: 3, corn: 6 })
  const after = { ...turn(9), foodDays: 1 }
  assert.deepEqual(keys(after, OTHER), [])
  assert.deepEqual(keys(after, ME, choices(...PLACE), [begun(8), fed, begun(9)]), ['guide.closing'])
  assert.deepEqual(keys({ ...after, phase: 'placing' }, ME, choices('end'), [begun(8), fed, begun(9)]), [])
  assert.deepEqual(keys({ ...after, round: 10 }, ME, choices(...PLACE), [begun(8), fed, begun(9), begun(10)]), [])
})

test('a spectator hears nothing, and nobody does after the end', () => {
  assert.deepEqual(guide(turn(1), -1, OTHER, [], []), [])
  assert.deepEqual(guide({ ...turn(27), pending: [] }, ME, -1, [], []), [])
})

test('notes are short', () => {
  for (const [language, texts] of Object.entries(catalogues)) {
    for (const key of Object.keys(texts).filter(key => key.startsWith('guide.'))) {
      assert.ok(texts[key].split(' ').length <= 45, `${key} in ${language}`)
    }
  }
})
