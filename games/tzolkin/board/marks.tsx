/** Icons put to use: alone, with a number, as points, and the pieces of the seats. */
import { ICONS } from './icons'

export function Icon({ name, x = 0, y = 0, size = 18 }: { name: string; x?: number; y?: number; size?: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{ICONS[name]}</g>
}

/** An icon in running HTML. */
export function Glyph({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg class="tz-glyph" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}

/** Points in a stepped cartouche. */
export function Points({
  value,
  x = 0,
  y = 0,
  size = 18,
}: {
  value: number | string
  x?: number
  y?: number
  size?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path
        d="M-12-6h3v-3h3v-2.5H6V-9h3v3h3V6H9v3H6v2.5H-6V9h-3V6h-3z"
        fill="#8e2f26"
        stroke="#f0d9a4"
        stroke-width="1.4"
      />
      <text class="tz-on-dark" y="5.6" font-size={[16, 16, 15, 11][String(value).length]}>
        {value}
      </text>
    </g>
  )
}

/** A number and an icon after it, centred together. */
export function Amount({
  value,
  name,
  x = 0,
  y = 0,
  size = 18,
}: {
  value: number | string
  name: string
  x?: number
  y?: number
  size?: number
}) {
  const digits = String(value).length * size * 0.58 + size * 0.08
  const left = -(digits + size) / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class="tz-num" x={left + digits / 2 - size * 0.04} y={size * 0.3} font-size={size * 0.84}>
        {value}
      </text>
      <Icon name={name} x={left + digits + size / 2} size={size} />
    </g>
  )
}

const SHAPES: Record<string, string> = {
  circle: 'M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  square: 'M-10-10h20v20h-20z',
  triangle: 'M0-13.5L13.5 10.5h-27z',
  diamond: 'M0-13.5L13.5 0 0 13.5-13.5 0z',
  hexagon: 'M-6-11H6L12 0 6 11H-6L-12 0z',
}

/** A seat's piece: its colour, its shape and its letter. */
export function Piece({
  color,
  ink,
  shape,
  letter,
  size = 20,
}: {
  color: string
  ink: string
  shape: string
  letter: string
  size?: number
}) {
  return (
    <g transform={`scale(${size / 24})`} class="tz-piece">
      <path d={SHAPES[shape]} fill={color} stroke="#fff8e6" stroke-width="3.4" stroke-linejoin="round" />
      <path d={SHAPES[shape]} fill={color} stroke="#2a1c12" stroke-width="1.2" stroke-linejoin="round" />
      <text y={shape === 'triangle' ? 8.8 : 5.6} font-size="16" fill={ink}>
        {letter}
      </text>
    </g>
  )
}
