import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice, LogEntry } from '../../../web/src/api-types'
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

const moves = (round: number) => asked(round, 'turn').filter(({ view }) => !view.moved)

const has = ({ choices }: Moment, words: string) => choices.some(choice => choice.words === words)

/** The same moment with another view. */
const changed = (moment: Moment, view: object): Moment => ({ ...moment, view: { ...moment.view, ...view } })

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
  const minus = asked(1, 'card').flatMap(moment => notes(moment)).find(({ text }) => text === 'guide.minus')
  assert.equal(minus?.target, 'card/-3')
})

test('while the others lay, reveal and build', () => {
  const [dig] = asked(1, 'dig', false)
  assert.deepEqual(keys(dig), ['guide.others'])
  assert.deepEqual(keys(changed(dig, { stopped: [ME] })), ['guide.stopped'])
  assert.deepEqual(keys(asked(1, 'shield', false)[0]), ['guide.reveal'])
  assert.deepEqual(keys(asked(1, 'lower', false)[0]), ['guide.reveal'])
  assert.deepEqual(keys(asked(1, 'turn', false)[0]), ['guide.watch'])
  const [place] = asked(1, 'place', false)
  assert.equal(place.view.players[ME].cubes, 0)
  assert.deepEqual(keys(place), ['guide.empty'])
})

test('tokens won at a quarry, and the -3, are explained the first time', () => {
  assert.deepEqual(keys(asked(1, 'name')[0]), ['guide.name'])
  assert.deepEqual(keys(asked(2, 'shield')[0]), ['guide.shield'])
  assert.deepEqual(keys(asked(3, 'shield')[0]), [])
  assert.deepEqual(keys(asked(3, 'lower')[0]), ['guide.lower'])
})

test('the transport is told with the first cube to build', () => {
  const [first] = moves(1)
  const left = (event: { key: string; args: unknown[] }) =>
    event.key === 'event.left-behind' && (event.args[0] as { seat: number }).seat === ME
  assert.ok(before(first).some(({ events }) => events.some(left)))
  assert.deepEqual(keys(first), ['guide.left-behind', 'guide.build'])
  const carried = before(first).map(entry => ({ ...entry, events: entry.events.filter(event => !left(event)) }))
  assert.deepEqual(keys(first, carried), ['guide.carried', 'guide.build'])
})

test('building: one topic a move', () => {
  assert.deepEqual(moves(1).map(moment => keys(moment).at(-1)), [
    'guide.build', 'guide.levels', 'guide.double', 'guide.ties', 'guide.bonus', 'guide.ahead', 'guide.pass', undefined,
  ])
  const [, , third] = moves(1)
  const poor = { ...third, choices: third.choices.filter(({ words }) => words !== 'double') }
  assert.deepEqual(keys(poor), [])
})

test('after the first move the reader hears of tokens and of ending the turn', () => {
  const [withToken, without, ...later] = asked(1, 'turn').filter(({ view }) => view.moved)
  assert.deepEqual(notes(withToken), [{ text: 'guide.tokens', target: 'token/extra-cube' }, { text: 'guide.end' }])
  assert.deepEqual(keys(without), ['guide.end'])
  for (const moment of later) assert.deepEqual(keys(moment), [])
  assert.deepEqual(keys(asked(1, 'to')[0]), ['guide.to'])
})

test('a token that could be used in the first turn is mentioned in the second', () => {
  const [, second] = moves(1)
  const token = { words: 'free-double', phrase: { key: '', args: [], target: 'token/free-double' }, outcome: [] }
  assert.deepEqual(keys({ ...second, choices: [...second.choices, token] }), ['guide.levels', 'guide.tokens'])
})

test('the first bonus cube is explained when it comes, and then not again', () => {
  const [, , third, , fifth] = moves(1)
  const bonus = { key: 'event.bonus', args: [{ seat: 1 }, 'pyramid.copan', 2], target: 'pyramid/copan/2' }
  const entries = [...before(third), { step: third.step, seat: 1, events: [bonus] }]
  assert.deepEqual(notes(third, entries)[0], { text: 'guide.bonus', target: 'pyramid/copan/2' })
  const earlier = [{ step: 0, seat: 1, events: [{ ...bonus }] }, ...entries]
  assert.deepEqual(keys(third, earlier), ['guide.double'])
  assert.deepEqual(keys(fifth, [earlier[0], ...before(fifth)]), [])
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
  const waiting = asked(2, 'dig', false)[0]
  assert.deepEqual(keys(waiting), [])
  assert.deepEqual(keys(changed(waiting, { quarries: [[]] })), ['guide.scored'])
})

test('in the second round gaps are filled, and higher levels open', () => {
  assert.deepEqual(moves(2).slice(0, 2).map(moment => keys(moment)), [['guide.refill'], ['guide.support']])
  const higher = moves(2).filter(({ choices }) => choices.some(({ phrase }) => phrase.args[1] === 2))
  const [first, ...later] = higher
  assert.equal(notes(first)[0].text, 'guide.upper')
  assert.match(notes(first)[0].target!, /^pyramid\/.*\/2$/)
  for (const moment of later) assert.deepEqual(keys(moment), [])
})

test('a double move', () => {
  const [place] = asked(2, 'place')
  assert.deepEqual(keys(place), ['guide.place'])
  assert.deepEqual(keys(changed(place, { round: 3 })), [])
})

test('the third round is the last, and there the guide takes leave', () => {
  assert.deepEqual(keys(asked(3, 'dig')[0]), ['guide.last'])
  assert.deepEqual(keys(asked(3, 'dig')[1]), [])
  const [first, ...later] = moves(3)
  assert.deepEqual(keys(first), ['guide.finish', 'guide.closing'])
  for (const moment of later) assert.deepEqual(keys(moment), [])
})

test('a spectator hears nothing, and nobody does after the end', () => {
  const [{ view, choices }] = moments
  assert.deepEqual(guide(view, -1, 1, [], []), [])
  assert.deepEqual(guide({ ...view, pending: 'over' }, ME, -1, choices, log), [])
})

test('every note is told in the match or in the tests above', () => {
  const told = new Set(moments.flatMap(moment => keys(moment)))
  const rare = ['guide.carried', 'guide.stopped', 'guide.blocked']
  const all = Object.keys(en).filter(key => key.startsWith('guide.'))
  assert.deepEqual(all.filter(key => !told.has(key) && !rare.includes(key)), [])
})

test('notes are short', () => {
  for (const [language, texts] of Object.entries(catalogues)) {
    for (const key of Object.keys(texts).filter(key => key.startsWith('guide.'))) {
      assert.ok(texts[key].split(' ').length <= 45, `${key} in ${language}`)
    }
  }
})
