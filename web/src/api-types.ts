/** What travels between the server and the client; see docs/bot-api.md. */

export type Language = 'en' | 'it' | 'pt'

/** A sentence not yet in any language. */
export interface Phrase {
  key: string
  args: Arg[]
  /** The places on the board that it points at: several for a piece of four squares or a route. */
  targets?: string[]
}
export type Arg = number | string | { seat: number } | Phrase

/** Something that happened, as data: its kind, its seat unless it is the table's, and what its kind says besides. */
export interface MatchEvent {
  kind: string
  seat?: number
}

/** An event as it travels: the data for programs, and beside it a phrase for people. */
export type Told<E extends MatchEvent = MatchEvent> = E & { phrase: Phrase }

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
  /** What people watch besides points: a number of each seat, or one of the table. */
  gauges: { name: string; ofSeat: boolean }[]
  /** The setups that the game objects to. */
  refused: { seats: number; variants: Record<string, string>; reason: Phrase }[]
}

/** What gauges show, by their names. */
export type Gauges = Record<string, number>

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
  /** Seats of one side are partners. */
  side: number
  gauges: Gauges
  /** Once the match is over. */
  won?: boolean
  /** Milliseconds on its clock. */
  left?: number
}

/** Who has won: one seat, several, or none. */
export interface Outcome {
  winners: number[]
  /** Whether all seats are of one side. */
  together: boolean
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
  /** Whether it starts by itself once no seat is open. */
  autostart: boolean
  clock?: Clock
  owner: boolean
  you: number
  seats: Seat[]
  decider: number
  /** Where the match is, such as its round, once it has begun. */
  moment?: Phrase
  createdAt: string
  updatedAt: string
}

export interface Choice {
  words: string
  phrase: Phrase
  /** What it costs, by the names of what is paid. */
  price?: Record<string, number>
  /** What it will surely do, as far as the seat can know; left out where there are very many choices, until it is asked for. */
  preview?: Told[]
}

export interface LogEntry<E extends MatchEvent = MatchEvent> {
  step: number
  seat: number
  events: Told<E>[]
}

export interface Chat {
  seq: number
  seat: number
  /** The same for everything that somebody says at a match; -1 if nobody noted who it was. */
  speaker: number
  name: string
  /** Empty if the table's owner has taken the line away. */
  text: string
  at: string
}

/** That something was said or taken away, and nothing else has changed. */
export interface ChatNews {
  seq: number
  chat: Chat[]
  muted: number[]
}

/** What a seat means to do somewhere, for all to see: a note beside the match, which changes nothing in it. */
export interface Pin {
  id: number
  seat: number
  /** A target of the board. */
  at: string
  /** One of the kinds that the game's board names. */
  what: string
  /** The seat it is for. */
  for?: number
}

export interface State {
  id: string
  game: string
  seq: number
  step: number
  status: 'open' | 'running' | 'over' | 'closed'
  ending?: 'finished' | 'resigned' | 'imported' | 'rules' | 'removed'
  you: number
  decider: number
  /** Null before the start. */
  prompt: Phrase | null
  /** Where the match is, such as its round, once it has begun. */
  moment?: Phrase
  /** The game's own shape, see docs/positions.md; null before the start. */
  view: object | null
  choices: Choice[]
  undo: number
  seats: Seat[]
  /** Those of the table. */
  gauges: Gauges
  /** Once the match is over. */
  outcome?: Outcome
  hints: boolean
  rematch?: string
  logFrom: number
  log: LogEntry[]
  chat: Chat[]
  /** The speakers who may say nothing more. */
  muted: number[]
  pins: Pin[]
}

/** A state once the match has begun. The heading of its view is the same in every game. */
export type Begun = State & { prompt: Phrase; view: { variants: Variants } }

export interface Opinion {
  words: string
  phrase: Phrase
  share: number
  worth: number
  /** What speaks for it rather than for the others. */
  reasons: Phrase[]
}

export interface Result {
  /** Not there for a record that stops half-way. */
  outcome?: Outcome
  seats: { seat: number; points: number; place: number; won?: boolean; sources: { source: string; points: number }[] }[]
  /** What was shown after each step in which points or gauges changed; a gauge of the seats by seat. */
  course: { step: number; points: number[]; gauges: Record<string, number | number[]> }[]
}

/** How the servers are, for the administrator. */
export interface Overview {
  nodes: { id: string; own: boolean; startedAt: string; seenAt: string; figures: Record<NodeFigure, number> }[]
  matches: Partial<Record<State['status'], number>>
  restraints: Restraint[]
  errors: { at: string; level: 'WARN' | 'ERROR'; text: string }[]
}

export type NodeFigure = 'bots' | 'matches' | 'memory' | 'memoryMost' | 'setAside' | 'streams' | 'writes'

/** What is forbidden to a guest or an address. */
export interface Restraint {
  id: string
  kind: 'mute' | 'ban'
  whom: string
  /** Of the guest. */
  name?: string
  note: string
  createdAt: string
  endsAt?: string
}

export interface AdminMatch {
  id: string
  game: string
  status: State['status']
  seats: { guest?: string; name?: string; bot?: string }[]
  step: number
  createdAt: string
  updatedAt: string
}

export interface AdminGuest {
  id: string
  name: string
  createdAt: string
  address?: string
  seenAt?: string
}
