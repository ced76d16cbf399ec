/** Craftsmen by their names, and the squares they stand on. */
import { isBig } from './data'
import { FOUR, squareName, squareOf, squaresOf, twoSquares, type Size } from './squares'
import type { Craft, CraftsmanView, PieceName, SquareName, View } from './view'

export const sizeOf = ({ craft, turn = 'across' }: { craft: Craft; turn?: CraftsmanView['turn'] }): Size =>
  isBig(craft) ? FOUR : twoSquares(turn)

export const squaresOfPiece = (piece: CraftsmanView): SquareName[] =>
  squaresOf(squareOf(piece.square), sizeOf(piece)).map(squareName)

/** A craftsman with its name. */
export interface Named {
  piece: CraftsmanView
  name: PieceName
  number: number
}

/** All craftsmen, named by the order of placing within their craft. */
export function named({ craftsmen }: Pick<View, 'craftsmen'>): Named[] {
  const counts: Partial<Record<Craft, number>> = {}
  return craftsmen.map((piece) => {
    const number = (counts[piece.craft] ?? 0) + 1
    counts[piece.craft] = number
    return { piece, number, name: `${piece.craft} ${number}` }
  })
}

export const pieceCalled = (view: View, name: PieceName): CraftsmanView | undefined =>
  named(view).find((one) => one.name === name)?.piece

/** The target of a craftsman on the board: `piece/potter/2`. */
export const pieceTarget = (name: PieceName): string => `piece/${name.replace(' ', '/')}`

/** The squares of a thing on the map: a square, or a craftsman by its name. */
export function squaresNamed(view: View, thing: SquareName | PieceName): SquareName[] {
  const piece = thing.includes(' ') ? pieceCalled(view, thing) : undefined
  return piece ? squaresOfPiece(piece) : [thing]
}
