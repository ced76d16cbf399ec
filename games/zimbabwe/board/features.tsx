/** What the land bears: starting areas and resources with their markers. */
import { circlePath } from '../../../web/src/board/paths'
import { memo } from '../../../web/src/memo'
import { CELL, middleOf } from './geometry'
import type { Land } from './land'
import { Icon } from './marks'
import { squareOf } from './squares'
import type { Resource, SquareName } from './view'

/** A circle of stones around a place where a first monument may stand. */
export function StartArea({ square }: { square: SquareName }) {
  const { x, y } = middleOf(squareOf(square))
  const stones = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI + 0.2
    return circlePath(x + 13.5 * Math.cos(angle), y + 13.5 * Math.sin(angle), 2.7 + (i % 3) * 0.4)
  })
  return (
    <g class="zi-start">
      <path class="zi-start-floor" d={circlePath(x, y, 13.5)} />
      <path class="zi-start-stones" d={stones.join('')} />
    </g>
  )
}

/** A resource; one that a shaman laid lies on a plate. */
export function ResourceMark({ square, resource, laid }: { square: SquareName; resource: Resource; laid: boolean }) {
  const { x, y } = middleOf(squareOf(square))
  return (
    <g class="zi-resource">
      {laid && <rect x={x - 17} y={y - 17} width="34" height="34" rx="7" class="zi-plate" />}
      <ellipse cx={x} cy={y + 13} rx="13" ry="3.6" class="zi-shadow" />
      <Icon name={resource} x={x} y={y} size={laid ? 29 : 34} />
    </g>
  )
}

/** The crosses on a resource that is used up: it pales, and can still be told. */
export function UsedMarks({ square, count }: { square: SquareName; count: number }) {
  const { x, y } = middleOf(squareOf(square))
  const arm = 6.5
  const crosses = Array.from({ length: count }, (_, i) => {
    const [left, top] = [x + 10 - i * 20 - arm, y + 10 - arm]
    return `M${left} ${top}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`
  }).join('')
  return (
    <g class="zi-spent">
      <rect x={x - CELL / 2 + 2} y={y - CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="7" />
      <path d={crosses} class="zi-spent-edge" />
      <path d={crosses} />
    </g>
  )
}

export const Features = memo(function Features({ land, used }: { land: Land; used: Record<SquareName, number> }) {
  return (
    <g aria-hidden="true">
      {[...land.starts].map((square) => (
        <StartArea key={square} square={square} />
      ))}
      {[...land.resources].map(([square, resource]) => (
        <ResourceMark key={square} square={square} resource={resource} laid={land.laid.has(square)} />
      ))}
      {Object.entries(used).map(([square, count]) => (
        <UsedMarks key={`used ${square}`} square={square} count={count} />
      ))}
    </g>
  )
})
