/** The map as it is: what the view says of it, in the shape that pictures need. */
import { middleOf } from './geometry'
import { distance, HEXES, hexName, hexOf, neighboursOf } from './hexes'
import type { HexName, HexView, IslandView, Tribe, View } from './view'

const SEA: HexView = { terrain: 'sea' }

export const hexTarget = (name: HexName): string => `hex/${name}`

export const hexView = ({ hexes }: View, name: HexName): HexView => hexes[name] ?? SEA

export const isLand = ({ terrain }: HexView): boolean => terrain !== 'sea' && terrain !== 'abyss'

/** The number of a volcano or an abyss. */
export function numberAt({ volcanoes, abysses }: View, name: HexName): number | undefined {
  const index = Math.max(volcanoes.indexOf(name), abysses.indexOf(name))
  return index < 0 ? undefined : index + 1
}

/** What is not bare sea, in words that stay the same as long as the map does. */
export const landsOf = (view: View): string =>
  HEXES.map(hexName)
    .filter((name) => hexView(view, name).terrain !== 'sea')
    .map((name) => {
      const number = numberAt(view, name)
      return [name, hexView(view, name).terrain, ...(number === undefined ? [] : [number])].join(' ')
    })
    .join('|')

export const landHexes = (view: View): HexName[] => HEXES.map(hexName).filter((name) => isLand(hexView(view, name)))

export const islandAt = ({ islands }: View, name: HexName): IslandView | undefined =>
  islands.find(({ hexes }) => hexes.includes(name))

/** Whether the next raw material taken there is the island's last one. */
export const isLastToken = (view: View, name: HexName): boolean => {
  const island = islandAt(view, name)
  return island !== undefined && (hexView(view, name).tokens ?? 0) > 0 && island.tokens === 1
}

/** Where a tribe lives, the most populous hex first. */
export function homeOf({ hexes }: View, tribe: Tribe): HexName[] {
  const people = (name: HexName) => (hexes[name]?.natives?.[tribe] ?? []).reduce((sum, some) => sum + some, 0)
  return Object.keys(hexes)
    .filter((name) => people(name) > 0)
    .sort((a, b) => people(b) - people(a))
}

/** The hex of an island that is nearest to another hex. */
export function nearestOf({ hexes }: IslandView, to: HexName): HexName {
  const from = hexOf(to)
  return [...hexes].sort((a, b) => distance(hexOf(a), from) - distance(hexOf(b), from))[0]!
}

/** A hex of sea beside an island, with room for a few words: no canoe, no abyss, no other island; as low as there is. */
export function labelPlaces(view: View): Map<IslandView, HexName> {
  const taken = new Set<HexName>()
  const places = new Map<IslandView, HexName>()
  for (const island of view.islands) {
    const land = new Set(island.hexes)
    const beside = [...new Set(island.hexes.flatMap((name) => neighboursOf(hexOf(name)).map(hexName)))]
    const cost = (name: HexName) => {
      const { terrain, canoes = 0 } = hexView(view, name)
      if (terrain !== 'sea' || taken.has(name)) return Infinity
      const around = neighboursOf(hexOf(name)).map(hexName)
      const strangers = around.filter((one) => !land.has(one) && isLand(hexView(view, one))).length
      const own = around.filter((one) => land.has(one)).length
      return canoes * 50 + strangers * 30 - own * 12 - middleOf(hexOf(name)).y / 10
    }
    const [best] = beside.sort((a, b) => cost(a) - cost(b))
    if (best === undefined || cost(best) === Infinity) continue
    taken.add(best)
    places.set(island, best)
  }
  return places
}
