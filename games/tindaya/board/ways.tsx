/** The lines of a move: from the hex that is left to those that can be reached, over the sea as a canoe sails. */
import type { Choice } from '../../../web/src/api-types'
import { fixed } from '../../../web/src/board/paths'
import { middleOf } from './geometry'
import { hexName, hexOf, lineBetween, type Hex } from './hexes'
import { hexesIn, stepOf } from './step'
import type { HexName, View } from './view'

/** The farthest hexes in each line that a canoe can take from where it lies. */
export function courses(view: View, choices: Choice[]): { from: HexName; to: HexName }[] {
  const from = view.exploring?.sea
  if (stepOf(view).word !== 'sail' || from === undefined) return []
  const reached = choices.flatMap(({ words }) => hexesIn(words)).filter((to) => to !== from && lineBetween(hexOf(from), hexOf(to)))
  const isPassed = (to: HexName) =>
    reached.some((other) => other !== to && lineBetween(hexOf(from), hexOf(other))!.some((hex: Hex) => hexName(hex) === to))
  return reached.filter((to) => !isPassed(to)).map((to) => ({ from, to }))
}

export function Ways({ view, choices }: { view: View; choices: Choice[] }) {
  return (
    <g class="ti-ways" aria-hidden="true">
      {courses(view, choices).map(({ from, to }) => {
        const [a, b] = [middleOf(hexOf(from)), middleOf(hexOf(to))]
        return <path key={to} d={`M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`} />
      })}
    </g>
  )
}
