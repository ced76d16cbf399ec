/** Choices as shapes that lie on squares, each in one of its turnings. */
import type { Choice } from '../api-types'

/** How a game's choices lie on its squares. */
export interface Shapes {
  /** The square that a shape is held by; if nothing is said, the first that the choice points at. */
  anchorOf?: (choice: Choice) => string
  /** Which way a shape is turned, as a number from 0 on. */
  turnOf: (choice: Choice) => number
  /** Why nothing can be laid at a square, in words. */
  why?: (square: string, turn: number) => string | undefined
}

const isShape = ({ phrase }: Choice): boolean => (phrase.targets?.length ?? 0) > 1

/** The shapes that can be laid at a square, in any turning. */
export function shapesAt(choices: Choice[], square: string, { anchorOf }: Shapes): Choice[] {
  return choices.filter((choice) => isShape(choice) && (anchorOf?.(choice) ?? choice.phrase.targets![0]) === square)
}

/** The turnings that some choices come in, in ascending order. */
export function turnsOf(choices: Choice[], { turnOf }: Shapes): number[] {
  return [...new Set(choices.filter(isShape).map(turnOf))].sort((a, b) => a - b)
}

/** The turning after another: the next that fits at the square, or if none does there, the next of all. */
export function nextTurn(choices: Choice[], square: string | null, turn: number, shapes: Shapes): number {
  const here = square === null ? [] : turnsOf(shapesAt(choices, square, shapes), shapes)
  const turns = here.length > 0 ? here : turnsOf(choices, shapes)
  return turns.find((other) => other > turn) ?? turns[0] ?? turn
}
