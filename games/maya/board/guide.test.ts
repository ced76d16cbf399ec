import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry, Told } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import en from '../src/main/resources/ceiba/maya/texts/en.json'
import it from '../src/main/resources/ceiba/maya/texts/it.json'
import pt from '../src/main/resources/ceiba/maya/texts/pt.json'
import match from '../src/test/golden/guided-match.json'
import { guide } from './guide'
import type { GameEvent, View } from './view'

/** A moment of the recorded match as its reader, seat 0, is shown it. */
interface Moment {
  step: number
  decider: number
  view: View
  choices: Choice[]
}

const ME = 0
const moments = match.moments as unknown as Moment[]
const log = match.log as unknown as LogEntry<GameEvent>[]
const catalogues: Record<string, Record<string, string>> = { en, it, pt }

const before = ({ step }: Moment) => log.filter(entry => entry.step <= step)

const notes = (moment: Moment, entries = before(moment)) =>
  guide(moment.view, ME, moment.decider, moment.choices, entries)

const keys = (moment: Moment, entries = before(moment)) => notes(moment, entries).map(({ text }) => text)

/** What the reader decides, or others do, in a round. */
const asked = (round: number, step: string, mine = true) =>
  moments.filter(
    ({ view, decider }) =>
      view.round === round && view.pending.split(' ')[0] === step && (decider === ME) === mine,
  )

/** The turns in which the reader has a move to make, each as it begins. */
const moves = (round: number) =>
  asked(round, 'turn')
    .filter(({ view }) => !view.moved && view.players[ME].cubes > 0)
    .filter(({ view }, i, all) => view.players[ME].cubes !== all[i - 1]?.view.players[ME].cubes)

const has = ({ choices }: Moment, words: string) => choices.some(choice => choice.words === words)

/** The same moment with another view. */
const changed = (moment: Moment, view: Partial<View>): Moment => ({ ...moment, view: { ...moment.view, ...view } })

const EXTRA_CUBE: Choice = {
  words: 'extra-cube',
  phrase: { ...phrase('choice.extra-cube.token'), targets: ['token/extra-cube'] },
}

const laid = ({ view }: Moment) => view.quarries.flat().filter(({ seat }) => seat === ME).length

/** An entry of the log. */
const told = (step: number, seat: number, event: GameEvent): LogEntry<GameEvent> => ({
  step,
  seat,
  events: [{ ...event, phrase: phrase('') }],
})

/** What had happened before a moment, without the events of one kind. */
const without = (kind: GameEvent['kind'], moment: Moment) =>
  before(moment).map(entry => ({ ...entry, events: entry.events.filter(event => event.kind !== kind) }))

test('at most two notes at a time, in every language, about things that are there', () => {
  for (const moment of moments) {
    const told = notes(moment)
    assert.ok(told.length <= 2)
    const things = [...moment.choices, ...before(moment).flatMap(({ events }) => events)]
    const places = things.flatMap(({ phrase }) => phrase.targets ?? [])
    for (const { text, targets } of told) {
      for (const [language, texts] of Object.entries(catalogues)) assert.ok(text in texts, `${text} in ${language}`)
      for (const target of targets) assert.ok(places.includes(target), target)
    }
  }
})

test('the first cubes', () => {
  const [first, second] = asked(1, 'first-cube')
  assert.deepEqual(keys(first), ['guide.first-cube'], 'welcomed while others set theirs')
  assert.deepEqual(keys(first, []), ['guide.welcome', 'guide.first-cube'])
  assert.deepEqual(keys(second), ['guide.first-cube.second'])
  assert.deepEqual(keys({ ...first, decider: 1 }), ['guide.welcome'])
  assert.deepEqual(keys({ ...second, decider: 1 }), [], 'not welcomed once more')
})

test('laying cards: what for, low ones first, limits, keeping some, stopping', () => {
  assert.deepEqual(asked(1, 'dig').slice(0, 5).map(moment => keys(moment)), [
    ['guide.dig', 'guide.low'],
    ['guide.limits', 'guide.order'],
    ['guide.keep'],
    ['guide.stop'],
    ['guide.stop'],
  ])
})

