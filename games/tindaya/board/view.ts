/** What the rules send to the board. `view.samples.ts`, which the tests of the rules write, holds it against the truth. */

export type Tribe = 'majos' | 'canarii' | 'guanches' | 'benahoaritas'
export type Trade = 'fishing' | 'farming' | 'goats' | 'pigs'
export type Simple = 'fish' | 'barley' | 'milk' | 'meat'
export type Complex = 'salt' | 'fibre' | 'hide' | 'dung'
export type Preserved = 'dried-fish' | 'gofio' | 'cheese' | 'cured-meat'
export type Raw = 'wood' | 'clay' | 'mineral'
export type Good = Simple | Complex | Preserved | Raw
/** What changes hands in a barter. */
export type Unit = Good | 'weapon' | 'prisoner'
export type Need = Good | 'blood'
export type Ground = 'coast' | 'forest' | 'mountain' | 'lava'
export type Terrain = 'sea' | 'abyss' | 'volcano' | Ground
export type God = 'acoran' | 'moneiba'
export type Seer = 'tamonante' | 'tibiabin'
export type Disaster = 'eruption' | 'acoran' | 'moneiba' | 'tsunami'
export type Idol = 'protection' | 'solidarity' | 'fertility' | 'harvest' | 'bounty' | 'calm' | 'warrior'
export type Craft = 'spears' | 'daggers' | 'wall' | 'vase' | 'jar' | 'granary' | 'outrigger' | 'cloaks'
export type Mission = 'natives' | 'learning' | 'settlements' | 'preserved' | 'livestock' | 'arms'
export type Direction = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw'
export type Phase = 'setup' | 'strategy' | 'actions' | 'end' | 'over'
export type Mode = 'alliance' | 'dominion'
export type Difficulty = 'easy' | 'normal' | 'hard'

/** A hex in words: its column and its row, `5,2`. */
export type HexName = string

export type ByTribe<Value> = Partial<Record<Tribe, Value>>
export type Amounts<Name extends string> = Partial<Record<Name, number>>

/** What is on a hex; only those that are not empty sea are sent. */
export interface HexView {
  terrain: Terrain
  /** Raw materials left. */
  tokens?: number
  settlement?: Trade
  controller?: Tribe
  animals?: number
  /** The conquistadors in it. */
  fort?: number
  wall?: boolean
  canoes?: number
  /** Villagers and nobles. */
  natives?: ByTribe<[number, number]>
  /** Spared by an idol from what strikes now. */
  guarded?: boolean
  /** Those of the acting tribe that have moved in this exploration, in a number of the rules' own. */
  movers?: number
}

export interface IslandView {
  hexes: HexName[]
  /** Those of its volcanoes. */
  numbers: number[]
  /** Raw materials left in all. */
  tokens: number
  settlements: number
  forts: number
  side: 'native' | 'foreign' | 'neutral'
}

export interface ShipView {
  /** Its number, from 1. */
  ship: number
  /** The abyss's number. */
  abyss: number
  at: HexName
}

/** Where a disaster will strike: the hexes at today's wrath, and at the next colour. */
export interface AreaView {
  disaster: Disaster
  at: HexName
  now: HexName[]
  next: HexName[]
}

export interface SlotView {
  need: Need
  by?: Tribe
  with?: string
}

export interface TribeView {
  seat: number
  solidarity: number
  trades: Trade[]
  /** How many of each trade's two inventions are developed. */
  inventions: Amounts<Trade>
  cave: boolean
  goods: Amounts<Good>
  capacity: Amounts<Good>
  tokens: Amounts<Raw>
  weapons: number
  prisoners: number
  /** Prisoners taken in the match. */
  taken: number
  /** Markers to act with: cubes and cylinders. */
  store: [number, number]
  used: [number, number]
  waste: number
  jars: Good[]
  granaries: number
  outrigger: boolean
  cloaks: boolean
  /** Only those that the reader may see. */
  idols?: Amounts<Idol>
  idolCount: number
  /** In Dominion, for each deal: the points of the token, and the cards only of the reader's own. */
  secrets?: { token: number; dealt?: [string, string]; card?: string }[]
  passed: boolean
  /** Units given in this era. */
  given: Amounts<God>
  /** What is remembered for secret objectives and for the final count, in numbers of the rules' own. */
  marks: number
  counted: number
  /** Villagers and nobles on the map. */
  natives: [number, number]
  /** How many it controls. */
  settlements: number
  /** How many natives its food feeds, and how many have shelter. */
  food: number
  shelter: number
  /** What the next invention of each trade and the cave cost. */
  costs: Partial<Record<Trade | 'cave', Amounts<Good>>>
}

