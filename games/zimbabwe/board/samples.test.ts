import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hubsFrom, stepsFrom, waysOf } from './distance'
import { inspect, originAt, rangeOf } from './inspect'
import { landOf } from './land'
import { named, squaresNamed, squaresOfPiece } from './pieces'
import { routeOfLeg, routeOfOffer, type Route } from './routes'
import { squareOf } from './squares'
import type { View } from './view'
import { views } from './view.samples'

/** The fewest hubs between two things, as the board counts them. */
function hubsBetween(view: View, from: string, to: string): number {
  const land = landOf(view)
  const reach = hubsFrom(waysOf(land), squaresNamed(view, from), rangeOf(view, view.active), land.monuments.keys())
  return Math.min(...squaresNamed(view, to).map((square) => reach.get(square) ?? Infinity))
}

const routesOf = (view: View): Route[] => [
  ...(view.raise?.offers ?? []).map((offer) => routeOfOffer(view, offer)),
  ...(view.raise?.cheapest?.legs ?? []).map(routeOfLeg),
]

test('the board counts hubs as the rules do', () => {
  const routes = views.flatMap((view) => routesOf(view).map((route) => ({ view, route })))
  assert.ok(routes.length > 0)
  for (const { view, route } of routes) {
    assert.equal(hubsBetween(view, route.to, route.piece), route.hubs.length, `${route.to} to ${route.piece}`)
  }
})

test('the resource of each leg lies in the range of its craftsman', () => {
  for (const view of views) {
    const ways = waysOf(landOf(view))
    for (const { piece, resource } of view.raise?.cheapest?.legs ?? []) {
      assert.ok(stepsFrom(ways, squaresNamed(view, piece), rangeOf(view, view.active)).has(resource))
    }
  }
})

test('every piece stands on the map, and the cheapest plan costs what its legs do', () => {
  for (const view of views) {
    const land = landOf(view)
    const standing = [...view.monuments.map(({ square }) => square), ...named(view).flatMap(({ piece }) => squaresOfPiece(piece))]
    for (const square of standing) assert.ok(land.isOn(squareOf(square)) && !land.isWater(squareOf(square)))
    assert.equal(new Set(standing).size, standing.length)
    const cheapest = view.raise?.cheapest
    if (cheapest) assert.equal(cheapest.legs.map(routeOfLeg).reduce((sum, { cost }) => sum + cost, 0), cheapest.cost)
  }
})

test('anything can be looked at', () => {
  for (const view of views) {
    const land = landOf(view)
    const ways = waysOf(land)
    for (const square of land.squares.slice(0, 40)) {
      const { steps, hubs } = inspect(view, land, ways, originAt(land, square), rangeOf(view, 0))
      assert.equal(steps.get(square), 0)
      assert.equal(hubs.get(square), 0)
    }
  }
})
