import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Arg, LogEntry, Phrase } from '../../../web/src/api-types'
import {
  arrivalsOf, digsOf, digsTold, gainsOf, lastErosion, leftBehind, phaseTold, ranked, rewound, totalOf,
} from './past'

const quarries = [
  { token: 'shield', cards: 5, cubes: [4, 2] },
  { token: 'transport', cards: 6, cubes: [4, 3, 1] },
]
const nobody = { tokens: [], shields: [], hand: {}, cubes: 0, neutralCubes: 0, gold: 0 }
const table = {
  seats: 3, round: 1, revealed: 0, lowered: [0, 0, 0], workersAt: 0, quarries: [[], []],
  players: [nobody, nobody, nobody], numbers: { quarries },
}

const event = (key: string, target: string | undefined, ...args: Arg[]): Phrase => ({ key, args, ...(target ? { target } : {}) })
const seat = (number: number) => ({ seat: number })
const colour = (number: number) => ({ key: 'seat', args: [seat(number)] })
const card = (value: number) => ({ key: 'card', args: [value] })
const logOf = (...events: Phrase[]): LogEntry[] => [{ step: 1, seat: 0, events }]

const laid = [
  event('event.lay', 'quarry/1', seat(0), 1, card(4)),
  event('event.lay.hidden', 'quarry/1', seat(1), 1, 'back.low'),
  event('event.lay.hidden', 'quarry/1', seat(2), 1, 'back.high'),
]
const shown = [
  event('event.quarry', 'quarry/1', 1),
  event('event.card-shown', 'quarry/1', colour(0), card(4)),
  event('event.card-shown', 'quarry/1', colour(1), card(4)),
  event('event.card-shown', 'quarry/1', colour(2), card(-3)),
]
const paid = [
  event('event.lower', 'quarry/1', seat(2), colour(0), 1),
  event('event.dig', 'quarry/1', seat(1), 4),
  event('event.dig', 'quarry/1', seat(0), 2),
  event('event.token', 'token/shield', seat(1), { key: 'token.shield', args: [] }),
]

test('laid cards lie face down, and only their owner knows them', () => {
  const [dig] = digsTold(table, laid)
  assert.deepEqual(dig.cards.map(({ card, up }) => [card, up]), [[4, false], ['low', false], ['high', false]])
  assert.equal(dig.revealed, false)
})

test('they are turned up one after the other, and the totals count up', () => {
  const totals = [0, 1, 2, 3].map((cards) => {
    const [dig] = digsTold(table, [...laid, ...shown.slice(0, cards + 1)])
    return [dig.cards.filter(({ up }) => up).length, totalOf(dig, 1)]
  })
  assert.deepEqual(totals, [[0, 0], [1, 0], [2, 4], [3, 4]])
})

test('a lowered total, the places and who took the token', () => {
  const [dig, other] = digsTold(table, [...laid, ...shown, ...paid])
  assert.equal(dig.lowered[0], 3)
  assert.deepEqual([0, 1, 2].map((number) => totalOf(dig, number)), [1, 4, 0])
  assert.deepEqual(ranked(dig), [1, 0, 2])
  assert.deepEqual(dig.won, [{ seat: 1, cubes: 4, neutral: false }, { seat: 0, cubes: 2, neutral: false }])
  assert.equal(dig.taker, 1)
  assert.equal(other.revealed, false)
})

test('of equal totals the first to lay comes first', () => {
  const [dig] = digsTold(table, [...laid, ...shown])
  assert.deepEqual(ranked(dig).slice(0, 2), [0, 1])
})

test('what the table still shows is taken from there', () => {
  const cards = [{ seat: 2, card: 5 }, { seat: 0, card: 7 }]
  const players = [{ ...nobody, shields: [1] }, nobody, { ...nobody, tokens: ['two-workers'] }]
  const view = { ...table, quarries: [cards, []], revealed: 1, lowered: [0, 0, 3], workersAt: 1, players }
  const [dig] = digsOf(view, [])
  assert.deepEqual(dig.cards.map(({ colour, up }) => [colour, up]), [[2, true], [0, true]])
  assert.equal(totalOf(dig, 2), 4)
  assert.deepEqual(dig.shields, [0])
})

test('once the cards are back in the hands the log still tells what was won', () => {
  const [dig] = digsOf(table, logOf(event('event.round', undefined, 1), ...laid, ...shown, ...paid))
  assert.equal(dig.cards.length, 3)
  assert.equal(dig.won.length, 2)
})

test('a new round begins with empty quarries', () => {
  const [dig] = digsOf(table, logOf(...laid, ...shown, ...paid, event('event.round', undefined, 2)))
  assert.deepEqual([dig.cards, dig.won, dig.taker], [[], [], -1])
})

test('cubes that could not be carried', () => {
  assert.deepEqual(leftBehind(table, logOf(event('event.left-behind', undefined, seat(1), 2))), [0, 2, 0])
})

const tikal = { key: 'pyramid.tikal', args: [] }
const scored = [
  event('event.gold', 'pyramid/tikal/1', seat(1), 3, tikal, 1),
  event('event.erode', 'pyramid/tikal/1', colour(1), tikal, 1),
  event('event.fall', 'pyramid/tikal/2', colour(1), tikal, 2),
  event('event.round', undefined, 2),
]

test('gold, and what the erosion before this round took', () => {
  assert.deepEqual(gainsOf(scored), [{ pyramid: 'tikal', level: 0, colour: 1, gold: 3 }])
  assert.deepEqual(lastErosion([...logOf(...scored), ...logOf(...laid)]), [
    { pyramid: 'tikal', level: 0, colour: 1 },
    { pyramid: 'tikal', level: 1, colour: 1 },
  ])
})

test('cubes that come', () => {
  const bonus = event('event.bonus', 'pyramid/tikal/2', colour(2), tikal, 2)
  const build = event('event.build', 'pyramid/tikal/1', seat(0), tikal, 1)
  assert.deepEqual(arrivalsOf([build, bonus]), [
    { pyramid: 'tikal', level: 0, colour: 0 },
    { pyramid: 'tikal', level: 1, colour: 2 },
  ])
})

test('before it happened: the eroded cubes stand, the cubes won are not yet there', () => {
  const view = {
    ...table,
    pyramids: { tikal: [[2, 0, 1], [0, 0, 0]] },
    players: table.players.map((player) => ({ ...player, cubes: 4 })),
  }
  const before = rewound(view, [...paid, ...scored, event('event.left-behind', undefined, seat(2), 1)])
  assert.deepEqual(before.pyramids.tikal, [[2, 1, 1], [0, 1, 0]])
  assert.deepEqual(before.players.map(({ cubes }: any) => cubes), [2, 0, 5])
  assert.deepEqual(view.pyramids.tikal, [[2, 0, 1], [0, 0, 0]])
})

test('what is still to be told says in which part of the round it is', () => {
  assert.equal(phaseTold([...shown, ...paid]), 'reveal')
  assert.equal(phaseTold([event('event.announce', undefined, seat(0), 4)]), 'transport')
  assert.equal(phaseTold(scored), 'score')
  assert.equal(phaseTold([event('event.round', undefined, 2)]), undefined)
})
