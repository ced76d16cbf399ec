import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEntry } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import {
  arrivalsOf, digsOf, digsTold, gainsOf, lastErosion, leftBehind, phaseTold, rewound, type Dig,
} from './past'
import type { GameEvent, PlayerView, QuarryNumbers, View } from './view'
import { views } from './view.samples'

const quarries: QuarryNumbers[] = [
  { token: 'shield', cards: 5, cubes: [4, 2] },
  { token: 'transport', cards: 6, cubes: [4, 3, 1] },
]
const nobody: PlayerView = { tokens: [], shields: [], hand: {}, cubes: 0, neutralCubes: 0, gold: 0, supply: 0 }
const table: View = {
  ...views[0],
  seats: 3, round: 1, revealed: 0, lowered: [0, 0, 0], workersAt: 0, quarries: [[], []], totals: [[], []],
  players: [nobody, nobody, nobody], numbers: { pyramids: {}, quarries },
}

const logOf = (...events: GameEvent[]): LogEntry<GameEvent>[] => [
  { step: 1, seat: 0, events: events.map((event) => ({ ...event, phrase: phrase('') })) },
]

const laid: GameEvent[] = [
  { kind: 'lay', seat: 0, quarry: 0, card: '4', back: 'low' },
  { kind: 'lay', seat: 1, quarry: 0, back: 'low' },
  { kind: 'lay', seat: 2, quarry: 0, back: 'high' },
]
const shown: GameEvent[] = [
  { kind: 'quarry', quarry: 0 },
  { kind: 'card-shown', seat: 0, quarry: 0, card: '4', total: 4 },
  { kind: 'card-shown', seat: 1, quarry: 0, card: '4', total: 4 },
  { kind: 'card-shown', seat: 2, quarry: 0, card: '-3', total: 0 },
]
const paid: GameEvent[] = [
  { kind: 'lower', seat: 2, quarry: 0, colour: 0, total: 1 },
  { kind: 'dig', seat: 1, quarry: 0, cubes: 4, colour: 1 },
  { kind: 'dig', seat: 0, quarry: 0, cubes: 2, colour: 0 },
  { kind: 'token', seat: 1, token: 'shield' },
]

const totals = ({ totals }: Dig) => totals.map(({ colour, total }) => [colour, total])

test('laid cards lie face down, and only their owner knows them', () => {
  const [dig] = digsTold(table, laid)
  assert.deepEqual(dig.cards.map(({ card, up }) => [card, up]), [[4, false], ['low', false], ['high', false]])
  assert.equal(dig.revealed, false)
})

test('they are turned up one after the other, and the totals count up', () => {
  const told = [0, 1, 2, 3].map((cards) => {
    const [dig] = digsTold(table, [...laid, ...shown.slice(0, cards + 1)])
    return [dig.cards.filter(({ up }) => up).length, totals(dig)[1]]
  })
  assert.deepEqual(told, [[0, [1, 0]], [1, [1, 0]], [2, [1, 4]], [3, [1, 4]]])
})

test('a lowered total, the places and who took the token', () => {
  const [dig, other] = digsTold(table, [...laid, ...shown, ...paid])
  assert.equal(dig.lowered[0], 3)
  assert.deepEqual(totals(dig), [[1, 4], [0, 1], [2, 0]])
  assert.deepEqual(dig.won, [{ colour: 1, cubes: 4 }, { colour: 0, cubes: 2 }])
  assert.equal(dig.taker, 1)
  assert.equal(other.revealed, false)
})

test('until the cards are turned up the reader knows what the view says', () => {
  const view: View = { ...table, totals: [[{ colour: 0, total: 4 }, { colour: 1 }], []] }
  assert.deepEqual(totals(digsTold(view, laid)[0]), [[0, 4], [1, undefined]])
})

test('two workers count from the beginning, even alone', () => {
  const workers: GameEvent = { kind: 'workers', seat: 1, quarry: 1, counts: 2 }
  const [, dig] = digsTold(table, [workers, { kind: 'quarry', quarry: 1 }])
  assert.deepEqual(totals(dig), [[1, 2]])
})