test('which card: a low one opens a quarry, the -3 is explained where it may be laid', () => {
  for (const moment of asked(1, 'card')) {
    const quarry = Number(moment.view.pending.split(' ')[1])
    const expected = moment.view.quarries[quarry - 1].length === 0
      ? ['guide.card.low']
      : ['guide.card', ...(has(moment, 'lay -3') ? ['guide.minus'] : [])]
    assert.deepEqual(keys(moment), laid(moment) < 3 ? expected : [])
  }
  const [opening] = asked(1, 'card')
  const all = asked(2, 'card').find(moment => has(moment, 'lay -3'))!
  const open = changed(opening, { quarries: [[{ seat: 1, card: 'low' }]], pending: 'card 1' })
  const joining = { ...open, choices: all.choices }
  assert.deepEqual(notes(joining), [{ text: 'guide.card', targets: [] }, { text: 'guide.minus', targets: ['card/-3'] }])
})

test('while the others lay, reveal and build', () => {
  const [dig] = asked(1, 'dig', false)
  assert.deepEqual(keys(dig), ['guide.others'])
  assert.deepEqual(keys(changed(dig, { stopped: [ME] })), ['guide.stopped'])
  assert.deepEqual(keys(asked(1, 'lower', false)[0]), ['guide.reveal'])
  const [turn] = asked(1, 'turn', false)
  const holding = (cubes: number) => changed(turn, { players: [{ ...turn.view.players[ME], cubes }] })
  assert.deepEqual(keys(holding(3)), ['guide.watch'])
  assert.deepEqual(keys(holding(0)), ['guide.empty'])
  assert.deepEqual(keys(changed(turn, { round: 2 })), [])
})

test('tokens won at a quarry, and the -3, are explained the first time', () => {
  for (const step of ['lower', 'shield', 'name']) {
    const [first, ...later] = [1, 2, 3].flatMap(round => asked(round, step))
    assert.deepEqual(keys(first), [`guide.${step}`])
    for (const moment of later) assert.deepEqual(keys(moment), [])
  }
})

test('the transport is told with the first cube to build', () => {
  const [first] = moves(1)
  const carried = without('left-behind', first)
  assert.deepEqual(keys(first, carried), ['guide.carried', 'guide.build'])
  const leaving = (seat: number) => [...carried, told(first.step, 1, { kind: 'left-behind', seat, cubes: 2, colour: seat })]
  assert.deepEqual(keys(first, leaving(ME)), ['guide.left-behind', 'guide.build'])
  assert.deepEqual(keys(first, leaving(1)), ['guide.carried', 'guide.build'])
})

test('building: one topic a move', () => {
  const quiet = (moment: Moment) => without('bonus', moment)
  const topics = ['build', 'levels', 'double', 'ties', 'bonus', 'ahead', 'pass'].map(topic => `guide.${topic}`)
  const told = moves(1).map(moment => keys(moment, quiet(moment)).filter(key => topics.includes(key)))
  assert.deepEqual(told, moves(1).map((moment, i) => (has(moment, 'double') || i !== 2 ? topics.slice(i, i + 1) : [])))
  const [, , third] = moves(1)
  const poor = { ...third, choices: third.choices.filter(({ words }) => words !== 'double') }
  assert.deepEqual(keys(poor, quiet(poor)), [])
})

test('after the first move the reader hears of tokens and of ending the turn', () => {
  const moved = asked(1, 'turn').filter(({ view }) => view.moved)
  const [first] = moved
  const plain = { ...first, choices: first.choices.filter(({ words }) => words === 'end') }
  assert.deepEqual(keys(plain), ['guide.end'])
  assert.deepEqual(notes({ ...plain, choices: [...plain.choices, EXTRA_CUBE] }), [
    { text: 'guide.tokens', targets: ['token/extra-cube'] },
    { text: 'guide.end', targets: [] },
  ])
  assert.ok(!keys(moved.at(-1)!).includes('guide.end'))
  const [to] = [1, 2, 3].flatMap(round => asked(round, 'to'))
  assert.deepEqual(keys(changed(to, { round: 1 })), ['guide.to'])
})

test('a token that could be used in the first turn is mentioned in the second', () => {
  const [, second] = moves(1)
  const others = second.choices.filter(({ words }) => words !== EXTRA_CUBE.words && words !== 'free-double')
  assert.deepEqual(keys({ ...second, choices: others }, []).includes('guide.tokens'), false)
  assert.ok(keys({ ...second, choices: [...others, EXTRA_CUBE] }).includes('guide.tokens'))
})

