/** What the rules compute and the view does not say yet. */
import { box, cubesOf, hasNeutral, levelsOf, pyramidsOf, sum } from './data'
import type { Card, PyramidName, View } from './view'

export interface LevelNow {
  /** The colours with most cubes and those with second most; all who tie are in. */
  ranks: number[][]
  /** Cubes lost if the round ended now, by colour. */
  erodes: number[]
  /** Whether it may be built on now. */
  open: boolean
  /** Whether filling it brings its majority a cube above. */
  bonus: boolean
}

export function levelsNow(view: View, pyramid: PyramidName): LevelNow[] {
  const cubes = cubesOf(view, pyramid)
  const frontier = frontierOf(view)
  const erosion = view.round < box.rounds.number ? erosionOf(cubes) : []
  return cubes.map((here, level) => ({
    ranks: ranksOf(here),
    erodes: erosion[level] ?? [],
    open: level === frontier && sum(here) < levelsOf(view, pyramid)[level].spaces,
    bonus: frontier < Infinity && level + 1 < cubes.length && sum(cubes[level + 1]) === 0,
  }))
}

export function ranksOf(cubes: number[]): number[][] {
  const most = Math.max(0, ...cubes)
  const second = Math.max(0, ...cubes.filter((count) => count < most))
  const having = (count: number) => cubes.flatMap((own, colour) => (count > 0 && own === count ? [colour] : []))
  return [having(most), having(second)]
}

/** The lowest level that is not yet full on all pyramids: only there may be built. */
export function frontierOf(view: View): number {
  const open = pyramidsOf(view).flatMap((pyramid) =>
    cubesOf(view, pyramid).flatMap((cubes, level) => (sum(cubes) < levelsOf(view, pyramid)[level].spaces ? [level] : [])),
  )
  return Math.min(...open, Infinity)
}

/** How many cubes of each colour would be lost on each level if the round ended now. */
export function erosionOf(levels: number[][]): number[][] {
  const lost = levels.map((cubes) => cubes.map(() => 0))
  for (const colour of levels[0].keys()) {
    let supported = true
    for (const [level, cubes] of levels.entries()) {
      if (!supported) lost[level][colour] = cubes[colour]
      else if (ranksOf(cubes).flat().includes(colour)) lost[level][colour] = 1
      supported = cubes[colour] > lost[level][colour]
    }
  }
  return lost
}

/** What a card counts at its quarry; a card that lowers others counts nothing, one face down is not known. */
export function countOf(card: Card): number {
  if (card === 'neutral') return box.twoPlayers.neutralValue
  return typeof card === 'number' ? Math.max(0, card) : 0
}

/** How many cubes a seat can carry; unknown where its hand is. */
export function carriesOf(view: View, seat: number): number | undefined {
  const { hand, tokens } = view.players[seat]
  if (!Array.isArray(hand)) return undefined
  const cards = sum(hand.map((card) => (typeof card === 'number' ? Math.max(0, card) : 0)))
  const help =
    (tokens.includes('transport') ? box.tokens.transport : 0) +
    (tokens.includes('big-transport') ? box.tokens.bigTransport : 0)
  return (cards + help) * (hasNeutral(view) ? box.twoPlayers.cubesPerPoint : 1)
}

/** Own cubes that are neither in hand nor on a pyramid. */
export function supplyOf(view: View, seat: number): number {
  const built = sum(pyramidsOf(view).flatMap((pyramid) => cubesOf(view, pyramid).map((cubes) => cubes[seat])))
  return box.cubes.perColour - built - view.players[seat].cubes
}
