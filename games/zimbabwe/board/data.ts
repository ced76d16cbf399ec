/** What the game is made of, straight from the data files of the rules. */
import box from '../src/main/resources/ceiba/zimbabwe/box.json'
import craftFile from '../src/main/resources/ceiba/zimbabwe/crafts.json'
import godFile from '../src/main/resources/ceiba/zimbabwe/gods.json'
import specialistFile from '../src/main/resources/ceiba/zimbabwe/specialists.json'
import type { Craft, God, Resource, Specialist } from './view'

export { box }

export interface CraftData {
  craft: Craft
  /** What the first and the second card add to the requirement. */
  requirement: number[]
  cattle: number
  points: number
  size: '1x2' | '2x2'
  resource: Resource
  /** The craft whose good it works on. */
  needs?: Craft
}

export interface GodData {
  god: God
  requirement: number
  phase: number
  /** Whether it is in the first game. */
  first: boolean
}

export interface SpecialistData {
  specialist: Specialist
  requirement: number
  /** What a use costs: one amount, or those to choose from. */
  cattle: number[]
}

export const CRAFTS = craftFile.crafts as CraftData[]
export const GODS = godFile.gods as GodData[]
export const SPECIALISTS = specialistFile.specialists as SpecialistData[]

const crafts = Object.fromEntries(CRAFTS.map((data) => [data.craft, data])) as Record<Craft, CraftData>
const gods = Object.fromEntries(GODS.map((data) => [data.god, data])) as Record<God, GodData>

export const craftData = (craft: Craft): CraftData => crafts[craft]
export const godData = (god: God): GodData => gods[god]

/** Whether its pieces are of four squares, or else of two. */
export const isBig = (craft: Craft): boolean => crafts[craft].size === '2x2'

export const RESOURCES = Object.keys(box.resourceTiles) as Resource[]
export const PRICES = Array.from({ length: box.price }, (_, i) => i + 1)
