/** What the tribes look like: colour, and a mark that does not need it. */
import type { Look } from '../../../web/src/board/looks'
import type { Tribe } from './view'

export interface TribeLook {
  color: string
  ink: string
  /** A sign like those of the clay stamps of the islands, around the origin in a box of 12. */
  mark: string
}

export const TRIBE_LOOKS: Record<Tribe, TribeLook> = {
  majos: { color: '#d4501b', ink: '#ffffff', mark: 'M0-5L5 4H-5z' },
  canarii: { color: '#f4c430', ink: '#2a1c12', mark: 'M0-5.5L5.5 0 0 5.5-5.5 0z' },
  guanches: { color: '#2c7fc4', ink: '#ffffff', mark: 'M-1.5-5h3v3.5H5v3H1.5V5h-3V1.5H-5v-3h3.5z' },
  benahoaritas: { color: '#4b2463', ink: '#ffffff', mark: 'M0-4.8a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 1 1 0-9.6zM0-2a2 2 0 1 0 0 4 2 2 0 1 0 0-4z' },
}

/** Seats are of the colours of stone, so that colours belong to the tribes. */
export const SEAT_LOOKS: readonly Look[] = [
  { color: '#6f7782', ink: '#ffffff', shape: 'circle' },
  { color: '#c7b48c', ink: '#2a1c12', shape: 'square' },
  { color: '#3c4048', ink: '#ffffff', shape: 'triangle' },
  { color: '#8a6450', ink: '#ffffff', shape: 'diamond' },
]
