/** A table for the tests: the second era of four tribes, and whatever a test says besides. */
import { GOODS, TRADES_OF, TRIBES } from './data'
import { basePlaces, hexName, stepTo, within } from './hexes'
import type { Direction, Ground, HexName, HexView, IslandView, TribeView, Tribe, View } from './view'

const SHORES: [Direction, Ground][] = [
  ['n', 'mountain'],
  ['ne', 'forest'],
  ['se', 'coast'],
]

/** Eight islands of a volcano and three terrains. */
function archipelago(): Record<HexName, HexView> {
  const hexes: Record<HexName, HexView> = {}
  basePlaces('a').forEach(({ volcano, abyss }) => {
    hexes[hexName(volcano)] = { terrain: 'volcano' }
    hexes[hexName(abyss)] = { terrain: 'abyss' }
    for (const [direction, terrain] of SHORES) {
      hexes[hexName(stepTo(volcano, direction))] = { terrain, tokens: terrain === 'coast' ? 1 : 2 }
    }
  })
  return hexes
}

/** What stands on the map: a settlement of each trade, a fort, a wall, canoes, people of every tribe. */
const STANDING: Record<HexName, Partial<HexView>> = {
  '2,2': { settlement: 'fishing', controller: 'majos', natives: { majos: [2, 1], guanches: [1, 0] } },
  '1,0': { settlement: 'goats', controller: 'majos', animals: 3, natives: { majos: [1, 1] }, tokens: 1 },
  '6,1': { settlement: 'farming', controller: 'canarii', natives: { canarii: [2, 1] }, tokens: 0, wall: true },
  '6,2': { settlement: 'pigs', controller: 'canarii', animals: 2, natives: { canarii: [1, 0], benahoaritas: [0, 1] }, tokens: 0 },
  '5,0': { tokens: 0 },
  '10,2': { settlement: 'fishing', controller: 'guanches', natives: { guanches: [3, 1] } },
  '9,1': { natives: { guanches: [0, 1], canarii: [0, 1] } },
  '10,1': { fort: 3, tokens: 2 },
  '13,4': { settlement: 'goats', controller: 'benahoaritas', animals: 2, natives: { benahoaritas: [2, 0] } },
  '14,5': { settlement: 'farming', controller: 'benahoaritas', natives: { benahoaritas: [1, 1] } },
  '6,5': { fort: 2 },
  '3,1': { terrain: 'sea', canoes: 1 },
  '11,3': { terrain: 'sea', canoes: 2 },
}

export const HEXES_OF_SAMPLE: Record<HexName, HexView> = archipelago()
for (const [name, more] of Object.entries(STANDING)) {
  HEXES_OF_SAMPLE[name] = { ...HEXES_OF_SAMPLE[name], ...more } as HexView
}

function islands(): IslandView[] {
  return basePlaces('a').map(({ volcano }, i) => {
    const hexes = [volcano, ...SHORES.map(([direction]) => stepTo(volcano, direction))].map(hexName)
    const views = hexes.map((name) => HEXES_OF_SAMPLE[name]!)
    const tokens = views.reduce((sum, hex) => sum + (hex.tokens ?? 0), 0)
    const settlements = views.filter(({ settlement }) => settlement).length
    const forts = views.filter(({ fort }) => fort).length
    const side = settlements > forts ? 'native' : forts > 0 ? 'foreign' : 'neutral'
    return { hexes, numbers: [i + 1], tokens, settlements, forts, side }
  })
}

export function tribe(name: Tribe, seat: number, more: Partial<TribeView> = {}): TribeView {
  const [first, second] = TRADES_OF[name]
  return {
    seat,
    solidarity: 5,
    trades: [first, second],
    inventions: { [second]: 1 },
    cave: false,
    goods: { fish: 2, milk: 1, 'dried-fish': 1, wood: 2, clay: 1, mineral: 4 },
    capacity: Object.fromEntries(GOODS.map((good) => [good, good === 'clay' ? 6 : 3])),
    tokens: { wood: 1, clay: 2 },
    weapons: 2,
    prisoners: 1,
    taken: 1,
    store: [3, 1],
    used: [2, 0],
    waste: 1,
    jars: ['clay'],
    granaries: 0,
    outrigger: false,
    cloaks: false,
    idolCount: 2,
    passed: false,
    given: { acoran: 1, moneiba: 0 },
    marks: 0,
    counted: 0,
    natives: [3, 2],
    settlements: 2,
    food: 5,
    shelter: 4,
    costs: { [first]: { clay: 1, mineral: 1 }, [second]: { wood: 1, clay: 1 }, cave: { wood: 1, clay: 2 } },
    ...more,
  }
}

