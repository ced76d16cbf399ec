/** Which setups a game accepts. */
import type { Game, Phrase, Variants } from './api-types'

/** The value of each variant that has words: the one chosen, or the standard one. */
function valuesOf(game: Game, variants: Variants): Record<string, string> {
  const worded = game.variants.filter(({ values }) => values.length > 0)
  return Object.fromEntries(worded.map(({ name, values }) => [name, String(variants[name] ?? values[0])]))
}

/** Why a game cannot be set up so; nothing if it can. */
export function objectionTo(game: Game, seats: number, variants: Variants): Phrase | undefined {
  const values = valuesOf(game, variants)
  return game.refused.find(
    (other) => other.seats === seats && Object.entries(other.variants).every(([name, value]) => values[name] === value),
  )?.reason
}

/** All numbers of seats that the game knows. */
export const countsOf = ({ seats: { least, most } }: Game): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

/** Those that can be played with these variants. */
export const playableCounts = (game: Game, variants: Variants = {}): number[] =>
  countsOf(game).filter((seats) => !objectionTo(game, seats, variants))
