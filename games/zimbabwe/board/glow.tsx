/** What can be chosen on the map glows; what the frame points at is ringed. */
import type { Choice } from '../../../web/src/api-types'
import { memo } from '../../../web/src/memo'
import { edgePath, plateOf, trace } from './geometry'
import type { Ground } from './landscape'
import { named, pieceTarget, sizeOf } from './pieces'
import { ONE, squareName, squareOf, type Square } from './squares'
import type { View } from './view'

/** The targets of choices that lie on the map. */
export const targetsOnMap = (choices: Choice[]): string[] => [
  ...new Set(choices.flatMap(({ phrase }) => phrase.targets ?? []).filter((target) => /^(square|piece)\//.test(target))),
]

/** All squares where something may be laid, as one region; the rest of the map steps back. */
export const Region = memo(function Region({ choices, ground }: { choices: Choice[]; ground: Ground }) {
  const squares = new Set(targetsOnMap(choices).map((target) => target.slice('square/'.length)))
  const around = (isIn: (square: Square) => boolean) =>
    trace(isIn, { x: 0, y: 0 }, { x: ground.width, y: ground.height }).map((loop) => edgePath(loop, 7)).join('')
  const isOpen = (square: Square) => squares.has(squareName(square))
  return (
    <g class="zi-region" aria-hidden="true">
      <path d={around((square) => ground.isOn(square) && !isOpen(square))} class="zi-veil" />
      <path d={around(isOpen)} class="zi-region-edge" />
    </g>
  )
})

/** A ring around each square and craftsman among some targets. */
export function Rings({ view, targets, class: name }: { view: View; targets: string[]; class: string }) {
  return (
    <g class={name} aria-hidden="true">
      {targets.map((target) => {
        const outline = outlineOf(view, target)
        return outline && <path key={target} d={outline} />
      })}
    </g>
  )
}

function outlineOf(view: View, target: string): string | undefined {
  if (target.startsWith('square/')) return plateOf(squareOf(target.slice('square/'.length)), ONE, 1.5)
  const found = named(view).find(({ name }) => pieceTarget(name) === target)
  return found && plateOf(squareOf(found.piece.square), sizeOf(found.piece), 1.5)
}