/** What each tribe has of the mission. */
export interface MissionState {
  need: number
  have: ByTribe<number>
  met: Tribe[]
}

/** What happens at the end of the era if nobody does anything more. */
export interface NeedsView {
  born: ByTribe<number>
  unfed: ByTribe<number>
  waste: ByTribe<number>
  wasteOver: boolean
  unsheltered: ByTribe<number>
  slotsOpen: Record<God, number>
  wrath: Record<God, number>
  attacked: HexName[]
  survival: ByTribe<{ noble: boolean; villager: boolean; settlement: boolean }>
  control: boolean
}

export interface View {
  game: 'tindaya'
  rules: string
  seats: number
  variants: { mode: Mode; difficulty: Difficulty; numbers?: object }
  era: number
  phase: Phase
  /** 1 to 10 at the end of an era, 0 before. */
  endStep: number
  active: number
  /** Whose decision it is. */
  acting: Tribe
  /** What is to be done, what is decided next last. Empty when the match is over. */
  pending: string[]
  order: Tribe[]
  priority: Tribe[]
  turnAt: number
  /** Where the volcanoes and abysses lie, by their numbers. */
  volcanoes: HexName[]
  abysses: HexName[]
  hexes: Record<HexName, HexView>
  islands: IslandView[]
  wrath: Record<God, number>
  /** The rings of their disasters. */
  impact: Record<God, number>
  wild: { goats: number; pigs: number }
  /** Tiles left. */
  lava: number
  supplies: {
    lava: number
    canoes: number
    walls: number
    conquistadors: number
    animals: { goats: number; pigs: number }
    settlements: Record<Trade, number>
    tokens: Record<Raw, number>
    idols: number
    crafts: number
  }
  /** The catastrophe cards turned so far, in their order. */
  turned: Record<God, string[]>
  /** `ships` says how many come, `done` how many of the disasters and ships are resolved. */
  event: { card: string; disasters: Disaster[]; ships: number; secret: boolean; done: number }
  ships: ShipView[]
  /** The lowest hex of the island that each ship attacks as things are, by its number. */
  targets: Record<string, HexName>
  foreseen: {
    catastrophes?: Partial<Record<God, string>>
    epicentres?: Partial<Record<Disaster, HexName>>
    prophecy?: number
  }
  areas: AreaView[]
  offerings: Record<God, { card: number; slots: SlotView[] }>
  /** Empty where a card was bought. */
  market: (Craft | '')[]
  wasteLimit: number
  /** Who has paid fire for each of the two seers; empty if nobody has. */
  hand: (Tribe | '')[]
  /** In Alliance. */
  mission?: Mission
  /** In Dominion. */
  common?: string[]
  /** What each tribe has of the mission, or who meets each of the common objectives. */
  objectives: MissionState | Record<string, Tribe[]>
  discards: Amounts<Idol>
  moreCollected: number
  tribes: ByTribe<TribeView>
  needs: NeedsView
  /** The seats that have won. */
  won: number[]
  /** Why all have lost. */
  loss?: string
  /** The move that is being decided: from where, how many villagers and nobles, and the hex of sea once they embark. */
  exploring?: { from: HexName; natives?: [number, number]; sea?: HexName }
  /** The exchange that is being decided: who proposed it to whom, and what is known of it. */
  barter?: { from: Tribe; to: Tribe; give?: Unit; take?: Unit }
}

/** A hex by its number: its column times the rows, and its row. */
export type HexNumber = number

/** What happened, and to whose seat unless it is the table's. */
export type GameEvent = Happening & { seat?: number }

