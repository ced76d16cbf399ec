/** Things on the map in words. */
import type { Say } from '../../../web/src/game-client'
import type { Land } from './land'
import { named } from './pieces'
import { squareOf } from './squares'
import type { CraftsmanView, PieceName, SquareName, View } from './view'

/** A craftsman by his name: `potter 2`. */
export function sayPieceName(name: PieceName, say: Say): string {
  const [craft, number] = name.split(' ')
  return say('picture.piece', `craft.${craft}`, Number(number))
}

/** A craftsman, and whose he is. */
export const sayPiece = (name: PieceName, { seat, craft }: CraftsmanView, say: Say): string =>
  say('picture.craftsman', `craft.${craft}`, Number(name.split(' ')[1]), { seat })

/** What a square is and what stands on it. */
export function saySquare(view: View, land: Land, square: SquareName, say: Say): string {
  return say('picture.square', { raw: square }, { raw: contentOf(view, land, square, say) })
}

function contentOf(view: View, land: Land, square: SquareName, say: Say): string {
  const monument = land.monuments.get(square)
  if (monument) return say('picture.monument', { seat: monument.seat }, monument.level)
  const piece = land.craftsmen.get(square)
  if (piece) return sayPiece(named(view).find((one) => one.piece === piece)!.name, piece, say)
  const resource = land.resources.get(square)
  if (resource) return say(view.used[square] ? 'picture.resource.used' : 'picture.resource', `resource.${resource}`)
  if (land.isWater(squareOf(square))) return say('picture.water')
  return say(land.starts.has(square) ? 'picture.start-area' : 'picture.land')
}
