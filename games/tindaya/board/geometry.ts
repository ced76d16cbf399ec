/** Places on the picture of the map, and outlines around hexes. */
import { chance, fixed, type Point } from '../../../web/src/board/paths'
import { COLUMNS, HEXES, ROWS, hexName, isOnMap, stepTo, DIRECTIONS, type Hex } from './hexes'
import type { HexName } from './view'

/** From the middle of a hex to a corner. */
export const SIZE = 44
/** From the middle of a hex to a side. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2
/** Around the map, for the frame of the chart. */
export const MARGIN = 26

export const WIDTH = SIZE * (1.5 * (COLUMNS - 1) + 2)
export const HEIGHT = APOTHEM * (2 * ROWS + 1)

export const middleOf = ({ column, row }: Hex): Point => ({
  x: SIZE * (1 + 1.5 * column),
  y: APOTHEM * (2 * row + 1 + (column & 1)),
})

/** The hex under a point of the map, if there is one. */
export function hexAt({ x, y }: Point): Hex | undefined {
  const column = Math.floor((x / SIZE - 0.25) / 1.5)
  const near = [column - 1, column, column + 1].map((one) => ({
    column: one,
    row: Math.floor((y / APOTHEM - (one & 1)) / 2),
  }))
  const away = (hex: Hex) => {
    const middle = middleOf(hex)
    return Math.hypot(middle.x - x, middle.y - y)
  }
  const [best] = near.filter(isOnMap).sort((a, b) => away(a) - away(b))
  return best && away(best) <= SIZE ? best : undefined
}

/** A corner, clockwise from the upper right one: the end of the side that faces the direction of that number. */
const cornerOf = (middle: Point, number: number, size: number): Point => {
  const angle = ((number * 60 - 60) * Math.PI) / 180
  return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) }
}

const pathOf = (points: Point[]): string =>
  `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('')}Z`

/** The outline of a hex, a little inside it. */
export function hexPath(hex: Hex, inset = 0): string {
  const middle = middleOf(hex)
  return pathOf(Array.from({ length: 6 }, (_, i) => cornerOf(middle, i, SIZE - inset)))
}

/** The borders of some hexes as loops of corners, clockwise around what lies inside. */
export function trace(names: Iterable<HexName>): Point[][] {
  const inside = new Set(names)
  const key = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const next = new Map<string, { from: Point; to: Point }>()
  for (const hex of HEXES) {
    if (!inside.has(hexName(hex))) continue
    DIRECTIONS.forEach((direction, i) => {
      if (inside.has(hexName(stepTo(hex, direction)))) return
      const side = { from: cornerOf(middleOf(hex), i + 5, SIZE), to: cornerOf(middleOf(hex), i, SIZE) }
      next.set(key(side.from), side)
    })
  }
  const loops: Point[][] = []
  while (next.size > 0) {
    const loop: Point[] = []
    let side = next.values().next().value
    while (side) {
      next.delete(key(side.from))
      loop.push(side.from)
      side = next.get(key(side.to))
    }
    loops.push(loop)
  }
  return loops
}

/** A shore along the border of some hexes: round bends, a little irregular, and by so much outside the border. */
export function shorePath(names: Iterable<HexName>, out = 0, wobble = 0.1): string {
  return trace(names).map((loop) => bent(loop, out, wobble)).join('')
}

/** The straight border of some hexes. */
export const borderPath = (names: Iterable<HexName>): string => trace(names).map(pathOf).join('')

/** Between every two corners lies a bend that strays a little, so that no coast is straight. */
function bent(loop: Point[], out: number, wobble: number): string {
  const bends = loop.flatMap((corner, i) => {
    const to = loop[(i + 1) % loop.length]!
    const length = Math.hypot(to.x - corner.x, to.y - corner.y)
    const [nx, ny] = [(to.y - corner.y) / length, (corner.x - to.x) / length]
    return [0, 1 / 3, 2 / 3].map((part) => {
      const at = { x: corner.x + (to.x - corner.x) * part, y: corner.y + (to.y - corner.y) * part }
      const stray = (chance(Math.round(at.x), Math.round(at.y), 3) - 0.5) * 2 * wobble * SIZE + out
      return { x: at.x + nx * stray, y: at.y + ny * stray }
    })
  })
  const between = (i: number) => {
    const [a, b] = [bends[i % bends.length]!, bends[(i + 1) % bends.length]!]
    return `${fixed((a.x + b.x) / 2)} ${fixed((a.y + b.y) / 2)}`
  }
  const curves = bends.map((_, i) => {
    const bend = bends[(i + 1) % bends.length]!
    return `Q${fixed(bend.x)} ${fixed(bend.y)} ${between(i + 1)}`
  })
  return `M${between(0)}${curves.join('')}Z`
}
