/** The map as it lies now: what is printed, the tiles of rain and shaman, and the pieces. */
import { sizeOf } from './pieces'
import { squareName, squareOf, squaresOf, type Square } from './squares'
import type { CraftsmanView, MonumentView, Resource, SquareName, View } from './view'

const PRINTED: Record<string, Resource | undefined> = { W: 'wood', C: 'clay', I: 'ivory', D: 'diamonds' }

type Laid = Pick<View, 'map' | 'water' | 'resources' | 'monuments' | 'craftsmen'>

export interface Land {
  width: number
  height: number
  /** The names of all squares of the map, row by row. */
  squares: SquareName[]
  isOn: (square: Square) => boolean
  isWater: (square: Square) => boolean
  starts: Set<SquareName>
  resources: Map<SquareName, Resource>
  /** Those that a shaman has laid. */
  laid: Set<SquareName>
  monuments: Map<SquareName, MonumentView>
  /** The craftsman on each of its squares. */
  craftsmen: Map<SquareName, CraftsmanView>
}

/** A map on which nothing has been laid yet. */
export const landOfMap = (map: string[]): Land => landOf({ map, water: [], resources: [], monuments: [], craftsmen: [] })

export function landOf({ map, water, resources, monuments, craftsmen }: Laid): Land {
  const width = Math.max(...map.map((row) => row.length))
  const rain = new Set(water.flat())
  const at = ({ x, y }: Square) => map[y]?.[x] ?? ' '
  const squares = map.flatMap((row, y) => [...row].flatMap((character, x) => (character === ' ' ? [] : [squareName({ x, y })])))
  const printed = squares.flatMap((name): [SquareName, Resource][] => {
    const resource = PRINTED[at(squareOf(name))]
    return resource ? [[name, resource]] : []
  })
  return {
    width,
    height: map.length,
    squares,
    isOn: (square) => at(square) !== ' ',
    isWater: (square) => at(square) === 'O' || rain.has(squareName(square)),
    starts: new Set(squares.filter((name) => at(squareOf(name)) === 'S')),
    resources: new Map([...printed, ...resources.map(({ square, resource }) => [square, resource] as const)]),
    laid: new Set(resources.map(({ square }) => square)),
    monuments: new Map(monuments.map((monument) => [monument.square, monument])),
    craftsmen: new Map(
      craftsmen.flatMap((one) => squaresOf(squareOf(one.square), sizeOf(one)).map((square) => [squareName(square), one] as const)),
    ),
  }
}
