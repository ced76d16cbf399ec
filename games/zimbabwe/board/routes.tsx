/** The ways of goods: from the craftsman over hubs to where they are needed. */
import { fixed, type Point } from '../../../web/src/board/paths'
import { middleOfAll } from './geometry'
import { Icon } from './marks'
import { squaresNamed } from './pieces'
import type { Leg, SupplyOffer, View } from './view'

/** A way that can be drawn: an offer goes to what needs it now. */
export interface Route {
  piece: string
  to: string
  hubs: string[]
  cost: number
  resource?: string
}

export const routeOfLeg = ({ piece, to, hubs, price, resource }: Leg): Route => ({
  piece,
  to,
  hubs,
  cost: price + hubs.length,
  resource,
})

/** What the next good is for: the monument, or the craftsman who waits for it. */
export function routeOfOffer(view: View, { piece, hubs, cost }: SupplyOffer): Route {
  const step = view.pending.at(-1) ?? ''
  const to = step.startsWith('primary ') ? step.slice('primary '.length) : (view.raise?.square ?? '')
  return { piece, to, hubs, cost }
}

/** Bent a little to one side, so that a way there and a way back can be told apart. */
function bow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `Q${fixed((from.x + to.x) / 2 - dy * 0.14)} ${fixed((from.y + to.y) / 2 + dx * 0.14)} ${fixed(to.x)} ${fixed(to.y)}`
}

export function pathOf(view: View, { to, hubs, piece }: Route): string {
  const [first, ...rest] = [to, ...hubs, piece].map((thing) => middleOfAll(squaresNamed(view, thing)))
  let from = first
  const parts = rest.map((point) => {
    const part = bow(from, point)
    from = point
    return part
  })
  return `M${fixed(first.x)} ${fixed(first.y)}${parts.join('')}`
}

export function RouteLine({ view, route, isPaid = false }: { view: View; route: Route; isPaid?: boolean }) {
  const path = pathOf(view, route)
  const end = middleOfAll(squaresNamed(view, route.piece))
  const resource = route.resource && middleOfAll([route.resource])
  return (
    <g class={isPaid ? 'zi-route zi-route-paid' : 'zi-route'} aria-hidden="true">
      <path d={path} class="zi-route-edge" />
      <path d={path} class="zi-route-line" />
      {resource && (
        <>
          <path d={`M${end.x} ${end.y}L${resource.x} ${resource.y}`} class="zi-route-fetch" />
          <circle cx={resource.x} cy={resource.y} r="17" class="zi-route-resource" />
        </>
      )}
      {route.hubs.map((hub, i) => {
        const { x, y } = middleOfAll([hub])
        return <circle key={`${hub} ${i}`} cx={x} cy={y} r="18" class="zi-route-hub" />
      })}
      <g transform={`translate(${end.x} ${end.y - 21})`} class="zi-route-cost">
        <rect x="-17" y="-10" width="34" height="20" rx="10" />
        <Icon name="cattle" x={-7} size={15} />
        <text x="7" y="4.8">
          {route.cost}
        </text>
      </g>
    </g>
  )
}
