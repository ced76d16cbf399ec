/** What an inspector finds around a place: how far squares are, and how it is with the resources there. */
import { box, craftData, RESOURCES } from './data'
import { hubsFrom, stepsFrom, type Reach, type Ways } from './distance'
import type { Land } from './land'
import { squaresOfPiece } from './pieces'
import type { Craft, CraftsmanView, Resource, SquareName, View } from './view'

/** What is looked at: some squares, and the craft that works there, if one does. */
export interface Origin {
  squares: SquareName[]
  craft?: Craft
  /** The craftsman himself, who does not claim anything from himself. */
  piece?: CraftsmanView
}

/** A free resource may be used; one that is claimed lies in the range of another craftsman of the same type. */
export type Standing = 'free' | 'claimed' | 'used'

export interface Finding {
  origin: Origin
  /** By square: steps from the origin. */
  steps: Reach
  /** By square: the hubs that a good needs on its way. */
  hubs: Reach
  /** Of the resources in range that matter there. */
  resources: Map<SquareName, Standing>
}

/** The range in a seat's turn. */
export const rangeOf = (view: View, seat: number): number => (view.players[seat]?.god === 'eshu' ? box.eshu : box.range)

/** What stands on a square, or the bare square. */
export function originAt(land: Land, square: SquareName): Origin {
  const piece = land.craftsmen.get(square)
  return piece ? { squares: squaresOfPiece(piece), craft: piece.craft, piece } : { squares: [square] }
}

export function inspect(view: View, land: Land, ways: Ways, origin: Origin, range: number): Finding {
  const steps = stepsFrom(ways, origin.squares, range)
  const kinds: Resource[] = origin.craft ? [craftData(origin.craft).resource] : RESOURCES
  const claimed = origin.craft ? claimedBy(view, ways, origin.craft, range, origin.piece) : new Set<SquareName>()
  const uses = usesAllowed(view)
  const resources = new Map<SquareName, Standing>()
  for (const [square, resource] of land.resources) {
    if (!steps.has(square) || !kinds.includes(resource)) continue
    const used = (view.used[square] ?? 0) >= uses
    resources.set(square, used ? 'used' : claimed.has(square) ? 'claimed' : 'free')
  }
  return { origin, steps, hubs: hubsFrom(ways, origin.squares, range, land.monuments.keys()), resources }
}

/** How many markers use a resource up, for the seat whose turn it is. */
const usesAllowed = ({ players, active }: View): number => (players[active]?.god === 'atete' ? 2 : 1)

/** All squares in the range of craftsmen of a type, but for one of them. */
function claimedBy(view: View, ways: Ways, craft: Craft, range: number, except?: CraftsmanView): Set<SquareName> {
  const others = view.craftsmen.filter((other) => other.craft === craft && other !== except)
  return new Set(others.flatMap((other) => [...stepsFrom(ways, squaresOfPiece(other), range).keys()]))
}