test('what the table still shows is taken from there', () => {
  const cards = [{ seat: 2, card: 5 }, { seat: 0, card: 7 }]
  const players: PlayerView[] = [{ ...nobody, shields: [1] }, nobody, { ...nobody, tokens: ['two-workers'] }]
  const view: View = { ...table, quarries: [cards, []], revealed: 1, lowered: [0, 0, 3], workersAt: 1, players, totals: [[{ colour: 2, total: 4 }, { colour: 0, total: 7 }], []] }
  const [dig] = digsOf(view, [])
  assert.deepEqual(dig.cards.map(({ colour, up }) => [colour, up]), [[2, true], [0, true]])
  assert.deepEqual(totals(dig), [[2, 4], [0, 7]])
  assert.deepEqual(dig.shields, [0])
})

test('once the cards are back in the hands the log still tells what was won', () => {
  const [dig] = digsOf(table, logOf({ kind: 'round', round: 1 }, ...laid, ...shown, ...paid))
  assert.equal(dig.cards.length, 3)
  assert.equal(dig.won.length, 2)
})

test('a new round begins with empty quarries', () => {
  const [dig] = digsOf(table, logOf(...laid, ...shown, ...paid, { kind: 'round', round: 2 }))
  assert.deepEqual([dig.cards, dig.won, dig.taker], [[], [], -1])
})

test('cubes that could not be carried', () => {
  assert.deepEqual(leftBehind(table, logOf({ kind: 'left-behind', seat: 1, cubes: 2, colour: 1 })), [0, 2, 0])
})

const scored: GameEvent[] = [
  { kind: 'gold', seat: 1, gold: 3, pyramid: 'tikal', level: 0 },
  { kind: 'erode', seat: 1, pyramid: 'tikal', level: 0, colour: 1 },
  { kind: 'fall', seat: 1, pyramid: 'tikal', level: 1, colour: 1 },
  { kind: 'round', round: 2 },
]

test('gold, and what the erosion before this round took', () => {
  assert.deepEqual(gainsOf(scored), [{ pyramid: 'tikal', level: 0, colour: 1, gold: 3 }])
  assert.deepEqual(lastErosion([...logOf(...scored), ...logOf(...laid)]), [
    { pyramid: 'tikal', level: 0, colour: 1 },
    { pyramid: 'tikal', level: 1, colour: 1 },
  ])
})

test('cubes that come', () => {
  const events: GameEvent[] = [
    { kind: 'build', seat: 0, pyramid: 'tikal', level: 0, colour: 0 },
    { kind: 'bonus', pyramid: 'tikal', level: 1, colour: -1 },
  ]
  assert.deepEqual(arrivalsOf(events), [
    { pyramid: 'tikal', level: 0, colour: 0 },
    { pyramid: 'tikal', level: 1, colour: 2 },
  ])
})

test('before it happened: the eroded cubes stand, the cubes won are not yet there', () => {
  const view: View = {
    ...table,
    pyramids: { tikal: [[2, 0, 1], [0, 0, 0]] },
    players: table.players.map((player) => ({ ...player, cubes: 4 })),
  }
  const before = rewound(view, table, [...paid, ...scored, { kind: 'left-behind', seat: 2, cubes: 1, colour: 2 }])
  assert.deepEqual(before.pyramids.tikal, [[2, 1, 1], [0, 1, 0]])
  assert.deepEqual(before.players.map(({ cubes }) => cubes), [2, 0, 5])
  assert.deepEqual(view.pyramids.tikal, [[2, 0, 1], [0, 0, 0]])
})

test('what is still to be told says in which part of the round it is', () => {
  assert.equal(phaseTold([...shown, ...paid]), 'reveal')
  assert.equal(phaseTold([{ kind: 'announce', seat: 0, own: 4, neutral: 0 }]), 'transport')
  assert.equal(phaseTold(scored), 'score')
  assert.equal(phaseTold([{ kind: 'round', round: 2 }]), undefined)
})
