/** What the inspector has found, on the map. */
import { memo } from '../../../web/src/memo'
import { CELL, middleOf, plateOf } from './geometry'
import type { Reach } from './distance'
import type { Finding, Standing } from './inspect'
import { ONE, squareOf } from './squares'
import type { SquareName } from './view'

export type Measure = 'steps' | 'hubs'

/** More hubs than this look alike; their number still stands there. */
export const MOST_SHADES = { steps: 6, hubs: 3 }

/** Squares in shades, each with its number. */
export const Shades = memo(function Shades({ finding, measure }: { finding: Finding; measure: Measure }) {
  const shades = byCount(finding[measure], MOST_SHADES[measure])
  return (
    <g class={`zi-shades zi-by-${measure}`} aria-hidden="true">
      {[...shades].map(([count, squares]) => (
        <path key={count} class={`zi-shade zi-shade-${count}`} d={squares.map((square) => plateOf(squareOf(square), ONE, 1, 4)).join('')} />
      ))}
      {[...finding[measure]].map(([square, count]) => (
        <Count key={square} square={square} count={count} />
      ))}
      {finding.origin.squares.map((square) => (
        <path key={square} class="zi-origin" d={plateOf(squareOf(square), ONE, 1.5, 5)} />
      ))}
      <Standings resources={finding.resources} />
    </g>
  )
})

function Count({ square, count }: { square: SquareName; count: number }) {
  const { x, y } = squareOf(square)
  return (
    <text x={x * CELL + 8} y={y * CELL + 14}>
      {count}
    </text>
  )
}

function byCount(reach: Reach, most: number): Map<number, SquareName[]> {
  const found = new Map<number, SquareName[]>()
  for (const [square, count] of reach) {
    const shade = Math.min(count, most)
    found.set(shade, [...(found.get(shade) ?? []), square])
  }
  return found
}

/** Rings around resources: whole if free, broken if claimed, dotted if used. */
export const Standings = memo(function Standings({ resources }: { resources: Map<SquareName, Standing> }) {
  return (
    <g class="zi-standings" aria-hidden="true">
      {[...resources].map(([square, standing]) => {
        const { x, y } = middleOf(squareOf(square))
        return (
          <g key={square} class={`zi-standing zi-${standing}`}>
            <circle cx={x} cy={y} r="18" class="zi-standing-edge" />
            <circle cx={x} cy={y} r="18" />
          </g>
        )
      })}
    </g>
  )
})
