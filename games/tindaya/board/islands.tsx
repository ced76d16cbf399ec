/** The islands as the chart knows them: an outline that says who holds each, and what is left to collect there. */
import { fixed } from '../../../web/src/board/paths'
import { memo } from '../../../web/src/memo'
import { labelPlaces, tokensOn } from './archipelago'
import { RAW } from './data'
import { middleOf, shorePath } from './geometry'
import { hexOf } from './hexes'
import { Icon } from './marks'
import type { Amounts, IslandView, Raw, View } from './view'

export const Outlines = memo(function Outlines({ islands }: { islands: IslandView[] }) {
  return (
    <g class="ti-outlines" aria-hidden="true">
      {islands.map(({ hexes, side }) => (
        <path key={hexes[0]} d={shorePath(hexes, 5)} class={`ti-outline ti-${side}`} />
      ))}
    </g>
  )
})

const STEP = 23

/** So far from the middle of its hex does a label keep, away from the island. */
const ASIDE = 15

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
            <Label island={island} tokens={tokensOn(view, island)} />
          </g>
        )
      })}
    </g>
  )
})

function Label({ island, tokens }: { island: IslandView; tokens: Amounts<Raw> }) {
  const left = RAW.filter((raw) => (tokens[raw] ?? 0) > 0)
  const width = Math.max(30, 26 + left.length * STEP)
  const isLast = island.tokens === 1
  return (
    <g class={`ti-label ti-label-${island.side}${isLast ? ' ti-label-last' : ''}`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <text x={-width / 2 + 12} y="4.5" class="ti-label-number">
        {island.numbers.join('+') || '–'}
      </text>
      {left.map((raw, i) => (
        <g key={raw} transform={`translate(${-width / 2 + 30 + i * STEP} 0)`}>
          <Icon name={raw} size={12} />
          <text x="10" y="4.2">
            {tokens[raw]}
          </text>
        </g>
      ))}
      {isLast && <Icon name="warning" x={width / 2 + 4} y={-7} size={14} />}
    </g>
  )
}
