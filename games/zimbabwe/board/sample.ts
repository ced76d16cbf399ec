/** A table for the tests: nobody has done anything yet, and the map is what a test says. */
import { box, CRAFTS, GODS } from './data'
import type { Craft, PlayerView, View } from './view'

const EMPTY: PlayerView = {
  cattle: box.cattle,
  specialists: {},
  requirement: box.requirement,
  points: 1,
  income: { cards: 0, level: 1, god: 0 },
}

export function sample(map: string[], more: Partial<View> = {}): View {
  const seats = more.seats ?? 2
  return {
    game: 'zimbabwe',
    rules: '1',
    seats,
    variants: { game: 'full' },
    round: 1,
    active: 0,
    pending: ['turn'],
    phase: 'turns',
    tiles: [],
    map,
    water: [],
    resources: [],
    used: {},
    monuments: [],
    raised: [],
    craftsmen: [],
    cards: {},
    gods: GODS.slice(0, box.gods).map(({ god }) => god),
    godCattle: 0,
    pile: Array.from({ length: seats }, (_, seat) => seat),
    order: Array.from({ length: seats }, (_, seat) => seat),
    players: Array.from({ length: seats }, () => EMPTY),
    winning: [],
    meets: [],
    mayWin: [],
    resourcesLeft: box.resourceTiles,
    waterLeft: box.waterTiles,
    craftsmenLeft: Object.fromEntries(CRAFTS.map(({ craft }) => [craft, box.craftsmen])) as Record<Craft, number>,
    ...more,
  }
}
