/** Who would earn what on a level, and what would erode there. */
import { levelsOf } from './data'

export interface Ranks {
  first: number[]
  second: number[]
}

/** The colours with most cubes and with second most; all who tie are in. */
export function ranksOf(cubes: number[]): Ranks {
  const most = Math.max(0, ...cubes)
  const second = Math.max(0, ...cubes.filter((count) => count < most))
  const having = (count: number) => cubes.flatMap((own, colour) => (count > 0 && own === count ? [colour] : []))
  return { first: having(most), second: having(second) }
}

export const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0)

/** The lowest level that is not yet full on all pyramids: only there may be built. */
export function frontierOf(view: any): number {
  const open = Object.entries(view.pyramids as Record<string, number[][]>).flatMap(([pyramid, levels]) =>
    levels.flatMap((cubes, level) => (sum(cubes) < levelsOf(view, pyramid)[level].spaces ? [level] : [])),
  )
  return Math.min(...open, Infinity)
}

/** How many cubes of each colour would be lost on each level if the round ended now. */
export function erosionOf(levels: number[][]): number[][] {
  const lost = levels.map((cubes) => cubes.map(() => 0))
  for (const colour of levels[0].keys()) {
    let supported = true
    for (const [level, cubes] of levels.entries()) {
      const { first, second } = ranksOf(cubes)
      if (!supported) lost[level][colour] = cubes[colour]
      else if (first.includes(colour) || second.includes(colour)) lost[level][colour] = 1
      supported = cubes[colour] > lost[level][colour]
    }
  }
  return lost
}
