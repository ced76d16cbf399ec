/** Places on the picture of the map, and outlines around squares. */
import { chance, fixed, rectPath, type Point } from '../../../web/src/board/paths'
import { squareOf, type Size, type Square } from './squares'
import type { SquareName } from './view'

/** The side of a square. */
export const CELL = 40
/** Around the map, for the letters and numbers of the squares and for towers that rise above the first row. */
export const MARGIN = 24

export const middleOf = ({ x, y }: Square): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })

/** The middle of some squares. */
export function middleOfAll(names: SquareName[]): Point {
  const points = names.map((name) => middleOf(squareOf(name)))
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** The outline of a piece, a little inside its squares. */
export const plateOf = ({ x, y }: Square, { width, height }: Size, inset = 2, radius = 8): string =>
  rectPath(x * CELL + inset, y * CELL + inset, width * CELL - 2 * inset, height * CELL - 2 * inset, radius)

/**
 * The borders of some squares as loops of corners, one step apart, clockwise around what lies inside. Squares that touch
 * only at a corner stay apart.
 */
export function trace(isIn: (square: Square) => boolean, from: Square, to: Square): Point[][] {
  const next = new Map<string, Point[]>()
  const key = ({ x, y }: Point) => `${x} ${y}`
  const add = (a: Point, b: Point) => next.set(key(a), [...(next.get(key(a)) ?? []), b])
  for (let y = from.y; y < to.y; y++) {
    for (let x = from.x; x < to.x; x++) {
      if (!isIn({ x, y })) continue
      if (!isIn({ x, y: y - 1 })) add({ x, y }, { x: x + 1, y })
      if (!isIn({ x: x + 1, y })) add({ x: x + 1, y }, { x: x + 1, y: y + 1 })
      if (!isIn({ x, y: y + 1 })) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 })
      if (!isIn({ x: x - 1, y })) add({ x, y: y + 1 }, { x, y })
    }
  }
  const loops: Point[][] = []
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const [x, y] = start.split(' ').map(Number)
      const loop = [{ x, y }]
      for (let at = ends.shift(); at && key(at) !== start; ) {
        const before = loop[loop.length - 1]
        loop.push(at)
        at = takeRightmost(next.get(key(at)) ?? [], before, at)
      }
      loops.push(loop)
    }
  }
  return loops
}

/** Of the ways on from a corner, the one that turns most to the right; it is taken out of them. */
function takeRightmost(ways: Point[], before: Point, at: Point): Point | undefined {
  const right = { x: at.x - (at.y - before.y), y: at.y + (at.x - before.x) }
  const found = ways.findIndex(({ x, y }) => x === right.x && y === right.y)
  return ways.splice(Math.max(0, found), 1)[0]
}

/** A shore along a loop of corners: round bends, and a little irregular. */
export function shorePath(loop: Point[], wobble: number): string {
  const bends = loop.map(({ x, y }) => ({
    x: (x + (chance(x, y, 1) - 0.5) * wobble) * CELL,
    y: (y + (chance(x, y, 2) - 0.5) * wobble) * CELL,
  }))
  const between = (i: number) => {
    const [a, b] = [bends[i % bends.length], bends[(i + 1) % bends.length]]
    return `${fixed((a.x + b.x) / 2)} ${fixed((a.y + b.y) / 2)}`
  }
  const curves = bends.map((_, i) => {
    const bend = bends[(i + 1) % bends.length]
    return `Q${fixed(bend.x)} ${fixed(bend.y)} ${between(i + 1)}`
  })
  return `M${between(0)}${curves.join('')}Z`
}

/** The edge of the land along a loop of corners: straight, with rounded corners. */
export function edgePath(loop: Point[], radius: number): string {
  const corners = loop.filter(({ x, y }, i) => {
    const [a, b] = [loop[(i + loop.length - 1) % loop.length], loop[(i + 1) % loop.length]]
    return (a.x !== b.x || a.x !== x) && (a.y !== b.y || a.y !== y)
  })
  const parts = corners.map((corner, i) => {
    const [a, b] = [corners[(i + corners.length - 1) % corners.length], corners[(i + 1) % corners.length]]
    const near = (other: Point) =>
      `${fixed(corner.x * CELL + Math.sign(other.x - corner.x) * radius)} ${fixed(corner.y * CELL + Math.sign(other.y - corner.y) * radius)}`
    return `${i === 0 ? 'M' : 'L'}${near(a)}Q${fixed(corner.x * CELL)} ${fixed(corner.y * CELL)} ${near(b)}`
  })
  return `${parts.join('')}Z`
}
