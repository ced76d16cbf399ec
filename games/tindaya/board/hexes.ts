/** The grid of the map: flat-top hexes in columns and rows, odd columns shifted down. */
import type { Direction, HexName } from './view'

export const COLUMNS = 16
export const ROWS = 7

export interface Hex {
  column: number
  row: number
}

/** Clockwise from the top. */
export const DIRECTIONS: readonly Direction[] = ['n', 'ne', 'se', 's', 'sw', 'nw']

/** The steps to the neighbours, in the order of the directions, from an even and from an odd column. */
const STEPS = [
  [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]],
  [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]],
] as const

export const hexOf = (name: HexName): Hex => {
  const [column = 0, row = 0] = name.split(',').map(Number)
  return { column, row }
}

/** A hex by its number, as events name it. */
export const hexNumbered = (number: number): Hex => ({ column: Math.floor(number / ROWS), row: number % ROWS })

export const hexNumber = ({ column, row }: Hex): number => column * ROWS + row

export const hexName = ({ column, row }: Hex): HexName => `${column},${row}`

export const isOnMap = ({ column, row }: Hex): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS

/** The hex in a direction, on the map or beyond it. */
export function stepTo({ column, row }: Hex, direction: Direction): Hex {
  const [across, down] = STEPS[column & 1]![DIRECTIONS.indexOf(direction)]!
  return { column: column + across, row: row + down }
}

/** Those on the map, clockwise from the top. */
export const neighboursOf = (hex: Hex): Hex[] => DIRECTIONS.map((direction) => stepTo(hex, direction)).filter(isOnMap)

/** Every hex of the map by column, then row: the order of all ties. */
export const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => hexNumbered(i))

/** How many steps apart two hexes are. */
export function distance(a: Hex, b: Hex): number {
  // straight along one of three axes: a column's half shift is taken off its rows
  const across = b.column - a.column
  const down = slant(b) - slant(a)
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down))
}

const slant = ({ column, row }: Hex): number => row - (column - (column & 1)) / 2

/** All hexes of the map at most so far from one. */
export const within = (middle: Hex, rings: number): Hex[] => HEXES.filter((hex) => distance(middle, hex) <= rings)

/** The hexes from one in a straight line to another, both included; none if they do not lie in one. */
export function lineBetween(from: Hex, to: Hex): Hex[] | undefined {
  for (const direction of DIRECTIONS) {
    const line = [from]
    for (let at = from; isOnMap(at); at = stepTo(at, direction)) {
      if (at !== from) line.push(at)
      if (at.column === to.column && at.row === to.row) return line
    }
  }
  return undefined
}

/** The places of a side's volcanoes and abysses, one after the other as the eight bases lie. */
export function basePlaces(side: 'a' | 'b'): { volcano: Hex; abyss: Hex }[] {
  const at = (column: number, row: number): Hex => ({ column, row })
  return Array.from({ length: 8 }, (_, place) => {
    const left = 4 * (place % 4)
    const isTop = place < 4
    if (side === 'a') {
      return { volcano: at(left + 1, isTop ? 1 : 5), abyss: at(left + 3, isTop ? 2 : 4) }
    }
    return isTop
      ? { volcano: at(left + 2, 2), abyss: at(left, 2) }
      : { volcano: at(left + 1, 4), abyss: at(left + 3, 4) }
  })
}
