/** The piece that is about to be laid, where the reader points. */
import { edgePath, plateOf, trace } from './geometry'
import { Icon } from './marks'
import { Tower } from './monument'
import { corner } from './pieces-layer'
import { CELL } from './geometry'
import { squareOf } from './squares'
import type { Placing } from './step'
import type { SquareName, Turning } from './view'
import { Workshop } from './workshop'

interface GhostProps {
  placing: Placing
  square: SquareName
  turn: Turning
  seat: number
  letter: string
  /** Whether it may lie here. */
  fits: boolean
}

export function GhostPiece({ placing, square, turn, seat, letter, fits }: GhostProps) {
  const { piece } = placing
  const size = placing.sizeOf(turn)
  return (
    <g class={fits ? 'zi-ghost' : 'zi-ghost zi-no'} aria-hidden="true">
      <g transform={corner(square)} class="zi-ghost-piece">
        {piece.kind === 'monument' && <Tower seat={seat} level={1} letter={letter} />}
        {piece.kind === 'craftsman' && <Workshop craft={piece.craft} turn={turn} seat={seat} letter={letter} />}
        {piece.kind === 'resource' && <Icon name={piece.resource} x={CELL / 2} y={CELL / 2} size={32} />}
        {piece.kind === 'water' && <path class="zi-water" d={pool(size.width, size.height)} />}
      </g>
      <path class="zi-ghost-edge" d={plateOf(squareOf(square), size, 1.5)} />
    </g>
  )
}

const pool = (width: number, height: number): string =>
  trace(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height, { x: 0, y: 0 }, { x: width, y: height })
    .map((loop) => edgePath(loop, 14))
    .join('')
