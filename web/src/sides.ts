/** Who plays with whom. */
import type { Seat } from './api-types'

/** The seats by side: partners together, in the order in which they sit. */
export function sidesOf(seats: Pick<Seat, 'side'>[]): number[][] {
  const sides = new Map<number, number[]>()
  seats.forEach(({ side }, seat) => sides.set(side, [...(sides.get(side) ?? []), seat]))
  return [...sides.values()]
}

/** Whether two seats win or lose together. */
export const arePartners = (seats: Pick<Seat, 'side'>[], one: number, other: number): boolean =>
  one >= 0 && one !== other && seats[one]?.side === seats[other]?.side
