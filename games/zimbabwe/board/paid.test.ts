import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameEvent } from './view'
import { paidRoutes } from './paid'
import { sample } from './sample'

const MAP = Array.from({ length: 6 }, () => '.'.repeat(18))

/** A sculptor works with a wood carver's good; between the monument and him stands another monument as a hub. */
const view = sample(MAP, {
  pending: ['turn', 'raise', 'plan a1', 'supply wood-carver 1'],
  monuments: [
    { square: 'a1', seat: 0, level: 2 },
    { square: 'd1', seat: 1, level: 1 },
  ],
  craftsmen: [
    { craft: 'sculptor', square: 'g1', seat: 1 },
    { craft: 'wood-carver', square: 'k1', turn: 'across', seat: 0 },
  ],
  raise: { square: 'a1', level: 2, goods: 2, delivered: ['wood'], paid: 5, offers: [] },
})

const log = (...events: GameEvent[]) => events.map((event, i) => ({ step: i + 1, seat: 0, events: [{ ...event, phrase: { key: '', args: [] } }] }))

test('what is paid by hand is drawn from the log, over hubs, and with what waits for its resource', () => {
  const routes = paidRoutes(
    view,
    log(
      { kind: 'supply', seat: 1, piece: 'potter 1', resource: 'c6', cattle: 1 },
      { kind: 'raise', seat: 1, square: 'd1', level: 1 },
      { kind: 'hubs', seat: 0, hubs: 1, qamata: 0 },
      { kind: 'supply', seat: 0, piece: 'sculptor 1', resource: 'h4', cattle: 2 },
    ),
  )
  assert.deepEqual(routes, [
    { piece: 'sculptor 1', to: 'a1', hubs: ['d1'], cost: 3, resource: 'h4', price: 2, payee: 1 },
    { piece: 'wood-carver 1', to: 'sculptor 1', hubs: [], cost: 2, resource: undefined, price: 2, payee: 0 },
  ])
})

test('nothing is paid before a monument is raised', () => {
  assert.deepEqual(paidRoutes({ ...view, raise: undefined }, []), [])
})
