/** What is to be decided now, and what would be laid on the map by it. */
import { isBig } from './data'
import { FOUR, ONE, twoSquares, type Size } from './squares'
import type { Craft, Resource, SquareName, Turning, View } from './view'

export interface Step {
  word: string
  args: string[]
}

/** The step that is decided next; none when the match is over. */
export function stepOf({ pending }: View): Step {
  const [word = '', ...args] = (pending.at(-1) ?? '').split(' ')
  return { word, args }
}

/** A piece that looks for its place on the map. */
export type Laid =
  | { kind: 'monument' }
  | { kind: 'water' }
  | { kind: 'resource'; resource: Resource }
  | { kind: 'craftsman'; craft: Craft }

export interface Placing {
  piece: Laid
  /** The first word of its choices. */
  verb: string
  /** Whether it can be turned. */
  turns: boolean
  sizeOf: (turn: Turning) => Size
}

const TURNINGS: Turning[] = ['across', 'down']

/** Turnings as numbers. */
export const turningOf = (turn: number): Turning => TURNINGS[turn] ?? 'across'
export const turnNumber = (words: string): number => Math.max(0, TURNINGS.findIndex((turn) => words.endsWith(` ${turn}`)))

const single = (piece: Laid, verb: string): Placing => ({ piece, verb, turns: false, sizeOf: () => ONE })

/** What is laid by the step that is decided next, if it lays something. */
export function placingOf(view: View): Placing | undefined {
  const { word, args } = stepOf(view)
  switch (word) {
    case 'first-monument':
      return single({ kind: 'monument' }, 'start')
    case 'monument':
    case 'second-monument':
      return single({ kind: 'monument' }, word)
    case 'resource-site':
      return single({ kind: 'resource', resource: args[0] as Resource }, 'lay')
    case 'rain':
      return { piece: { kind: 'water' }, verb: 'rain', turns: true, sizeOf: twoSquares }
    case 'site':
    case 'area':
      return craftsman(args[0] as Craft)
    default:
      return undefined
  }
}

function craftsman(craft: Craft): Placing {
  const piece: Laid = { kind: 'craftsman', craft }
  return isBig(craft)
    ? { piece, verb: 'area', turns: false, sizeOf: () => FOUR }
    : { piece, verb: 'site', turns: true, sizeOf: twoSquares }
}

/** The words of a choice that would lay the piece there, legal or not. */
export const wordsFor = ({ verb, turns }: Placing, square: SquareName, turn: Turning): string =>
  [verb, square, ...(turns ? [turn] : [])].join(' ')
