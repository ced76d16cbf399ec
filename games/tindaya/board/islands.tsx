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
/** Longer names, of islands that have grown together, are written above what is left there: no label leaves its hex. */
const SHORT = 2

/** The middle of an island, from top to bottom. */
const heightOf = ({ hexes }: IslandView): number =>
  hexes.reduce((sum, name) => sum + middleOf(hexOf(name)).y, 0) / hexes.length

export interface LabelShape {
  name: string
  rows: 1 | 2
  width: number
  height: number
  /** From the middle of its hex. */
  aside: number
}

/** How a label is written: no wider than its hex is there, so that it covers nothing and nothing covers it. */
export function labelShape({ numbers }: IslandView, isAbove: boolean): LabelShape {
  const name = numbers.join('+') || '–'
  return name.length <= SHORT
    ? { name, rows: 1, width: 40 + 8 * name.length, height: 22, aside: isAbove ? -ASIDE : ASIDE }
    : { name, rows: 2, width: 12 + 8 * name.length, height: 36, aside: 0 }
}

/** A small cartouche beside each island. */
export const IslandLabels = memo(function IslandLabels({ view }: { view: View }) {
  return (
    <g class="ti-labels" aria-hidden="true">
      {[...labelPlaces(view)].map(([island, place]) => {
        const { x, y } = middleOf(hexOf(place))
        const shape = labelShape(island, y < heightOf(island))
        return (
          <g key={place} transform={`translate(${fixed(x)} ${fixed(y + shape.aside)})`}>
            <Label island={island} shape={shape} />
          </g>
        )
      })}
    </g>
  )
})

/** The kinds of raw material are told by the terrains. */
function Label({ island: { tokens, side }, shape: { name, rows, width, height } }: { island: IslandView; shape: LabelShape }) {
  const isLast = tokens === 1
  const left = `◈${tokens}`
  return (
    <g class={`ti-label ti-label-${side}`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="11" />
      {rows === 1 ? (
        <text y="5.4">
          {name}
          <tspan class="ti-label-tokens" dx="5">
            {left}
          </tspan>
        </text>
      ) : (
        <>
          <text y="-2">{name}</text>
          <text y="13" class="ti-label-tokens">
            {left}
          </text>
        </>
      )}
      {isLast && <Icon name="warning" x={width / 2} y={2 - height / 2} size={16} />}
    </g>
  )
}
