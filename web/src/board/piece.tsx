/** The pieces of the seats on boards: none of colour, shape and letter is needed alone. */
import { LOOKS, type Look } from './looks'
import './piece.css'
import { usePointing } from './spot'

const SHAPES: Record<Look['shape'], string> = {
  circle: 'M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  square: 'M-10-10h20v20h-20z',
  triangle: 'M0-15L15 11h-30z',
  diamond: 'M0-14L14 0 0 14-14 0z',
  hexagon: 'M-6-11H6L12 0 6 11H-6L-12 0z',
}

/** A piece: its colour, its shape and its letter. */
export function Piece({ color, ink, shape, letter, size = 20 }: Look & { letter: string; size?: number }) {
  const two = letter.length > 1
  return (
    <g transform={`scale(${size / 24})`} class="piece">
      <path d={SHAPES[shape]} fill={color} stroke="#fff8e6" stroke-width="3.4" stroke-linejoin="round" />
      <path d={SHAPES[shape]} fill={color} stroke="#2a1c12" stroke-width="1.2" stroke-linejoin="round" />
      {/* two letters are narrow, so that they can be as high as they must be to be read */}
      <text y={shape === 'triangle' ? 9.4 : 6.4} font-size={shape === 'triangle' ? 17.4 : 18} {...(two ? { textLength: 17, lengthAdjust: 'spacingAndGlyphs' } : {})} fill={ink}>
        {letter}
      </text>
    </g>
  )
}

/** A seat's piece; a piece that is away has no letter. */
export function SeatPiece({ seat, size = 20, away = false }: { seat: number; size?: number; away?: boolean }) {
  const { say } = usePointing()
  return <Piece {...LOOKS[seat]!} letter={away ? '' : say(`seat.letter.${seat}`)} size={size} />
}
