/** Squares as numbers and as words: columns are letters from the left, rows numbers from the top. */
import type { SquareName, Turning } from './view'

export interface Square {
  x: number
  y: number
}

const FIRST_COLUMN = 'a'.charCodeAt(0)

export const columnName = (x: number): string => String.fromCharCode(FIRST_COLUMN + x)

export const squareName = ({ x, y }: Square): SquareName => `${columnName(x)}${y + 1}`

export const squareOf = (name: SquareName): Square => ({
  x: name.charCodeAt(0) - FIRST_COLUMN,
  y: Number(name.slice(1)) - 1,
})

/** How many squares wide and high a piece is. */
export interface Size {
  width: number
  height: number
}

/** A piece of one square, of two in a turning, or of four. */
export const ONE: Size = { width: 1, height: 1 }
export const FOUR: Size = { width: 2, height: 2 }
export const twoSquares = (turn: Turning): Size =>
  turn === 'across' ? { width: 2, height: 1 } : { width: 1, height: 2 }

/** All squares of a piece, the top left one first. */
export function squaresOf(topLeft: Square, { width, height }: Size): Square[] {
  return Array.from({ length: width * height }, (_, i) => ({
    x: topLeft.x + (i % width),
    y: topLeft.y + Math.floor(i / width),
  }))
}