type Happening =
  | { kind: 'era'; era: number; card: string }
  | { kind: 'ship-placed'; ship: number; hex: HexNumber }
  | { kind: 'seer'; seer: Seer }
  | { kind: 'catastrophe-shown'; god: God; card: string }
  | { kind: 'epicentre'; disaster: Disaster; hex: HexNumber }
  /** The cards only of the reader's own. */
  | { kind: 'secret-dealt'; tribe: Tribe; one?: string; other?: string }
  | { kind: 'secret-kept'; tribe: Tribe; card?: string; points: number }
  | { kind: 'marker-used'; tribe: Tribe; marker: 'cube' | 'cylinder'; action: 'develop' | 'produce' | 'cave' | 'explore' }
  | { kind: 'developed'; tribe: Tribe; trade: Trade; invention: number }
  | { kind: 'produced'; tribe: Tribe; good: Good; units: number }
  | { kind: 'slaughtered'; tribe: Tribe; animal: 'goat' | 'pig'; hex: HexNumber }
  | { kind: 'preserved'; tribe: Tribe; food: Preserved; cost: Good }
  /** Natives in one number: villagers, and nobles by eight; a way in one: from, and by 128 to. */
  | { kind: 'moved'; tribe: Tribe; natives: number; way: number }
  /** Besides, by 16384 the last hex of sea. */
  | { kind: 'sailed'; tribe: Tribe; natives: number; way: number }
  | { kind: 'collected'; tribe: Tribe; raw: Raw; hex: HexNumber }
  | { kind: 'exhausted'; tribe: Tribe; hex: HexNumber; species: 'goats' | 'pigs' | -1 }
  | { kind: 'settled' | 'learned'; tribe: Tribe; trade: Trade; hex: HexNumber }
  | { kind: 'destroyed'; tribe: Tribe | -1; trade: Trade; hex: HexNumber }
  | { kind: 'gathered'; tribe: Tribe; animals: number; hex: HexNumber }
  | { kind: 'proposed'; to: Tribe; give: Unit; take: Unit }
  | { kind: 'countered'; tribe: Tribe; give: Unit; take: Unit }
  /** Who gives, and by four who receives. */
  | { kind: 'bartered'; tribes: number; give: Unit; take: Unit }
  /** The god, and by two the need. */
  | { kind: 'offered'; tribe: Tribe; slot: number; unit: Unit | -1 }
  | { kind: 'sacrificed'; tribe: Tribe; native: 'villager' | 'noble'; hex: HexNumber }
  | { kind: 'idol-drawn' | 'idol-gained' | 'idol-shown'; tribe: Tribe; idol?: Idol }
  | { kind: 'idol-sold'; tribe: Tribe; idol: Idol; raw: Raw }
  | { kind: 'gained'; tribe: Tribe; unit: Unit; units: number }
  | { kind: 'bought'; tribe: Tribe; craft: Craft | 'forge' }
  | { kind: 'canoe-built' | 'walled' | 'born' | 'protected' | 'reconquered' | 'control'; tribe: Tribe; hex: HexNumber }
  | { kind: 'passed' | 'cave-built' | 'refused' | 'won'; tribe: Tribe }
  | { kind: 'end-step'; step: number }
  | { kind: 'reinforced' | 'fort'; hex: HexNumber; conquistadors: number }
  | { kind: 'bred'; species: 'goats' | 'pigs'; hex: HexNumber }
  | { kind: 'fed'; tribe: Tribe; fed: number; unfed: number }
  | { kind: 'eaten' | 'wasted' | 'discarded'; tribe: Tribe; good: Good; units: number }
  /** Villager or noble, and by two the cause. */
  | { kind: 'died'; tribe: Tribe; how: number; hex: HexNumber }
  | { kind: 'overflow'; units: number }
  | { kind: 'unsheltered'; tribe: Tribe; natives: number }
  | { kind: 'appeased'; god: God; full: number }
  | { kind: 'wrath'; god: God; change: number; now: number }
  | { kind: 'disaster'; disaster: Disaster; hex: HexNumber; rings: number }
  | { kind: 'lava' | 'drowned' | 'wall-holds' | 'defended' | 'fallen'; hex: HexNumber }
  | { kind: 'catastrophe'; card: string; hex: HexNumber }
  | { kind: 'cleared'; what: 'tokens' | 'canoes' | 'wall' | 'fort' | 'animals'; hex: HexNumber; count: number }
  | { kind: 'ship-attacks'; ship: number; hex: HexNumber; conquistadors: number }
  | { kind: 'ship-leaves'; ship: number }
  | { kind: 'armed'; tribe: Tribe; weapons: number; hex: HexNumber }
  | { kind: 'hero'; tribe: Tribe; killed: number; hex: HexNumber }
  | { kind: 'imprisoned'; tribe: Tribe; prisoners: number }
  | { kind: 'fire'; tribe: Tribe; round: number }
  | { kind: 'solidarity'; tribe: Tribe; change: number; why: string }
  | { kind: 'market'; craft: Craft }
  | { kind: 'archipelago'; native: number; foreign: number }
  | { kind: 'mission'; tribe: Tribe; met: number }
  | { kind: 'secret-shown'; tribe: Tribe; card: string; points: number }
  | { kind: 'lost'; why: string }
