import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../../web/src/board/paths'
import {
  CALENDAR_TEETH,
  GEARS,
  calendarTurn,
  dayAngle,
  daysTurned,
  gearTurn,
  pitch,
  pitchRadius,
  polar,
  socketAngle,
  socketAt,
  spaceAngle,
  tipRadius,
  wheelCorners,
} from './geometry'

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6
const sameAngle = (a: number, b: number) => near(Math.cos(((a - b) * Math.PI) / 180), 1)

function inside(point: Point, polygon: Point[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]]
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd
  }
  return odd
}

/** The outline with points along its edges too. */
const dense = (polygon: Point[]): Point[] =>
  polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]
    return [0, 0.25, 0.5, 0.75].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }))
  })

for (const place of GEARS) {
  const outline = (days: number) =>
    wheelCorners(place.teeth, socketAngle(place, 0) + gearTurn(place, days)).map(({ x, y }) => ({
      x: x + place.centre.x,
      y: y + place.centre.y,
    }))
  const calendar = (days: number) => wheelCorners(CALENDAR_TEETH, calendarTurn(days))

  test(`${place.name} meshes with the calendar on every day and on the way to the next`, () => {
    for (let days = 0; days <= 27; days += 0.125) {
      const [gear, wheel] = [outline(days), calendar(days)]
      assert.ok(!dense(gear).some((point) => inside(point, wheel)), `a tooth of the gear in the calendar, day ${days}`)
      assert.ok(!dense(wheel).some((point) => inside(point, gear)), `a tooth of the calendar in the gear, day ${days}`)
    }
  })

  test(`teeth of ${place.name} reach into the gaps of the calendar`, () => {
    const reach = (days: number) => Math.min(...outline(days).map(({ x, y }) => Math.hypot(x, y)))
    for (let days = 0; days <= 27; days++) assert.ok(reach(days) < tipRadius(CALENDAR_TEETH))
    assert.ok(near(Math.hypot(place.centre.x, place.centre.y), pitchRadius(26) + pitchRadius(place.teeth)))
  })

  test(`a worker on ${place.name} rides from each space to the next`, () => {
    for (let days = 0; days <= 27; days++) {
      for (let space = 0; space < place.teeth; space++) {
        const socket = socketAt(place, space, days)
        const at = (day: number) => socketAngle(place, socket) + gearTurn(place, day)
        assert.ok(sameAngle(at(days), spaceAngle(place, space)))
        assert.ok(sameAngle(at(days + 1), spaceAngle(place, space + 1)))
        assert.equal(socketAt(place, (space + 1) % place.teeth, days + 1), socket)
      }
    }
  })
}

test('gears do not touch each other, even with their labels', () => {
  GEARS.slice(1).forEach((place, i) => {
    const before = GEARS[i]
    const distance = Math.hypot(place.centre.x - before.centre.x, place.centre.y - before.centre.y)
    assert.ok(distance > tipRadius(place.teeth) + tipRadius(before.teeth) + 60)
  })
})

test('gears lie clockwise in the order of the board, with the gap at the bottom', () => {
  assert.deepEqual(
    GEARS.map(({ name }) => name),
    ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen-itza'],
  )
  GEARS.slice(1).forEach((place, i) => assert.ok(place.angle > GEARS[i].angle))
  assert.ok(GEARS[0].angle + 360 - GEARS[4].angle > 80)
})

test("each day's tooth comes to the pointer at the bottom", () => {
  for (let round = 1; round <= 27; round++) {
    assert.ok(sameAngle(dayAngle(round) + calendarTurn(daysTurned(round, 0)), 180))
  }
  assert.equal(daysTurned(27, 4), 27)
  assert.ok(near(pitch(CALENDAR_TEETH) * CALENDAR_TEETH, 360))
  assert.ok(near(polar(1, 90).x, 1))
})
