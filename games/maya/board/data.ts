/** What a match is played with, and the words for it. */
import box from '../src/main/resources/ceiba/maya/box.json'
import type { Arg, Phrase } from '../../../web/src/api-types'
import type { Say } from '../../../web/src/game-client'

export { box }

export interface Level {
  spaces: number
  /** For most cubes and for second most. */
  gold: number[]
}
export interface Quarry {
  token: string
  /** The most cards. */
  cards: number
  /** Cubes for each place. */
  cubes: number[]
}

/** The levels of a pyramid from the bottom. */
export const levelsOf = (view: any, pyramid: string): Level[] => view.numbers.pyramids[pyramid]

/** The quarries in the order they are revealed. */
export const quarriesOf = (view: any): Quarry[] => view.numbers.quarries

/** With two players the colour after theirs belongs to nobody. */
export const NEUTRAL = 2

export const hasNeutral = (view: any): boolean => view.seats === 2

/** The colours of the cubes: the seats, and with two players the neutral one. */
export const coloursOf = (view: any): number[] =>
  Array.from({ length: view.seats + (hasNeutral(view) ? 1 : 0) }, (_, colour) => colour)

/** The seats, in the order of the catalogue: red, green, blue, yellow, purple. */
export const SEATS = [
  { color: '#c0392b', ink: '#ffffff', shape: 'circle' },
  { color: '#2e7d4f', ink: '#ffffff', shape: 'square' },
  { color: '#2f66b0', ink: '#ffffff', shape: 'triangle' },
  { color: '#f0c02e', ink: '#2a1c12', shape: 'diamond' },
  { color: '#7d4aa5', ink: '#ffffff', shape: 'hexagon' },
] as const

const NEUTRAL_LOOK = { color: '#a9a49b', ink: '#1c150d', shape: 'hexagon' } as const

/** What a colour looks like on the board. */
export const lookOf = (view: any, colour: number) => (isNeutral(view, colour) ? NEUTRAL_LOOK : SEATS[colour])

const isNeutral = (view: any, colour: number): boolean => hasNeutral(view) && colour === NEUTRAL

export const letterOf = (view: any, colour: number, say: Say): string =>
  say(isNeutral(view, colour) ? 'neutral.letter' : `seat.letter.${colour}`)

/** A colour in words: a player's name, or that it belongs to nobody. */
export const colourPhrase = (view: any, colour: number): Phrase =>
  isNeutral(view, colour) ? phrase('neutral') : phrase('seat', { seat: colour })

export const phrase = (key: string, ...args: Arg[]): Phrase => ({ key, args })

export type Card = number | 'neutral' | 'low' | 'high'

/** What a card counts at its quarry; a card that lowers others counts nothing, one face down is not known. */
export function countOf(card: Card): number {
  if (card === 'neutral') return box.twoPlayers.neutralValue
  return typeof card === 'number' ? Math.max(0, card) : 0
}

export const isKnown = (card: Card): boolean => card !== 'low' && card !== 'high'

/** The back that everybody can see. */
export function backOf(card: Card): 'low' | 'high' | 'neutral' {
  if (typeof card !== 'number') return card
  return box.cards.low.includes(card) ? 'low' : 'high'
}

export const cardPhrase = (card: Card): Phrase =>
  card === 'neutral' ? phrase('card.neutral') : typeof card === 'number' ? phrase('card', card) : phrase(`back.${card}`)

export type Phase = 'start' | 'auction' | 'dig' | 'reveal' | 'transport' | 'build' | 'score' | 'over'

const PHASES: Record<string, Phase> = {
  'first-cube': 'start',
  tens: 'auction',
  units: 'auction',
  pick: 'auction',
  dig: 'dig',
  card: 'dig',
  workers: 'reveal',
  'joker-shield': 'reveal',
  lower: 'reveal',
  shield: 'reveal',
  name: 'reveal',
  sled: 'transport',
  leave: 'transport',
  over: 'over',
}

/** The part of the round that a position is in. */
export const phaseOf = (view: any): Phase => PHASES[view.pending.split(' ')[0]] ?? 'build'
