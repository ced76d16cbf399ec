/** The points over the match as lines; the same numbers are in the table beneath it. */
import type { Result } from '../api-types'
import { useWords } from '../language'
import type { Scene } from './scene'
import { apart, ticks } from './ticks'

const HEIGHT = 240
const LEFT = 34
const RIGHT = 32
const BOTTOM = 36
const TOP = 12

export interface Mark {
  step: number
  label: string
}

export function Chart({ scene, result, end, marks }: { scene: Scene; result: Result; end: number; marks: Mark[] }) {
  const say = useWords()
  const width = innerWidth < 600 ? 340 : 640 // so that its figures stay readable on a phone
  const seats = scene.state.seats.map((_, seat) => seat)
  const course = [{ step: 0, points: seats.map(() => 0) }, ...result.course, { step: end, points: finalPoints(result) }]
  const all = course.flatMap(({ points }) => points)
  const low = Math.min(0, ...all)
  const high = Math.max(10, ...all)
  const x = (step: number) => LEFT + ((width - LEFT - RIGHT) * step) / Math.max(1, end)
  const y = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (points - low) / (high - low))
  const line = (seat: number) =>
    course
      .map(({ step, points }, i) => (i ? `H${x(step).toFixed(1)}V${y(points[seat]!).toFixed(1)}` : `M${x(step)} ${y(points[seat]!)}`))
      .join('')
  const marksAt = apart(finalPoints(result).map(y), 17)
  const summary = seats.map((seat) => `${scene.texts.seatName(seat)} ${scene.texts.number(finalPoints(result)[seat]!)}`).join(', ')
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${say('result.chart')}: ${summary}`}>
      {ticks(low, high).map((points) => (
        <g key={points}>
          <path class={points === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(points)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(points) + 4} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {marks.map(({ step, label }) => (
        <text key={step} x={x(step)} y={HEIGHT - 6} text-anchor={step === 0 ? 'start' : step === end ? 'end' : 'middle'}>
          {label}
        </text>
      ))}
      {seats.map((seat) => (
        <g key={seat}>
          <path class="casing" d={line(seat)} />
          <path
            d={line(seat)}
            fill="none"
            stroke={scene.client.seats[seat]!.color}
            stroke-width="3"
            stroke-dasharray={['', '9 3', '3 3', '12 3 3 3', '1 4'][seat]}
          />
        </g>
      ))}
      {seats.map((seat) => {
        const { color, ink } = scene.client.seats[seat]!
        return (
          <g key={seat} transform={`translate(${x(end) + 14} ${marksAt[seat]!})`}>
            <circle r="8" fill={color} stroke="var(--ink)" stroke-opacity=".5" />
            <text y="4" text-anchor="middle" style={{ fill: ink }} font-weight="700">
              {scene.texts.has(`seat.letter.${seat}`) ? scene.texts.say(`seat.letter.${seat}`) : seat + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function finalPoints(result: Result): number[] {
  const points: number[] = []
  for (const seat of result.seats) points[seat.seat] = seat.points
  return points
}
