/** A pin: the kind's picture on the seat's shape and colour, and a dot in the colour of the seat that it is for. */
import type { GameClient } from '../game-client'
import { lookOf, SeatShape } from '../parts/seat-mark'
import type { KnownPin } from './pins'

export function PinMark({ client, known: { pin, kind } }: { client: GameClient; known: KnownPin }) {
  const look = lookOf(client, pin.seat)
  return (
    <svg class="pin-mark" viewBox="0 0 24 24" aria-hidden="true">
      <SeatShape {...look} />
      <path
        class="pin-icon"
        d={kind.icon}
        stroke={look.ink}
        transform={look.shape === 'triangle' ? 'translate(7 9.5) scale(.42)' : 'translate(5.5 5.5) scale(.54)'}
      />
      {pin.for !== undefined && <circle class="pin-for" cx="20" cy="20" r="4" fill={lookOf(client, pin.for).color} />}
    </svg>
  )
}

/** A kind's picture alone. */
export function PinIcon({ icon }: { icon: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  )
}
