/**
 * Steps and hubs over the map, as the rules count them: eight ways, a body of water is one step however big, and on the
 * way of a good a monument can only be passed as a hub.
 */
import type { Land } from './land'
import { squareName, squareOf, type Square } from './squares'
import type { SquareName } from './view'

/** The squares as a graph: each land square is a node of its own, each body of water one for all of its squares. */
export interface Ways {
  nodeOf: Map<SquareName, number>
  neighbours: number[][]
  squaresAt: SquareName[][]
}

const SIDES: Square[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]
const AROUND: Square[] = [...SIDES, { x: 1, y: 1 }, { x: -1, y: 1 }, { x: -1, y: -1 }, { x: 1, y: -1 }]

const beside = (square: Square, by: Square): Square => ({ x: square.x + by.x, y: square.y + by.y })

export function waysOf(land: Land): Ways {
  const nodeOf = new Map<SquareName, number>()
  const squaresAt: SquareName[][] = []
  for (const name of land.squares) {
    if (nodeOf.has(name)) continue
    const squares = land.isWater(squareOf(name)) ? bodyOf(land, name) : [name]
    for (const square of squares) nodeOf.set(square, squaresAt.length)
    squaresAt.push(squares)
  }
  const neighbours = squaresAt.map((squares, node) => {
    const found = new Set<number>()
    for (const square of squares) {
      for (const by of AROUND) {
        const other = nodeOf.get(squareName(beside(squareOf(square), by)))
        if (other !== undefined && other !== node) found.add(other)
      }
    }
    return [...found]
  })
  return { nodeOf, neighbours, squaresAt }
}

/** All water that is connected with a square by its sides. */
function bodyOf(land: Land, first: SquareName): SquareName[] {
  const body = new Set([first])
  for (const name of body) {
    for (const by of SIDES) {
      const next = beside(squareOf(name), by)
      if (land.isOn(next) && land.isWater(next)) body.add(squareName(next))
    }
  }
  return [...body]
}

/** Numbers of squares: steps, or hubs. */
export type Reach = Map<SquareName, number>

/** How many steps away squares are from a piece: for resources, which monuments do not hinder. */
export function stepsFrom(ways: Ways, squares: SquareName[], range: number): Reach {
  return named(ways, spread(ways, nodesOf(ways, squares), range))
}

/** How many hubs a good needs between a piece, or a monument, and squares. */
export function hubsFrom(ways: Ways, squares: SquareName[], range: number, monuments: Iterable<SquareName>): Reach {
  const standing = new Set(nodesOf(ways, [...monuments]))
  const origins = nodesOf(ways, squares)
  const hubs = new Map<number, number>()
  let from = origins
  for (let count = 0; from.length > 0; count++) {
    for (const node of spread(ways, from, range, standing).keys()) {
      if (!hubs.has(node)) hubs.set(node, count)
    }
    from = [...standing].filter((node) => hubs.get(node) === count && !origins.includes(node))
  }
  return named(ways, hubs)
}

/**
 * The hubs on a shortest way of a good between two things, from the first on. Of ways with equally many hubs it is one that
 * the rules might count; none if there is no way.
 */
export function hubsBetween(
  ways: Ways, from: SquareName[], to: SquareName[], range: number, monuments: Iterable<SquareName>,
): SquareName[] {
  const standing = [...monuments]
  const [origins, goals] = [nodesOf(ways, from), nodesOf(ways, to)]
  const walls = new Set(nodesOf(ways, standing))
  const before = new Map<number, number>()
  let reached = origins
  while (reached.length > 0) {
    const next: number[] = []
    for (const hub of reached) {
      const steps = spread(ways, hub === reached[0] && origins.includes(hub) ? origins : [hub], range, walls)
      if (goals.some((goal) => steps.has(goal))) return wayTo(ways, hub, before, origins)
      for (const node of walls) {
        if (!steps.has(node) || before.has(node) || origins.includes(node) || goals.includes(node)) continue
        before.set(node, hub)
        next.push(node)
      }
    }
    reached = next
  }
  return []
}

function wayTo(ways: Ways, last: number, before: Map<number, number>, origins: number[]): SquareName[] {
  const hubs: SquareName[] = []
  for (let node: number | undefined = last; node !== undefined && !origins.includes(node); node = before.get(node)) {
    hubs.unshift(ways.squaresAt[node]![0]!)
  }
  return hubs
}

/** Steps from some nodes; a way may end at a wall but not go on from there. */
function spread({ neighbours }: Ways, from: number[], range: number, walls?: Set<number>): Map<number, number> {
  const steps = new Map(from.map((node) => [node, 0]))
  for (const [node, count] of steps) {
    if (count === range || (count > 0 && walls?.has(node))) continue
    for (const next of neighbours[node]) {
      if (!steps.has(next)) steps.set(next, count + 1)
    }
  }
  return steps
}

const nodesOf = ({ nodeOf }: Ways, squares: SquareName[]): number[] => [
  ...new Set(squares.flatMap((square) => nodeOf.get(square) ?? [])),
]

const named = ({ squaresAt }: Ways, counts: Map<number, number>): Reach =>
  new Map([...counts].flatMap(([node, count]) => squaresAt[node].map((square) => [square, count] as const)))
