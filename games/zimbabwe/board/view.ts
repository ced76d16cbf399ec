/** What the rules send to the board. `view.samples.ts`, which the tests of the rules write, holds it against the truth. */

export type Craft =
  | 'potter'
  | 'wood-carver'
  | 'ivory-carver'
  | 'diamond-cutter'
  | 'vessel-maker'
  | 'sculptor'
  | 'throne-maker'
export type Resource = 'wood' | 'clay' | 'ivory' | 'diamonds'
export type God =
  | 'xango'
  | 'qamata'
  | 'dziva'
  | 'tsui-goab'
  | 'elegua'
  | 'gu'
  | 'shadipinyi'
  | 'eshu'
  | 'engai'
  | 'anansi'
  | 'atete'
  | 'obatala'
export type Specialist = 'nomads' | 'rain' | 'builder' | 'shaman' | 'herd'
export type Turning = 'across' | 'down'

/** A square in words: its column's letter and its row's number, `c7`. */
export type SquareName = string

/** A craftsman in words: its craft and its number in the order of placing, `potter 2`. */
export type PieceName = string

export type Phase = 'start' | 'auction' | 'turns' | 'over'

export interface MonumentView {
  square: SquareName
  seat: number
  level: number
}

export interface CraftsmanView {
  craft: Craft
  /** The top left one. */
  square: SquareName
  /** Only of a piece of two squares. */
  turn?: Turning
  seat: number
}

export interface CardView {
  seat: number
  /** 0 as long as it has none. */
  price: number
  cattle: number
}

export interface AuctionView {
  /** From the left; the seat is -1 on the plaque of Shadipinyi. */
  plaques: { seat: number; cattle: number }[]
  /** The plaque that gets the next cattle. */
  next: number
  /** The last gift, 0 if there was none. */
  gift: number
  in: number[]
  /** In the order of passing. */
  passed: number[]
  /** Who has made a gift. */
  gave: number[]
}

export interface TurnView {
  /** Whether a god or a specialist was taken. */
  card: boolean
  /** The main action, once it is taken. */
  acted?: 'build' | 'craft' | 'raise'
  used: Specialist[]
  /** Whether anything has been done. */
  begun: boolean
  /** The primary crafts that were on the map before this turn. */
  primaries: Craft[]
}

/** The way of one good: from a craftsman to the monument, or to the craftsman who works on it. */
export interface Leg {
  piece: PieceName
  to: SquareName | PieceName
  resource: SquareName
  /** The monuments on the way, in order. */
  hubs: SquareName[]
  price: number
  payee: number
}

/** A craftsman that may be chosen now. */
export interface SupplyOffer {
  piece: PieceName
  hubs: SquareName[]
  price: number
  payee: number
  /** The price and the hubs. */
  cost: number
}

export interface RaiseView {
  square: SquareName
  level: number
  /** How many it needs. */
  goods: number
  delivered: Resource[]
  /** The cattle paid since this monument was chosen. */
  paid: number
  /** Only while the next good is chosen. */
  cheapest?: { cost: number; legs: Leg[] }
  /** One for each craftsman among the choices. */
  offers: SupplyOffer[]
}

export interface PlayerView {
  cattle: number
  god?: God
  /** The cattle on each own specialist's card. */
  specialists: Partial<Record<Specialist, number>>
  requirement: number
  points: number
  /** What the next revenue brings, if nothing changes. */
  income: { cards: number; level: number; god: number }
}

export interface View {
  game: 'zimbabwe'
  rules: string
  seats: number
  variants: { game: 'full' | 'first'; setup?: object }
  round: number
  active: number
  /** What is to be done, what is decided next last: `plan c7`. Empty when the match is over. */
  pending: string[]
  phase: Phase
  /** By place, row by row: the tile and its quarter turns clockwise. */
  tiles: number[][]
  /** The printed squares row by row: `.` land, `O` water, `W` `C` `I` `D` resources, `S` starting area, a space for none. */
  map: string[]
  /** The tiles of the rain ceremony. */
  water: SquareName[][]
  /** The shaman's tiles. */
  resources: { resource: Resource; square: SquareName }[]
  /** How many markers lie on each resource. */
  used: Record<SquareName, number>
  monuments: MonumentView[]
  /** Raised in the action that is going on. */
  raised: SquareName[]
  /** In the order of placing within a craft. */
  craftsmen: CraftsmanView[]
  /** Those that are owned; the card with the lower requirement first. */
  cards: Partial<Record<Craft, CardView[]>>
  /** In play. */
  gods: God[]
  /** The cattle on the card of Qamata. */
  godCattle: number
  /** The markers of the requirements; who moved last is last. */
  pile: number[]
  /** First to last; during the auction that of the round before. */
  order: number[]
  auction?: AuctionView
  turn?: TurnView
  players: PlayerView[]
  /** Who would win if the round ended now. */
  winning: number[]
  /** Who has as many points as required. */
  meets: number[]
  /** Who has not, but could in a turn of this round that is still to come or to finish. */
  mayWin: number[]
  resourcesLeft: Record<Resource, number>
  waterLeft: number
  craftsmenLeft: Record<Craft, number>
  raise?: RaiseView
}

export type GameEvent =
  | { kind: 'round'; round: number }
  | { kind: 'start'; seat: number; square: SquareName }
  /** `stock` of the cattle come from the stock; `plaque` is the first that gets one. */
  | { kind: 'gift'; seat: number; cattle: number; stock: number; plaque: number }
  | { kind: 'pass'; seat: number; place: number }
  | { kind: 'leads'; seat: number }
  /** From the own plaque and from the one of Shadipinyi. */
  | { kind: 'collect'; seat: number; cattle: number; god: number }
  | { kind: 'god'; seat: number; god: God; requirement: number }
  | { kind: 'hire'; seat: number; specialist: Specialist; requirement: number }
  | { kind: 'use'; seat: number; specialist: Specialist; cattle: number }
  | { kind: 'herd'; seat: number; cattle: number }
  | { kind: 'rain'; seat: number; square: SquareName; turn: Turning }
  | { kind: 'resource'; seat: number; resource: Resource; square: SquareName }
  | { kind: 'build'; seat: number; square: SquareName }
  | { kind: 'technology'; seat: number; craft: Craft; card: number; requirement: number }
  | { kind: 'craftsman'; seat: number; craft: Craft; square: SquareName; turn: Turning }
  | { kind: 'cost'; seat: number; cattle: number; builder: number }
  | { kind: 'price'; seat: number; craft: Craft; price: number }
  | { kind: 'supply'; seat: number; piece: PieceName; resource: SquareName; cattle: number }
  /** `qamata` is 1 if they go onto her card. */
  | { kind: 'hubs'; seat: number; hubs: number; qamata: number }
  | { kind: 'raise'; seat: number; square: SquareName; level: number }
  | { kind: 'revenue'; seat: number; cards: number; level: number; god: number }
  | { kind: 'end' }
