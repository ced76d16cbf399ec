/** The islands as the chart knows them: an outline that says who holds each, and what is left to collect there. */
import { fixed } from '../../../web/src/board/paths'
import { memo } from '../../../web/src/memo'
import { labelPlaces } from './archipelago'
import { middleOf, shorePath } from './geometry'
import { hexOf } from './hexes'
import { Icon } from './marks'
import type { IslandView, View } from './view'

export const Outlines = memo(function Outlines({ islands }: { islands: IslandView[] }) {
  return (
    <g class="ti-outlines" aria-hidden="true">
      {islands.map(({ hexes, side }) => (
        <path key={hexes[0]} d={shorePath(hexes, 5)} class={`ti-outline ti-${side}`} />
      ))}
    </g>
  )
})

/** So far from the middle of its hex does a label keep, away from the island. */
const ASIDE = 13

/** The middle of an island, from top to bottom. */
const heightOf = ({ hexes }: IslandView): number =>
  hexes.reduce((sum, name) => sum + middleOf(hexOf(name)).y, 0) / hexes.length

/** A small cartouche beside each island. */
export const IslandLabels = memo(function IslandLabels({ view }: { view: View }) {
  return (
    <g class="ti-labels" aria-hidden="true">
      {[...labelPlaces(view)].map(([island, place]) => {
        const { x, y } = middleOf(hexOf(place))
        const away = y < heightOf(island) ? -ASIDE : ASIDE
        return (
          <g key={place} transform={`translate(${fixed(x)} ${fixed(y + away)})`}>
            <Label island={island} />
          </g>
        )
      })}
    </g>
  )
})

/** No wider than its hex, so that it covers nothing: the kinds of raw material are told by the terrains. */
function Label({ island: { numbers, tokens, side } }: { island: IslandView }) {
  const number = numbers.join('+') || '–'
  const width = 40 + 8 * number.length
  const isLast = tokens === 1
  return (
    <g class={`ti-label ti-label-${side}`}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="11" />
      <text y="5.4">
        {number}
        <tspan class="ti-label-tokens" dx="5">
          ◈{tokens}
        </tspan>
      </text>
      {isLast && <Icon name="warning" x={width / 2} y={-9} size={16} />}
    </g>
  )
}
