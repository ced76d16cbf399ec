/** What a match is played with, and the words for it. */
import box from '../src/main/resources/ceiba/maya/box.json'
import type { Phrase } from '../../../web/src/api-types'
import { LOOKS, type Look } from '../../../web/src/board/looks'
import { phrase } from '../../../web/src/board/phrase'
import type { Say } from '../../../web/src/game-client'
import type { Back, Card, CardWord, LevelNumbers, LevelView, PyramidName, Phase, QuarryNumbers, View } from './view'

export { box }

/** The levels of a pyramid from the bottom. */
export const levelsOf = (view: View, pyramid: PyramidName): LevelNumbers[] => view.numbers.pyramids[pyramid] ?? []

/** The quarries in the order they are revealed. */
export const quarriesOf = (view: View): QuarryNumbers[] => view.numbers.quarries

/** With two players the colour after theirs belongs to nobody. */
export const NEUTRAL = 2

export const hasNeutral = (view: View): boolean => view.seats === 2

/** The colours of the cubes: the seats, and with two players the neutral one. */
export const coloursOf = (view: View): number[] =>
  Array.from({ length: view.seats + (hasNeutral(view) ? 1 : 0) }, (_, colour) => colour)

const NEUTRAL_LOOK: Look = { color: '#a9a49b', ink: '#1c150d', shape: 'hexagon' }

/** What a colour looks like on the board. */
export const lookOf = (view: View, colour: number): Look => (isNeutral(view, colour) ? NEUTRAL_LOOK : LOOKS[colour])

const isNeutral = (view: View, colour: number): boolean => hasNeutral(view) && colour === NEUTRAL

export const letterOf = (view: View, colour: number, say: Say): string =>
  say(isNeutral(view, colour) ? 'neutral.letter' : `seat.letter.${colour}`)

/** A colour in words: a player's name, or that it belongs to nobody. */
export const colourPhrase = (view: View, colour: number): Phrase =>
  isNeutral(view, colour) ? phrase('neutral') : phrase('seat', { seat: colour })

/** The pyramids of a match, in the order in which they lie on the table. */
export const pyramidsOf = (view: View): PyramidName[] => Object.keys(view.pyramids) as PyramidName[]

/** The cubes on each level of a pyramid, by colour. */
export const cubesOf = (view: View, pyramid: PyramidName): number[][] => view.pyramids[pyramid] ?? []

/** An event's colour as the view counts it. */
export const colourOf = ({ colour }: { colour: number }): number => (colour < 0 ? NEUTRAL : colour)

/** How the levels of a pyramid stand. */
export const standingOf = (view: View, pyramid: PyramidName): LevelView[] => view.levels[pyramid] ?? []

/** An event's card as the view writes it. */
export const cardOf = (word: CardWord): Card => (word === 'neutral' ? word : Number(word))

export const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0)

export const isKnown = (card: Card): boolean => card !== 'low' && card !== 'high'

/** The back that everybody can see. */
export function backOf(card: Card): Back {
  if (typeof card !== 'number') return card
  return box.cards.low.includes(card) ? 'low' : 'high'
}

export const cardPhrase = (card: Card): Phrase =>
  card === 'neutral' ? phrase('card.neutral') : typeof card === 'number' ? phrase('card', card) : phrase(`back.${card}`)

/** The parts of a round as the board tells them: scoring is over at once, but is shown for a while. */
export type Part = Phase | 'score'

/** The parts of a round in which not all cards are in the hands. */
export const PLAYING_CARDS: Part[] = ['dig', 'reveal', 'transport']
