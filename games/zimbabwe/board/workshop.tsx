/** Craftsmen: a yard on their squares in the owner's colour, with a hut and the sign of the craft. */
import { LOOKS } from '../../../web/src/board/looks'
import { rectPath } from '../../../web/src/board/paths'
import { Piece } from '../../../web/src/board/piece'
import { CELL } from './geometry'
import { Icon } from './marks'
import { sizeOf } from './pieces'
import type { Craft, Turning } from './view'

interface WorkshopProps {
  craft: Craft
  turn?: Turning | undefined
  seat: number
  letter: string
  /** Its number among those of its craft. */
  number?: number
}

/** A workshop whose top left corner is the origin. */
export function Workshop({ craft, turn, seat, letter, number }: WorkshopProps) {
  const { width, height } = sizeOf({ craft, turn })
  const [w, h] = [width * CELL, height * CELL]
  const big = width === height
  const { color } = LOOKS[seat]
  // the sign, the hut and the piece: side by side, one above the other, or in the corners
  const sign = big ? { x: 29, y: 44, size: 46 } : { x: 20, y: 20.5, size: 30 }
  const hut = big ? { x: 58, y: 24, size: 1.25 } : { x: w - 20, y: h - 22, size: 1 }
  const piece = big ? { x: 60, y: 59, size: 26 } : { x: w - 19, y: h - 17, size: 25 }
  const yard = rectPath(3, 3, w - 6, h - 6, 9)
  return (
    <g class="zi-workshop">
      <path d={yard} transform="translate(1.5 3)" class="zi-shadow" />
      <path d={yard} class="zi-yard" />
      <path d={yard} fill={color} fill-opacity=".3" />
      <path d={yard} class="zi-fence-edge" />
      <path d={yard} class="zi-fence" stroke={color} />
      <g transform={`translate(${hut.x} ${hut.y}) scale(${hut.size})`} class="zi-hut">
        <path d="M-11 2v9q11 5 22 0V2z" class="zi-hut-wall" />
        <path d="M-15 4.5Q-6-4 0-14 6-4 15 4.5 0 10-15 4.5z" class="zi-hut-roof" />
        <path d="M-8 4Q-3-4 0-12M8 4Q3-4 0-12M0 6.5V-12" class="zi-hut-straw" />
      </g>
      <ellipse cx={sign.x} cy={sign.y} rx={sign.size * 0.53} ry={sign.size * 0.53} class="zi-sign" />
      <Icon name={craft} x={sign.x} y={sign.y} size={sign.size * 0.84} />
      <g transform={`translate(${piece.x} ${piece.y})`}>
        <Piece {...LOOKS[seat]} letter={letter} size={piece.size} />
      </g>
      {number !== undefined && (
        <g transform={`translate(${big ? 12 : 8.5} ${big ? 13 : 9})`} class="zi-number">
          <circle r="8.5" />
          <text y="5.7">{number}</text>
        </g>
      )}
    </g>
  )
}