test('the first bonus cube is explained when it comes, and then not again', () => {
  const [, , third, , fifth] = moves(1)
  const bonus: Told<GameEvent> = {
    kind: 'bonus', seat: 1, pyramid: 'copan', level: 1, colour: 1,
    phrase: { ...phrase('event.bonus'), targets: ['pyramid/copan/2'] },
  }
  const quiet = (moment: Moment) => without('bonus', moment)
  const news = { step: third.step, seat: 1, events: [bonus] }
  assert.deepEqual(notes(third, [...quiet(third), news])[0], { text: 'guide.bonus', targets: ['pyramid/copan/2'] })
  assert.ok(!keys(third, [{ ...news, events: [{ ...bonus }] }, ...quiet(third), news]).includes('guide.bonus'))
  assert.ok(keys(fifth, quiet(fifth)).includes('guide.bonus'))
  assert.ok(!keys(fifth, [news, ...quiet(fifth)]).includes('guide.bonus'))
})

test('who cannot build hears why', () => {
  const [first] = moves(2)
  assert.deepEqual(keys({ ...first, choices: first.choices.filter(({ words }) => words === 'pass') }), ['guide.blocked'])
})

test('the second round begins with what scoring and erosion did', () => {
  const [first, second, third] = asked(2, 'dig')
  assert.deepEqual(keys(first), ['guide.scored', 'guide.eroded'])
  assert.deepEqual(keys(second), ['guide.again'])
  assert.deepEqual(keys(third), [])
  const [waiting] = asked(2, 'dig', false)
  assert.deepEqual(keys(changed(waiting, { quarries: [[]] })), ['guide.scored'])
  assert.deepEqual(keys(changed(waiting, { quarries: [[{ seat: ME, card: 3 }]] })), [])
})

test('in the second round gaps are filled, and higher levels open', () => {
  const isHigher = ({ choices }: Moment) =>
    choices.some(({ words, phrase }) => words.startsWith('build ') && !phrase.targets![0].endsWith('/1'))
  const [first, second] = moves(2)
  const low = (moment: Moment) => changed(moment, { levels: moves(1)[0].view.levels })
  assert.deepEqual(keys(low(first), []), ['guide.refill'])
  assert.ok(keys(low(second)).includes('guide.support'))
  const [opened] = [...moves(1), ...moves(2)].filter(isHigher)
  const flat = before(opened).map(entry => ({
    ...entry,
    events: entry.events.filter(event => event.kind !== 'build' || event.level === 0),
  }))
  const upper = notes(opened, flat).find(({ text }) => text === 'guide.upper')!
  assert.match(upper.targets[0], /^pyramid\/.*\/[2-4]$/)
  const built = told(0, ME, { kind: 'build', seat: ME, pyramid: 'copan', level: 1, colour: ME })
  assert.ok(!keys(opened, [...flat, built]).includes('guide.upper'))
})

test('a double move', () => {
  const [place] = [1, 2, 3].flatMap(round => asked(round, 'place'))
  assert.deepEqual(keys(changed(place, { round: 2 })), ['guide.place'])
  assert.deepEqual(keys(changed(place, { round: 3 })), [])
})

test('the third round is the last, and there the guide takes leave', () => {
  assert.deepEqual(keys(asked(3, 'dig')[0]), ['guide.last'])
  assert.deepEqual(keys(asked(3, 'dig')[1]), [])
  const [first, ...later] = moves(3)
  assert.deepEqual(keys(first), ['guide.finish', 'guide.closing'])
  for (const moment of later.filter(({ choices }) => choices.some(({ words }) => words.startsWith('build ')))) {
    assert.deepEqual(keys(moment), [])
  }
})

test('a spectator hears nothing, and nobody does after the end', () => {
  const [{ view, choices }] = moments
  assert.deepEqual(guide(view, -1, 1, [], []), [])
  assert.deepEqual(guide({ ...view, pending: 'over' }, ME, -1, choices, log), [])
})

test('every note is told in the match or in the tests above', () => {
  const told = new Set(moments.flatMap(moment => keys(moment)))
  const tested = [
    'carried', 'left-behind', 'stopped', 'blocked', 'empty', 'tokens', 'minus', 'support', 'upper', 'place', 'to', 'card',
    'bonus',
  ].map(key => `guide.${key}`)
  const all = Object.keys(en).filter(key => key.startsWith('guide.'))
  assert.deepEqual(all.filter(key => !told.has(key) && !tested.includes(key)), [])
})

test('notes are short', () => {
  for (const [language, texts] of Object.entries(catalogues)) {
    for (const key of Object.keys(texts).filter(key => key.startsWith('guide.'))) {
      assert.ok(texts[key].split(' ').length <= 45, `${key} in ${language}`)
    }
  }
})
