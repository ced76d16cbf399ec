/**
 * What a game brings to the browser: everything that only it can draw. `games/<game>/board/index.tsx` exports a
 * `GameClient` as its default, and beside it `cover.tsx` a `Cover`, `guide.ts` a `guide` and `tables.tsx` the `tables` of its
 * rules; the frame finds them there, loads each when it is needed, and knows nothing else of the game.
 */
import type { ComponentType } from 'preact'
import type { Arg, Choice, LogEntry, MatchEvent, Phrase, Seat } from './api-types'
import type { Look } from './board/looks'

/**
 * Puts phrases, or a key with arguments, into the reader's language; players by their own names. A text among the
 * arguments is a key, too; words that stand as they are come as `{ raw: 'words' }`.
 */
export type Say = (phrase: Phrase | string, ...args: (Arg | { raw: string })[]) => string

/** What can be chosen, what is emphasised, and the words for it come with `usePointing` of `board/spot`. */
export interface BoardProps<View, Event extends MatchEvent = MatchEvent> {
  /** As the server sends it. */
  view: View
  seats: Seat[]
  /** The reader's seat, or -1 for a spectator. */
  me: number
  decider: number
  /** False if motion is turned off. */
  motion: boolean
  /** What has happened so far, the newest entry last. */
  log: LogEntry<Event>[]
}

/** One seat's own things: goods, workers, tiles. The frame draws the head: name, colour, points, gauges, clock. */
export interface PlayerProps<View> {
  view: View
  seat: number
  me: number
}

export interface GuideNote {
  /** A key of the game's catalogue. */
  text: string
  targets: string[]
}

/** What a beginner is told at a moment of a guided match; empty when there is nothing to say. */
export type Guide<View = unknown, Event extends MatchEvent = MatchEvent> = (
  view: View,
  me: number,
  decider: number,
  choices: Choice[],
  log: LogEntry<Event>[],
) => GuideNote[]

/** How the frame tells an event in short, beneath a choice and in the log. */
export interface Brief {
  /** What its seat has more or less of, by names that `goods.<name>` says and `Glyph` draws. */
  gains?: Record<string, number>
  /** Whether that, or nothing at all, says enough: its sentence is left out. */
  silent?: boolean
  /** The keys of choices that say it themselves: beneath them it is left out. */
  saidBy?: readonly string[]
  /** Whether it begins a part of the match, such as a round. */
  heading?: boolean
}

/** The numbers that a choice stands for: one, or several of which the next decision picks one. */
export interface Numbers {
  least: number
  most: number
  /** What it means to pick one of them. */
  says: (number: number) => Phrase
}

/** A kind of pin: something that a seat may say, for all to see and beside the rules, that it means to do at a place. */
export interface PinKind<View = unknown> {
  /** As it travels, a word such as `bring`; its name is `pin.<word>` in the game's catalogue. */
  word: string
  /** Its picture: a path that is stroked, on a grid of 24 by 24. */
  icon: string
  /** The places it may be put on, as `data-target` names them. */
  places: (view: View) => string[]
  /** What it says at one of these places, in words that tell them apart: bring fish to the first offering. */
  says: (place: string, view: View) => Phrase
}

/** The picture on the home page: fills its box, 3 to 2. */
export type Cover = ComponentType<Record<string, never>>

/** The tables of the rules page, by the name that the text calls them with: `{{buildings}}`. */
export type Tables = Record<string, ComponentType<{ say: Say }>>

/** A game in the browser. Its `View` and `Event` are checked against what the rules send: see `board/view.ts` of a game. */
export interface GameClient<View = unknown, Event extends MatchEvent = MatchEvent> {
  Board: ComponentType<BoardProps<View, Event>>
  Player: ComponentType<PlayerProps<View>>
  /** The gauges that its own pictures already show: the frame leaves them out, except in the chart. */
  draws?: string[]
  /** Whether points are counted in this match; they are if nothing is said. */
  scores?: (view: View) => boolean
  /** What the seats look like, in their order. */
  seats: readonly Look[]
  /** What the reader has of all that choices cost or bring, in a fixed order; each is said with `goods.<name>`. */
  stock: (view: View, me: number) => Record<string, number>
  /** A small picture of something that `goods.<name>` names, in running HTML; without it there are words. */
  Glyph?: ComponentType<{ name: string; size?: number }>
  /** How an event is told in short; in its own sentence if nothing is said. */
  brief?: (event: Event) => Brief | undefined
  /** The keys of choices that end or decline something: the frame keeps them in sight, beside Undo. */
  primary?: readonly string[]
  /** The numbers that a choice stands for, such as a bid: a stepper offers them instead of a list. */
  number?: (choice: Choice) => Numbers | undefined
  /** The variants of a guided first match, where the usual ones are too hard to begin with. */
  guided?: Record<string, string>
  /** What players may pin to the board while they plan together; without it there is no plan. */
  pins?: readonly PinKind<View>[]
  /** The kinds of events that mattered in a match, for its story. */
  deeds?: readonly Event['kind'][]
  /** How long the board takes to show what happened, in milliseconds; what comes next waits for it. */
  lasts?: (events: Event[]) => number
}
