/** The inspector counts as the rules do: see DistanceSamplesTest, which writes what they count. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hubsFrom, stepsFrom, waysOf } from './distance'
import samples from './distance.samples.json'
import { landOf } from './land'
import { named, squaresOfPiece } from './pieces'
import type { View } from './view'
import crafts from '../src/main/resources/ceiba/zimbabwe/crafts.json'

const RANGES = [3, 6]

interface Counted {
  piece: string
  /** In range, without and with Eshu. */
  resources: string[][]
  /** To the monuments. */
  hubs: Record<string, number>[]
}

type Sample = Pick<View, 'map' | 'water' | 'resources' | 'monuments' | 'craftsmen'> & { counted: Counted[] }

const resourceOf = (craft: string) => crafts.crafts.find((one) => one.craft === craft)?.resource

for (const sample of samples as unknown as Sample[]) {
  test(`steps and hubs on a map of ${sample.map.length} rows with ${sample.monuments.length} monuments`, () => {
    const land = landOf(sample)
    const ways = waysOf(land)
    assert.ok(sample.counted.length > 0)
    for (const { piece, name } of named(sample)) {
      const squares = squaresOfPiece(piece)
      const counted = sample.counted.find((one) => one.piece === name)!
      RANGES.forEach((range, eshu) => {
        const steps = stepsFrom(ways, squares, range)
        const inRange = [...land.resources]
          .filter(([square, resource]) => resource === resourceOf(piece.craft) && steps.has(square))
          .map(([square]) => square)
        assert.deepEqual(inRange.sort(), [...counted.resources[eshu]].sort(), `${name}, range ${range}`)
        const hubs = hubsFrom(ways, squares, range, land.monuments.keys())
        const reached = [...land.monuments.keys()].filter((square) => hubs.has(square))
        assert.deepEqual(
          Object.fromEntries(reached.map((square) => [square, hubs.get(square)])),
          counted.hubs[eshu],
          `hubs of ${name}, range ${range}`,
        )
      })
    }
  })
}