export function sample(more: Partial<View> = {}): View {
  return {
    game: 'tindaya',
    rules: '1',
    seats: 4,
    variants: { mode: 'alliance', difficulty: 'normal' },
    era: 2,
    phase: 'actions',
    endStep: 0,
    active: 0,
    acting: 'majos',
    pending: ['turn 1'],
    order: [...TRIBES],
    priority: [...TRIBES],
    turnAt: 0,
    volcanoes: basePlaces('a').map(({ volcano }) => hexName(volcano)),
    abysses: basePlaces('a').map(({ abyss }) => hexName(abyss)),
    hexes: HEXES_OF_SAMPLE,
    islands: islands(),
    wrath: { acoran: 4, moneiba: 2 },
    impact: { acoran: 2, moneiba: 1 },
    wild: { goats: 3, pigs: 1 },
    lava: 12,
    supplies: {
      lava: 12,
      canoes: 7,
      walls: 1,
      conquistadors: 13,
      animals: { goats: 2, pigs: 4 },
      settlements: { fishing: 4, farming: 4, goats: 4, pigs: 5 },
      tokens: { wood: 8, clay: 10, mineral: 6 },
      idols: 20,
      crafts: 12,
    },
    turned: { acoran: ['fever'], moneiba: ['storm'] },
    event: { card: '2d', disasters: ['eruption', 'tsunami', 'moneiba'], ships: 2, secret: true, done: 0 },
    ships: [
      { ship: 1, abyss: 3, at: '11,2' },
      { ship: 2, abyss: 6, at: '7,4' },
    ],
    targets: { 1: '9,0', 2: '5,4' },
    foreseen: {
      catastrophes: { moneiba: 'storm' },
      epicentres: { eruption: '5,1', tsunami: '15,4', moneiba: '1,5' },
    },
    areas: [
      { disaster: 'eruption', at: '5,1', now: ring('5,1', 2), next: ring('5,1', 3) },
      { disaster: 'tsunami', at: '15,4', now: ring('15,4', 1), next: ring('15,4', 2) },
      { disaster: 'moneiba', at: '1,5', now: ring('1,5', 1), next: ring('1,5', 2) },
    ],
    offerings: {
      acoran: { card: 0, slots: [{ need: 'gofio', by: 'canarii', with: 'gofio' }, { need: 'meat', by: 'majos', with: 'prisoner' }, { need: 'wood' }, { need: 'gofio' }, { need: 'meat' }] },
      moneiba: { card: 0, slots: [{ need: 'dried-fish', by: 'guanches', with: 'dried-fish' }, { need: 'milk' }, { need: 'clay' }, { need: 'dried-fish' }, { need: 'milk' }] },
    },
    market: ['spears', 'jar', 'vase', 'outrigger'],
    wasteLimit: 4,
    hand: ['canarii', ''],
    mission: 'natives',
    objectives: { need: 5, have: { majos: 5, canarii: 4, guanches: 6, benahoaritas: 4 }, met: ['majos', 'guanches'] },
    discards: { fertility: 1 },
    moreCollected: 0,
    tribes: {
      majos: tribe('majos', 0, { idols: { protection: 1, bounty: 1 } }),
      canarii: tribe('canarii', 1, { idols: { calm: 2 }, cave: true }),
      guanches: tribe('guanches', 2, { passed: true, trades: ['fishing', 'pigs', 'goats'], granaries: 1 }),
      benahoaritas: tribe('benahoaritas', 3, { outrigger: true, cloaks: true }),
    },
    needs: {
      born: { majos: 2, canarii: 1, guanches: 1 },
      unfed: { majos: 1 },
      waste: { majos: 1, canarii: 2 },
      wasteOver: true,
      unsheltered: { guanches: 1 },
      slotsOpen: { acoran: 3, moneiba: 4 },
      wrath: { acoran: 3, moneiba: 2 },
      attacked: ['10,2', '5,4'],
      survival: Object.fromEntries(TRIBES.map((name) => [name, { noble: true, villager: true, settlement: name !== 'guanches' }])),
      control: true,
    },
    won: [],
    ...more,
  }
}

function ring(at: HexName, rings: number): HexName[] {
  const [column, row] = at.split(',').map(Number) as [number, number]
  return within({ column, row }, rings).map(hexName)
}
