/** What the rules send to the board. `view.samples.ts`, which the tests of the rules write, holds it against the truth. */

export type Good = 'corn' | 'wood' | 'stone' | 'gold' | 'skull'
export type GearName = 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen-itza'
export type TempleName = 'brown' | 'yellow' | 'green'
export type TechnologyName = 'agriculture' | 'extraction' | 'architecture' | 'theology'
export type Phase = 'start' | 'placing' | 'picking-up' | 'spared'

/** The spaces on which workers stand, by gear. */
export type Gears = Partial<Record<GearName, number[]>>

export interface PlayerView {
  corn: number
  wood: number
  stone: number
  gold: number
  skulls: number
  points: number
  /** In hand and on the board. */
  workers: number
  /** In hand alone. */
  hand: number
  gears: Gears
  temples: Record<TempleName, number>
  technologies: Record<TechnologyName, number>
  cornTiles: number
  woodTiles: number
  light: boolean
  buildings: number[]
  monuments: number[]
  /** The tiles, or how many there are of them if they are secret. */
  wealth: number[] | number
  dealt: number[] | number
}

export interface View {
  game: 'tzolkin'
  rules: string
  seats: number
  variants: Record<string, never>
  round: number
  foodDays: number
  first: number
  active: number
  turns: number
  phase: Phase
  placed: number
  /** Who stands on the first-player space, or -1. */
  claimant: number
  /** The days on whose teeth corn lies. */
  teeth: number[]
  skulls: number
  /** The actions of Chichen Itza on which a skull lies. */
  placedSkulls: number[]
  /** Tiles left, by action of Palenque from the second on. */
  jungle: { corn: number[]; wood: number[] }
  /** 0 is a gap. */
  buildings: number[]
  monuments: number[]
  decks: { age1: number; age2: number }
  dummies: Gears
  dummyTiles: number[]
  players: PlayerView[]
  /** What is still to be decided, the next last: `use palenque 3`. */
  pending: string[]
}

export type Source =
  | 'temples'
  | 'chichen-itza'
  | 'buildings'
  | 'architecture'
  | 'hunger'
  | 'goods'
  | 'skulls'
  | 'monuments'

export type GameEvent =
  | { kind: 'round'; round: number; foodDay: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'keep'; seat: number; tile?: number }
  | { kind: 'wealth'; seat: number; tile: number }
  | { kind: 'beg'; seat: number; temple: TempleName }
  | { kind: 'place'; seat: number; gear: GearName; space: number; corn: number }
  | { kind: 'claim'; seat: number; corn: number }
  | { kind: 'mercy'; seat: number }
  | { kind: 'pick'; seat: number; gear: GearName; space: number }
  | { kind: 'use'; seat: number; gear: GearName; action: number; corn: number }
  | { kind: 'gain'; seat: number; good: Good; count: number }
  | { kind: 'pay'; seat: number; good: Good; count: number }
  | { kind: 'harvest-tile'; seat: number; good: 'corn' | 'wood'; action: number }
  | { kind: 'burn'; seat: number; action: number; temple: TempleName }
  | { kind: 'step-up'; seat: number; temple: TempleName; step: number }
  | { kind: 'step-down'; seat: number; temple: TempleName; step: number }
  | { kind: 'step-wasted'; seat: number; temple: TempleName }
  | { kind: 'advance'; seat: number; technology: TechnologyName; level: number }
  | { kind: 'bonus'; seat: number; technology: TechnologyName }
  | { kind: 'build'; seat: number; building: number }
  | { kind: 'monument'; seat: number; monument: number }
  | { kind: 'skull'; seat: number; action: number }
  | { kind: 'worker'; seat: number }
  | { kind: 'side'; seat: number; light: number }
  | { kind: 'refill'; slot: number; building: number }
  | { kind: 'collect'; seat: number; corn: number }
  | { kind: 'feed'; seat: number; workers: number; corn: number }
  | { kind: 'hunger'; seat: number; workers: number }
  | { kind: 'age' }
  | { kind: 'tooth'; round: number }
  | { kind: 'wheel'; days: number }
  | { kind: 'pushed-off'; seat: number; workers: number }
  | { kind: 'first'; seat: number }
  | { kind: 'points'; seat: number; quarters: number; source: Source }
  | { kind: 'end' }
