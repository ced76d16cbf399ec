/** What travels between the server and the client; see docs/bot-api.md. */

export type Language = 'en' | 'it' | 'pt'

/** A sentence not yet in any language. */
export interface Phrase {
  key: string
  args: Arg[]
  target?: string
}
export type Arg = number | string | { seat: number } | Phrase

export interface Guest {
  id: string
  name: string
  token?: string
}

export interface Game {
  id: string
  rules: string
  seats: { least: number; most: number }
  /** The first value is the standard one; without values the variant takes a document, data in place of the game's own. */
  variants: { name: string; values: string[] }[]
}

/** The value of each variant: a word, or a document. */
export type Variants = Record<string, string | object>

export interface Seat {
  kind: 'open' | 'person' | 'bot'
  name?: string
  /** How strong the bot is that plays here: on its own, or in the place of a person. */
  level?: string
  here: boolean
  resigned: boolean
  points: number
  place: number
  /** Milliseconds on its clock. */
  left?: number
}

export interface Clock {
  minutes: number
  increment: number
}

export interface Table {
  id: string
  game: string
  variants: Variants
  status: 'open' | 'running' | 'over' | 'closed'
  public: boolean
  hints: boolean
  clock?: Clock
  owner: boolean
  you: number
  seats: Seat[]
  decider: number
  createdAt: string
  updatedAt: string
}

export interface Choice {
  words: string
  phrase: Phrase
  /** What it will surely do, as far as the seat can know. */
  outcome: Phrase[]
}

export interface LogEntry {
  step: number
  seat: number
  events: Phrase[]
}

export interface Chat {
  seq: number
  seat: number
  name: string
  text: string
  at: string
}

export interface State {
  id: string
  game: string
  seq: number
  step: number
  status: 'open' | 'running' | 'over' | 'closed'
  ending?: 'finished' | 'resigned' | 'imported'
  you: number
  decider: number
  /** Null before the start. */
  prompt: Phrase | null
  /** The game's own shape, see docs/positions.md; null before the start. */
  view: object | null
  choices: Choice[]
  undo: number
  seats: Seat[]
  hints: boolean
  rematch?: string
  logFrom: number
  log: LogEntry[]
  chat: Chat[]
}

/** A state once the match has begun. The heading of its view is the same in every game. */
export type Begun = State & { prompt: Phrase; view: { variants: Variants } }

export interface Opinion {
  words: string
  phrase: Phrase
  share: number
  worth: number
}

export interface Result {
  seats: { seat: number; points: number; place: number; sources: { source: string; points: number }[] }[]
  /** Points of each seat after each step in which they changed. */
  course: { step: number; points: number[] }[]
}
