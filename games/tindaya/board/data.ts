/** What the game is made of, straight from the data file of the rules. */
import file from '../src/main/resources/ceiba/tindaya/data.json'
import type { Craft, Disaster, God, Good, Idol, Preserved, Raw, Simple, Complex, Trade, Tribe, Ground, Unit } from './view'

export { file }

export const TRIBES: readonly Tribe[] = ['majos', 'canarii', 'guanches', 'benahoaritas']
export const TRADES: readonly Trade[] = ['fishing', 'farming', 'goats', 'pigs']
export const SIMPLE: readonly Simple[] = ['fish', 'barley', 'milk', 'meat']
export const COMPLEX: readonly Complex[] = ['salt', 'fibre', 'hide', 'dung']
export const PRESERVED: readonly Preserved[] = ['dried-fish', 'gofio', 'cheese', 'cured-meat']
export const RAW: readonly Raw[] = ['wood', 'clay', 'mineral']
export const GOODS: readonly Good[] = [...SIMPLE, ...COMPLEX, ...PRESERVED, ...RAW]
export const UNITS: readonly Unit[] = [...GOODS, 'weapon', 'prisoner']
export const GODS: readonly God[] = ['acoran', 'moneiba']
export const DISASTERS: readonly Disaster[] = ['eruption', 'acoran', 'moneiba', 'tsunami']
export const IDOLS: readonly Idol[] = ['protection', 'solidarity', 'fertility', 'harvest', 'bounty', 'calm', 'warrior']
export const CRAFTS: readonly Craft[] = ['spears', 'daggers', 'wall', 'vase', 'jar', 'granary', 'outrigger', 'cloaks']

/** What lies on a terrain. */
export const RAW_OF: Record<Ground, Raw> = { coast: 'clay', forest: 'wood', mountain: 'mineral', lava: 'mineral' }
export const GROUNDS: readonly Ground[] = ['coast', 'forest', 'mountain', 'lava']
/** Where a trade settles. */
export const SITES: Record<Trade, readonly Ground[]> = {
  fishing: ['coast'],
  farming: ['forest', 'lava'],
  goats: ['mountain', 'lava'],
  pigs: ['coast', 'forest'],
}
/** Where a tribe's trades begin. */
export const TRADES_OF: Record<Tribe, readonly [Trade, Trade]> = {
  majos: ['fishing', 'goats'],
  canarii: ['farming', 'pigs'],
  guanches: ['fishing', 'pigs'],
  benahoaritas: ['farming', 'goats'],
}
export const STARTING_INVENTION: Record<Tribe, Trade> = {
  majos: 'goats',
  canarii: 'farming',
  guanches: 'fishing',
  benahoaritas: 'farming',
}

export const simpleOf = (trade: Trade): Simple => SIMPLE[TRADES.indexOf(trade)]!
export const complexOf = (trade: Trade): Complex => COMPLEX[TRADES.indexOf(trade)]!
export const preservedOf = (trade: Trade): Preserved => PRESERVED[TRADES.indexOf(trade)]!

/** Whether the trade keeps animals. */
export const isHerding = (trade: Trade): boolean => trade === 'goats' || trade === 'pigs'

/** What a disaster's area follows. */
export const godOf = (disaster: Disaster): God => (disaster === 'tsunami' || disaster === 'moneiba' ? 'moneiba' : 'acoran')

export type Colour = 'yellow' | 'orange' | 'red' | 'lost'

/** The colour of a god's wrath. */
export function colourOf(wrath: number): Colour {
  const { orange, red, lost } = file.wrath
  return wrath >= lost ? 'lost' : wrath >= red ? 'red' : wrath >= orange ? 'orange' : 'yellow'
}

export const END_STEPS = 10

/** A list of goods, one by one, as amounts. */
export function amountsOf(list: readonly string[]): Record<string, number> {
  const amounts: Record<string, number> = {}
  for (const good of list) amounts[good] = (amounts[good] ?? 0) + 1
  return amounts
}
