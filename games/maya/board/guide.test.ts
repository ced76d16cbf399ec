import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry, Phrase } from '../../../web/src/api-types'
import en from '../src/main/resources/ceiba/maya/texts/en.json'
import it from '../src/main/resources/ceiba/maya/texts/it.json'
import pt from '../src/main/resources/ceiba/maya/texts/pt.json'
import match from '../src/test/golden/guided-match.json'
import { guide } from './guide'

/** A moment of the recorded match as its reader, seat 0, is shown it. */
interface Moment {
  step: number
  decider: number
  view: any
  choices: Choice[]
}

const ME = 0
const moments = match.moments as Moment[]
const log = match.log as LogEntry[]
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
const changed = (moment: Moment, view: object): Moment => ({ ...moment, view: { ...moment.view, ...view } })

const EXTRA_CUBE: Choice = {
  words: 'extra-cube',
  phrase: { key: 'choice.extra-cube.token', args: [], target: 'token/extra-cube' },
  outcome: [],
}

const laid = ({ view }: Moment) => view.quarries.flat().filter(({ seat }: any) => seat === ME).length

test('at most two notes at a time, in every language, about things that are there', () => {
  for (const moment of moments) {
    const told = notes(moment)
    assert.ok(told.length <= 2)
    const things = [...moment.choices.map(({ phrase }) => phrase), ...before(moment).flatMap(({ events }) => events)]
    for (const { text, target } of told) {
      for (const [language, texts] of Object.entries(catalogues)) assert.ok(text in texts, `${text} in ${language}`)
      assert.ok(!target || things.some(thing => thing.target === target), target)
    }
  }
})

test('the first cubes', () => {
  const [first, second] = asked(1, 'first-cube')
  assert.deepEqual(keys(first), ['guide.welcome', 'guide.first-cube'])
  assert.deepEqual(keys(second), ['guide.first-cube.second'])
  assert.deepEqual(keys(asked(1, 'first-cube', false)[0]), ['guide.welcome'])
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
  assert.deepEqual(notes(joining), [{ text: 'guide.card' }, { text: 'guide.minus', target: 'card/-3' }])
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
  const left = { key: 'event.left-behind', args: [{ seat: ME }, 2] }
  const carried = before(first).map(entry => ({ ...entry, events: entry.events.filter(({ key }) => key !== left.key) }))
  assert.deepEqual(keys(first, carried), ['guide.carried', 'guide.build'])
  const and = (event: Phrase) => [...carried, { step: first.step, seat: 1, events: [event] }]
  assert.deepEqual(keys(first, and(left)), ['guide.left-behind', 'guide.build'])
  assert.deepEqual(keys(first, and({ ...left, args: [{ seat: 1 }, 2] })), ['guide.carried', 'guide.build'])
})

test('building: one topic a move', () => {
  const quiet = (moment: Moment) => before(moment).map(entry => ({
    ...entry,
    events: entry.events.filter(({ key }) => key !== 'event.bonus'),
  }))
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
    { text: 'guide.tokens', target: 'token/extra-cube' },
    { text: 'guide.end' },
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
  const bonus = { key: 'event.bonus', args: [{ seat: 1 }, 'pyramid.copan', 2], target: 'pyramid/copan/2' }
  const quiet = (moment: Moment) =>
    before(moment).map(entry => ({ ...entry, events: entry.events.filter(({ key }) => key !== bonus.key) }))
  const news = { step: third.step, seat: 1, events: [bonus] }
  assert.deepEqual(notes(third, [...quiet(third), news])[0], { text: 'guide.bonus', target: 'pyramid/copan/2' })
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
    choices.some(({ words, phrase }) => words.startsWith('build ') && (phrase.args[1] as number) > 1)
  const [first, second] = moves(2)
  const low = (moment: Moment) => ({ ...moment, choices: moves(1)[0].choices })
  assert.deepEqual(keys(low(first), []), ['guide.refill'])
  assert.ok(keys(low(second)).includes('guide.support'))
  const [opened] = [...moves(1), ...moves(2)].filter(isHigher)
  const built = { key: 'event.build', args: [{ seat: ME }, 'pyramid.copan', 2] }
  const flat = before(opened).map(entry => ({
    ...entry,
    events: entry.events.filter(({ key, args }) => key !== built.key || args[2] === 1),
  }))
  const upper = notes(opened, flat).find(({ text }) => text === 'guide.upper')!
  assert.match(upper.target!, /^pyramid\/.*\/[2-4]$/)
  assert.ok(!keys(opened, [...flat, { step: 0, seat: ME, events: [built] }]).includes('guide.upper'))
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
