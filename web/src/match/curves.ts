/** What the chart can show: the points, or a gauge. */
import type { Result } from '../api-types'

/** A curve's name that is no gauge's. */
export const POINTS = ''

export interface Curve {
  /** Whether each seat has a line of its own; otherwise the table has one. */
  ofSeats: boolean
  /** By line: the values after the steps. */
  values: { step: number; lines: number[] }[]
}

/** The curves of a match: points unless they are not counted or nobody ever had any, and the gauges. */
export function curvesOf({ seats, course }: Result, scores = true): string[] {
  const names = Object.keys(course.at(-1)?.gauges ?? {})
  if (!scores) return names
  const hasPoints = seats.some(({ points }) => points !== 0) || course.some(({ points }) => points.some((n) => n !== 0))
  return hasPoints || names.length === 0 ? [POINTS, ...names] : names
}

export function curveOf({ seats, course }: Result, name: string, end: number): Curve {
  if (name === POINTS) {
    const final = seats.map((_, seat) => seats.find((other) => other.seat === seat)?.points ?? 0)
    const start = seats.map(() => 0)
    return {
      ofSeats: true,
      values: [{ step: 0, lines: start }, ...course.map(({ step, points }) => ({ step, lines: points })), { step: end, lines: final }],
    }
  }
  const values = course.flatMap(({ step, gauges }) => {
    const value = gauges[name]
    return value === undefined ? [] : [{ step, lines: Array.isArray(value) ? value : [value] }]
  })
  const last = values.at(-1)
  return {
    ofSeats: course.some(({ gauges }) => Array.isArray(gauges[name])),
    values: last && last.step < end ? [...values, { ...last, step: end }] : values,
  }
}
