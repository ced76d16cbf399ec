/** What can be pressed on the map: an empty shape over each square and each craftsman, with its name in words. */
import type { Choice } from '../../../web/src/api-types'
import { choicesAt } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { memo } from '../../../web/src/memo'
import { plateOf } from './geometry'
import type { Land } from './land'
import { named, pieceTarget, sizeOf } from './pieces'
import { ONE, squareOf } from './squares'
import type { SquareName, View } from './view'
import { sayPiece, saySquare } from './words'

/** From so many places on, one key leads to the map and the arrows lead around on it. */
const MANY = 12
/** So many choices name a place; the menu tells of the others. */
const MAX_NAMED = 6

interface PressesProps {
  view: View
  land: Land
  choices: Choice[]
  say: Say
}

export const squareTarget = (square: SquareName): string => `square/${square}`

export const Presses = memo(function Presses({ view, land, choices, say }: PressesProps) {
  const open = new Set(choices.flatMap(({ phrase }) => phrase.targets ?? []))
  const pieces = named(view)
  const first = land.squares.find((square) => open.has(squareTarget(square))) ?? land.squares[0]
  const places = [...open].filter((target) => target.startsWith('square/') || target.startsWith('piece/'))
  const attributesOf = (target: string, label: string, isFirst: boolean) => {
    const here = choicesAt(choices, target)
    const can = here.length > 0
    return {
      class: can ? 'zi-press zi-can' : 'zi-press',
      'data-target': target,
      role: (can ? 'button' : 'img') as 'button' | 'img',
      'aria-label': can ? here.slice(0, MAX_NAMED).map(({ phrase }) => say(phrase)).join(' · ') : label,
      tabindex: isFirst || (can && places.length <= MANY) ? 0 : -1,
    }
  }
  return (
    <g>
      {land.squares.map((square) => (
        <path
          key={square}
          d={plateOf(squareOf(square), ONE, 0, 2)}
          {...attributesOf(squareTarget(square), saySquare(view, land, square, say), square === first)}
        />
      ))}
      {pieces.map(({ piece, name }) => (
        <path
          key={name}
          d={plateOf(squareOf(piece.square), sizeOf(piece), 1)}
          {...attributesOf(pieceTarget(name), sayPiece(name, piece, say), false)}
        />
      ))}
    </g>
  )
})
