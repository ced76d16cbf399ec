/** The game's data files, the same that the rules are made of, and the phrases of the things in them. */
import board from '../src/main/resources/ceiba/tzolkin/board.json'
import buildingList from '../src/main/resources/ceiba/tzolkin/buildings.json'
import monumentList from '../src/main/resources/ceiba/tzolkin/monuments.json'
import wealthList from '../src/main/resources/ceiba/tzolkin/wealth.json'
import type { Phrase } from '../../../web/src/api-types'
import { joined, phrase } from '../../../web/src/board/phrase'

export { board }

export type Cost = Partial<Record<'wood' | 'stone' | 'gold' | 'skull', number>>
export interface Building {
  number: number
  age: number
  kind: string
  cost: Cost
  effects: string[]
}
export interface Monument {
  number: number
  kind: string
  cost: Cost
  rule: string
  points: number[]
}
export interface Wealth {
  number: number
  gear: string
  space: number
  effects: string[]
}

export const BUILDINGS = buildingList.buildings as Building[]
export const MONUMENTS = monumentList.monuments as Monument[]
export const WEALTH = wealthList.wealth as Wealth[]

export const TEMPLES = ['brown', 'yellow', 'green'] as const
export const TECHNOLOGIES = ['agriculture', 'extraction', 'architecture', 'theology'] as const
export const RESOURCES = ['wood', 'stone', 'gold'] as const
export const TOP_LEVEL = 3

/** An effect of a tile, such as `corn 3`: what it is and how much of it. */
export function effect(words: string): { name: string; amount: number } {
  const [name, amount] = words.split(' ')
  return { name, amount: Number(amount) }
}

export const effectsPhrase = (effects: string[]): Phrase =>
  joined(effects.map(effect).map(({ name, amount }) => phrase(`effect.${name}`, amount)))

export const costPhrase = (cost: Cost): Phrase =>
  joined(Object.entries(cost).map(([good, amount]) => phrase(`goods.${good}`, amount as number)))

export const buildingPhrase = ({ number, kind, effects }: Building): Phrase =>
  phrase('building', number, `kind.${kind}`, effectsPhrase(effects))

export const monumentPhrase = ({ number, kind, rule, points }: Monument): Phrase =>
  phrase('monument', number, `kind.${kind}`, phrase(`monument.${rule}`, `kind.${kind}`, ...points))

export const wealthPhrase = ({ number, effects }: Wealth): Phrase => phrase('wealth', number, effectsPhrase(effects))

export const tilePhrase = (tile: Building | Monument): Phrase =>
  phrase('board.tile', 'effects' in tile ? buildingPhrase(tile) : monumentPhrase(tile), costPhrase(tile.cost))

export function actionPhrase(gear: string, action: number): Phrase {
  if (gear !== 'chichen-itza') return phrase('action', `gear.${gear}`, action, `action.${gear}.${action}`)
  const { points, temple, resource } = board['chichen-itza'][action - 1]
  const key = resource ? 'action.chichen-itza.resource' : 'action.chichen-itza'
  return phrase(key, `gear.${gear}`, action, points, `temple.${temple}`)
}
