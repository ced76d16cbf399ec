/**
 * What a game brings to the browser: everything that only it can draw. `games/<game>/board/index.tsx` exports one of
 * these as its default; the frame finds it there and knows nothing else of the game.
 */
import type { ComponentType } from 'preact'
import type { Arg, Choice, LogEntry, Phrase, Seat } from './api-types'

/**
 * Puts phrases, or a key with arguments, into the reader's language; players by their own names. A text among the
 * arguments is a key, too; words that stand as they are come as `{ raw: 'words' }`.
 */
export type Say = (phrase: Phrase | string, ...args: (Arg | { raw: string })[]) => string

export interface BoardProps {
  /** The game's view as the server sends it; see docs/positions.md. */
  view: any
  seats: Seat[]
  /** The reader's seat, or -1 for a spectator. */
  me: number
  decider: number
  /** What the reader may choose now; a choice's `phrase.target` says which thing on the board it belongs to. */
  choices: Choice[]
  /** Makes a choice, by its words. If one target has several choices, call `offer` instead. */
  choose: (words: string) => void
  /** Lets the reader pick among the choices of one target, in a small menu of the frame's beside that element. */
  offer: (choices: Choice[], beside: Element) => void
  /** Targets to emphasise: what the reader points at in the list of choices, in the log or in a guide's note. */
  lit: string[]
  /** Tells the frame that the reader points at a target on the board, or no longer at any. */
  point: (target: string | null) => void
  say: Say
  /** False if motion is turned off. */
  motion: boolean
  /** What has happened so far, the newest entry last. */
  log: LogEntry[]
}

/**
 * One seat's own things: goods, workers, tiles. The frame draws the head: name, colour, points, clock. The rest is as for
 * the board.
 */
export interface PlayerProps {
  view: any
  seat: number
  me: number
  choices: Choice[]
  choose: (words: string) => void
  offer: (choices: Choice[], beside: Element) => void
  lit: string[]
  point: (target: string | null) => void
  say: Say
}

export interface GuideNote {
  /** A key of the game's catalogue. */
  text: string
  target?: string
}

export interface GameClient {
  Board: ComponentType<BoardProps>
  Player: ComponentType<PlayerProps>
  /** The picture on the home page: fills its box, 3 to 2. */
  Cover: ComponentType<Record<string, never>>
  /** Colours of the seats, as CSS colours for light and dark backgrounds, and the shape that goes with each. */
  seats: { color: string; ink: string; shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' }[]
  /** What a beginner is told at this moment of a guided match; empty when there is nothing to say. */
  guide: (view: any, me: number, decider: number, choices: Choice[], log: LogEntry[]) => GuideNote[]
  /** What the reader will have left after a choice that costs something, in words. */
  left: (view: any, me: number, choice: Choice) => Phrase | undefined
  /** The tables of the rules page, by the name that the text calls them with: `{{buildings}}`. */
  tables: Record<string, ComponentType<{ say: Say }>>
  /** A short label for a moment of the match, such as a round, for the chart and the replay bar. */
  moment: (view: any) => { number: number; of: number; text: Phrase }
  /** How long the board takes to show what happened, in milliseconds; what comes next waits for it. */
  lasts?: (events: Phrase[]) => number
}
