/**
 * Pyramids seen at an angle. A place has three coordinates, all in cubes: x runs down to the right, y down to the left, z
 * up. The corner towards the reader has the greatest x and y; cubes stand along the two sides that meet there.
 */
import { fixed, type Point } from '../../../web/src/board/paths'

/** Half the width of a cube's top, and the height of a cube. */
export const HALF = 17
const HEIGHT = 19

export function project(x: number, y: number, z: number): Point {
  return { x: (x - y) * HALF, y: ((x + y) * HALF) / 2 - z * HEIGHT }
}

/** An outline through places, each given by its coordinates. */
export function outline(...places: [x: number, y: number, z: number][]): string {
  return `M${places.map((place) => project(...place)).map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`
}

/** The sides of a cube that can be seen, its far lower corner at the origin. */
export const CUBE = {
  top: outline([0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]),
  left: outline([0, 1, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1]),
  right: outline([1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]),
}

/** The side of the smallest square with so many spaces along two of its sides; only an odd number uses the corner. */
const sideFor = (spaces: number): number => Math.floor(spaces / 2) + 1

/** The least side of a highest level, so that a shrine has room on it. */
const MAX_LEVEL = 3

/** The sides of the levels from the bottom: each a cube narrower than the one below, and wide enough for its spaces. */
export function sidesOf(spaces: number[]): number[] {
  const base = Math.max(MAX_LEVEL + spaces.length - 1, ...spaces.map((count, level) => sideFor(count) + level))
  return spaces.map((_, level) => base - level)
}

/** Which of a cube's upright sides can be seen whole: the left one, the right one, or both at the corner. */
export type Facing = 'left' | 'right' | 'corner'

export interface Space {
  /** Where the cube's far corner stands. */
  x: number
  y: number
  facing: Facing
}

/** The spaces of a level from its left end round the corner to its right end, spread evenly over both sides. */
export function spacesOf(count: number, side: number): Space[] {
  const last = side - 1
  const atCorner = count % 2
  const beside = (count - atCorner) / 2
  const apart = last / Math.max(1, beside)
  const spaces: Space[] = []
  for (let i = beside; i > 0; i--) spaces.push({ x: last - i * apart, y: last, facing: 'left' })
  if (atCorner) spaces.push({ x: last, y: last, facing: 'corner' })
  for (let i = 1; i <= beside; i++) spaces.push({ x: last, y: last - i * apart, facing: 'right' })
  return spaces
}

/** Behind before in front: the order in which the cubes of a level are drawn. */
export const paintOrder = (spaces: Space[]): number[] =>
  spaces.map((_, i) => i).sort((a, b) => spaces[a].x + spaces[a].y - spaces[b].x - spaces[b].y)

/** The two outer sides of a level as high as a cube, which is what can be pointed at. */
export function levelOutline(side: number, level: number): string {
  const top = level + 1
  const inside = side - 1
  return outline(
    [0, side, level],
    [side, side, level],
    [side, 0, level],
    [side, 0, top],
    [inside, 0, top],
    [inside, inside, top],
    [0, inside, top],
    [0, side, top],
  )
}
