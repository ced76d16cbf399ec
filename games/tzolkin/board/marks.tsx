/** Icons put to use: alone, with a number, as points, and the pieces of the seats. */
import { picturesOf } from '../../../web/src/board/pictures'
import { ICONS } from './icons'

export const { Icon, Glyph } = picturesOf(ICONS, 'tz-glyph')

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
      <text class="tz-on-dark" y="6" font-size={[18.5, 18.5, 15.5, 11][String(value).length]}>
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
  const digits = String(value).length * size * 0.6 + size * 0.08
  const left = -(digits + size) / 2
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class="tz-num" x={left + digits / 2 - size * 0.04} y={size * 0.32} font-size={size * 0.9}>
        {value}
      </text>
      <Icon name={name} x={left + digits + size / 2} size={size} />
    </g>
  )
}
