/** Icons and pieces put to use. */
import { Piece } from '../../../web/src/board/piece'
import { picturesOf, type Placed } from '../../../web/src/board/pictures'
import { usePointing } from '../../../web/src/board/spot'
import { letterOf, lookOf } from './data'
import { BLUE_TOKENS, ICONS } from './icons'
import type { View } from './view'

export const { Icon, Drawing, Glyph } = picturesOf(ICONS, 'my-drawing')

/** A token: jade, or blue for those of the auction. */
export function Token({ name, x = 0, y = 0, size = 30 }: Placed & { name: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      <path
        d="M-6-14.5H6L14.5-6V6L6 14.5H-6L-14.5 6V-6z"
        class={BLUE_TOKENS.includes(name) ? 'my-token my-token-blue' : 'my-token'}
      />
      <path d="M-5-12H5l7 7V5l-7 7H-5l-7-7V-5z" class="my-token-rim" />
      <Icon name={name} size={19} />
    </g>
  )
}

export function TokenGlyph({ name, size = 30 }: { name: string; size?: number }) {
  return (
    <Drawing size={size}>
      <Token name={name} size={23} />
    </Drawing>
  )
}

/** Gold with its amount on it. */
export function Coin({ value, x = 0, y = 0, size = 18 }: Placed & { value: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {ICONS.gold}
      <text class="my-coin" y="5.6" font-size={value > 9 ? 13 : 16.5}>
        {value}
      </text>
    </g>
  )
}

/** A colour's piece. */
export function ColourPiece({ view, colour, x = 0, y = 0, size = 16 }: Placed & { view: View; colour: number }) {
  const { say } = usePointing()
  return (
    <g transform={`translate(${x} ${y})`}>
      <Piece {...lookOf(view, colour)} letter={letterOf(view, colour, say)} size={size} />
    </g>
  )
}

export function PieceGlyph({ view, colour, size = 18 }: { view: View; colour: number; size?: number }) {
  return (
    <Drawing size={size}>
      <ColourPiece view={view} colour={colour} size={23} />
    </Drawing>
  )
}
