/** All craftsmen and monuments, from back to front. */
import type { Say } from '../../../web/src/game-client'
import { memo } from '../../../web/src/memo'
import { CELL } from './geometry'
import { Tower } from './monument'
import { named } from './pieces'
import { squareOf } from './squares'
import type { SquareName, View } from './view'
import { Workshop } from './workshop'

interface PiecesProps {
  view: View
  /** The squares where something has just come. */
  fresh: Set<SquareName>
  say: Say
}

export const Pieces = memo(function Pieces({ view, fresh, say }: PiecesProps) {
  const letter = (seat: number) => say(`seat.letter.${seat}`)
  const monuments = [...view.monuments].sort((a, b) => squareOf(a.square).y - squareOf(b.square).y)
  return (
    <g aria-hidden="true">
      {named(view).map(({ piece, name, number }) => (
        <g key={name} transform={corner(piece.square)}>
          <g class={fresh.has(piece.square) ? 'zi-arrive' : undefined}>
            <Workshop {...piece} turn={piece.turn} letter={letter(piece.seat)} number={number} />
          </g>
        </g>
      ))}
      {monuments.map(({ square, seat, level }) => (
        <g key={square} transform={corner(square)}>
          <g class={level === 1 && fresh.has(square) ? 'zi-arrive' : undefined}>
            <Tower seat={seat} level={level} letter={letter(seat)} grown={level > 1 && fresh.has(square)} />
          </g>
        </g>
      ))}
    </g>
  )
})

export function corner(square: SquareName): string {
  const { x, y } = squareOf(square)
  return `translate(${x * CELL} ${y * CELL})`
}
