/** What the rules send to the board. `view.samples.ts`, which the tests of the rules write, holds it against the truth. */

export type PyramidName = 'tikal' | 'chichen-itza' | 'copan' | 'uxmal' | 'palenque'
export type GreenToken =
  | 'shield'
  | 'relocate'
  | 'extra-cube'
  | 'start-player'
  | 'transport'
  | 'free-pass'
  | 'free-double'
export type BlueToken = 'big-transport' | 'joker' | 'free-cube' | 'two-workers'
export type TokenName = GreenToken | BlueToken

export type Back = 'low' | 'high' | 'neutral'
/** A card's number, or its back where nothing else is known of it; all know which are of the neutral colour. */
export type Card = number | Back

/** A level of a pyramid as it is printed. */
export interface LevelNumbers {
  spaces: number
  /** For most cubes and for second most. */
  gold: number[]
}

export interface QuarryNumbers {
  token: GreenToken
  /** The most cards. */
  cards: number
  /** Cubes for each place. */
  cubes: number[]
}

/** How a level stands. */
export interface LevelView {
  /** The colours with most cubes and those with second most; all who tie are in. */
  ranks: number[][]
  /** Cubes lost if the round ended now, by colour. */
  erodes: number[]
  /** Whether it may be built on now. */
  open: boolean
  /** Whether filling it brings its majority a cube above. */
  bonus: boolean
}

/** A colour's total at a quarry; absent where the reader cannot know it. */
export interface Total {
  colour: number
  total?: number
}

export type Phase = 'start' | 'auction' | 'dig' | 'reveal' | 'transport' | 'build' | 'over'

export interface PlayerView {
  gold: number
  /** The cards, or how many there are of each back. */
  hand: Card[] | Partial<Record<Back, number>>
  cubes: number
  neutralCubes: number
  tokens: TokenName[]
  /** The quarries where the seat has laid a shield, from 1 on. */
  shields: number[]
  bid?: number | 'hidden'
  /** Own cubes neither in hand nor on a pyramid. */
  supply: number
  /** How many cubes the hand and the tokens can carry, where the reader knows the hand. */
  carries?: number
}

export interface View {
  game: 'maya'
  rules: string
  seats: number
  variants: {
    expert: 'yes' | 'no'
    lowering: 'must' | 'may'
    workers: 'anywhere' | 'with-cards'
    beginner: 'drawn' | 'first-seat'
    numbers?: object
  }
  round: number
  /** The start player. */
  start: number
  active: number
  /** What is to be decided: `card 3`. */
  pending: string
  /** Cubes on each level from the bottom, by colour: the seats, and with two players the neutral one. */
  pyramids: Partial<Record<PyramidName, number[][]>>
  /** The cards laid, in the order of laying; `seat` is the card's colour. */
  quarries: { seat: number; card: Card }[][]
  /** Who lays no more cards. */
  stopped: number[]
  /** How many quarries are revealed. */
  revealed: number
  /** By how much the totals at the quarry just revealed are lowered, by colour. */
  lowered: number[]
  /** The quarry with the token Two workers, from 1 on, or 0. */
  workersAt: number
  moved: boolean
  idle: number
  /** The blue tokens of each round, in the variant for experts. */
  offered: (BlueToken[] | 'hidden')[]
  players: PlayerView[]
  phase: Phase
  levels: Partial<Record<PyramidName, LevelView[]>>
  /** By quarry: by rank once it is revealed, before that in the order of laying. */
  totals: Total[][]
  numbers: { pyramids: Partial<Record<PyramidName, LevelNumbers[]>>; quarries: QuarryNumbers[] }
}

/** A place that an event tells of; levels and quarries are counted from 0. */
interface Place {
  pyramid: PyramidName
  level: number
}

/** A card in words. */
export type CardWord = '3' | '4' | '5' | '6' | '7' | '8' | '-3' | 'neutral'

/** Whose a cube or a card is: a seat, or -1 for the neutral colour. */
interface Coloured {
  colour: number
}

export type GameEvent =
  | { kind: 'round'; round: number }
  | ({ kind: 'build'; seat: number } & Place & Coloured)
  | ({ kind: 'bonus'; seat?: number } & Place & Coloured)
  | { kind: 'bid'; seat: number; gold?: number }
  | { kind: 'bid-shown'; seat: number; gold: number }
  | { kind: 'bid-paid'; seat: number; gold: number }
  | { kind: 'offered'; tokens: number }
  | { kind: 'token'; seat: number; token: TokenName }
  | { kind: 'lay'; seat: number; quarry: number; card?: CardWord; back: Back }
  | { kind: 'stop'; seat: number }
  | { kind: 'workers'; seat: number; quarry: number; counts: number }
  | { kind: 'shield'; seat: number; quarry: number }
  | { kind: 'quarry'; quarry: number }
  /** Without a seat the card is of the neutral colour. */
  | { kind: 'card-shown'; seat?: number; quarry: number; card: CardWord; total: number }
  | ({ kind: 'lower'; seat: number; quarry: number; total: number } & Coloured)
  | { kind: 'lower-wasted'; seat: number; quarry: number }
  | ({ kind: 'dig'; seat: number; quarry: number; cubes: number } & Coloured)
  | { kind: 'start'; seat: number; namedBy: number }
  | { kind: 'joker'; seat: number; token: TokenName }
  | ({ kind: 'left-behind'; seat: number; cubes: number } & Coloured)
  | { kind: 'free-cube'; seat: number }
  | { kind: 'announce'; seat: number; own: number; neutral: number }
  | ({ kind: 'double'; seat: number; cubes: number } & Coloured)
  | ({ kind: 'pass'; seat: number; cubes: number } & Coloured)
  | ({ kind: 'forced-pass'; seat: number; gold: number } & Coloured)
  | ({ kind: 'take-off'; seat: number } & Place)
  | ({ kind: 'gold'; seat: number; gold: number } & Place)
  | ({ kind: 'erode'; seat?: number } & Place & Coloured)
  | ({ kind: 'fall'; seat?: number } & Place & Coloured)
  | { kind: 'end' }
