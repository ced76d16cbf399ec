/** Choices as shapes that lie on squares, each in one of its turnings. */
import type { Choice } from '../api-types'

/** How a game's choices lie on its squares. */
export interface Shapes {
  /** The square that a shape is held by; if nothing is said, the first that the choice points at. */
  anchorOf?: (choice: Choice) => string
  /** Which way a shape is turned, as a number from 0 on. */
  turnOf: (choice: Choice) => number
  /** The fewest squares of a shape; if nothing is said two, so that what points at one place is none. */
  least?: number
  /** The words of the choice that would lay the shape at a square, legal or not; the server is asked why it is not. */
  wordsAt?: (square: string, turn: number) => string | undefined
}

const isShape = ({ phrase }: Choice, { least = 2 }: Shapes): boolean => (phrase.targets?.length ?? 0) >= least

/** The shapes that can be laid at a square, in any turning. */
export function shapesAt(choices: Choice[], square: string, shapes: Shapes): Choice[] {
  const anchorOf = shapes.anchorOf ?? (({ phrase }: Choice) => phrase.targets![0])
  return choices.filter((choice) => isShape(choice, shapes) && anchorOf(choice) === square)
}

/** The turnings that some choices come in, in ascending order. */
export function turnsOf(choices: Choice[], shapes: Shapes): number[] {
  return [...new Set(choices.filter((choice) => isShape(choice, shapes)).map(shapes.turnOf))].sort((a, b) => a - b)
}

/** The turning after another: the next that fits at the square, or if none does there, the next of all. */
export function nextTurn(choices: Choice[], square: string | null, turn: number, shapes: Shapes): number {
  const here = square === null ? [] : turnsOf(shapesAt(choices, square, shapes), shapes)
  const turns = here.length > 0 ? here : turnsOf(choices, shapes)
  return turns.find((other) => other > turn) ?? turns[0] ?? turn
}
