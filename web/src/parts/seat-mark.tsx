/** A seat's sign: its colour, its shape and its letter, so that none of the three is needed alone. */
import type { Look } from '../board/looks'
import type { GameClient } from '../game-client'
import type { Texts } from '../texts'

const SHAPES = {
  circle: <circle cx="12" cy="12" r="10.5" />,
  square: <rect x="2.5" y="2.5" width="19" height="19" rx="2" />,
  triangle: <path d="M12 1.5 23 21.5H1z" />,
  diamond: <path d="M12 .5 23.5 12 12 23.5.5 12z" />,
  hexagon: <path d="M6.2 2h11.6l5.7 10-5.7 10H6.2L.5 12z" />,
}

/** What a seat looks like in a game. */
export const lookOf = ({ seats }: GameClient, seat: number): Look => seats[seat % seats.length]!

/** The shape alone, in its colour. */
export function SeatShape({ color, shape }: Look) {
  return (
    <g fill={color} stroke="var(--ink)" stroke-opacity=".45" stroke-width="1">
      {SHAPES[shape]}
    </g>
  )
}

export function SeatMark({ client, texts, seat }: { client: GameClient; texts: Texts; seat: number }) {
  const look = lookOf(client, seat)
  const letter = texts.has(`seat.letter.${seat}`) ? texts.say(`seat.letter.${seat}`) : String(seat + 1)
  const two = letter.length > 1
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      <SeatShape {...look} />
      <text x="12" y={(look.shape === 'triangle' ? 19.5 : 17) - (two ? 0.6 : 0)} text-anchor="middle" font-size={two ? 12.5 : 14} {...(two ? { textLength: 15, lengthAdjust: 'spacingAndGlyphs' } : {})} font-weight="700" fill={look.ink}>
        {letter}
      </text>
    </svg>
  )
}
