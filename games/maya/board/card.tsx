/** Worker cards: their face, or the back that tells the low ones from the high ones. */
import { usePointing } from '../../../web/src/board/spot'
import { backOf, isKnown, letterOf, lookOf } from './data'
import { Icon, ColourPiece } from './marks'
import type { Card as CardName, View } from './view'

const SIZE = { width: 36, height: 50 }

interface CardProps {
  view: View
  colour: number
  card: CardName
  /** Whether all can see its face. */
  up?: boolean
}

/** One step on the back of a low card, three on a high one's. */
const STEPS = {
  low: 'M-9 4h18v-5h-18z',
  high: 'M-9 8h18V3H6v-5H3v-5H-3v5H-6v5h-3z',
  neutral: 'M-6 0h12',
}

/**
 * A card of 36 by 50. The number and the sign stand at the left, where they can be seen when another card lies over the
 * rest. A card that lies face down keeps its back, and tells its number only to who knows it.
 */
export function Card({ view, colour, card, up = false }: CardProps) {
  const { say } = usePointing()
  const { color, ink } = lookOf(view, colour)
  const value = card === 'neutral' ? letterOf(view, colour, say) : card
  const back = backOf(card)
  const corner = 'M4.5.8h27a3.7 3.7 0 0 1 3.7 3.7v41a3.7 3.7 0 0 1-3.7 3.7h-27A3.7 3.7 0 0 1 .8 45.5v-41A3.7 3.7 0 0 1 4.5.8z'
  if (up) {
    return (
      <svg class="my-card my-card-up" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        <path d={corner} class="my-card-face" stroke={color} stroke-width="1.6" />
        <path d="M1.6 5a4 4 0 0 1 3-3.4h10.8v46.8H4.6a4 4 0 0 1-3-3.4z" fill={color} />
        <text class="my-card-value" x="8.5" y="19" font-size={String(value).length > 1 ? 12.5 : 15.5} fill={ink}>
          {value}
        </text>
        <ColourPiece view={view} colour={colour} x={8.8} y={37} size={17.6} />
        <Icon name={typeof card === 'number' && card < 0 ? 'lower' : 'worker'} x={25.2} y={25} size={18} />
      </svg>
    )
  }
  return (
    <svg class="my-card" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <path d={corner} fill={color} class="my-card-back" />
      <path d="M17 5h14v40H17z" class="my-card-weave" stroke={ink} />
      <path d={STEPS[back]} transform="translate(24 25) scale(.62)" class="my-card-steps" fill={ink} stroke={ink} />
      {isKnown(card) ? (
        <text class="my-card-value" x="8.5" y="23" font-size={String(value).length > 1 ? 11.5 : 14} fill={ink}>
          {value}
        </text>
      ) : (
        <path d={STEPS[back]} transform="translate(8.5 18) scale(.6)" fill={ink} stroke={ink} class="my-card-steps" />
      )}
      <ColourPiece view={view} colour={colour} x={8.8} y={37} size={17.6} />
    </svg>
  )
}

/** A place for a card. */
export const CardSlot = () => <div class="my-card my-slot" />
