/** The points or a gauge over the match as lines, round by round; the points are also in the table above it. */
import type { Result } from '../api-types'
import type { Scene } from './scene'
import { curveOf } from './curves'
import { partOf, type Story } from './story'
import { apart, ticks } from './ticks'

const HEIGHT = 240
const LEFT = 34
const RIGHT = 32
const BOTTOM = 36
const TOP = 12
const DASHES = ['', '9 3', '3 3', '12 3 3 3', '1 4']
/** The line of the table, which is no seat's. */
const OF_TABLE = { color: 'var(--ink)', ink: 'var(--ink)' }
/** So far apart are the numbers of parts at least. */
const ROOM = 26

interface ChartProps {
  scene: Scene
  result: Result
  /** Which curve, and what it is called. */
  curve: string
  title: string
  end: number
  story: Story
}

export function Chart({ scene, result, curve, title, end, story: { parts, deeds } }: ChartProps) {
  const { texts, client } = scene
  const width = innerWidth < 600 ? 340 : 640 // so that its figures stay readable on a phone
  const { ofSeats, values } = curveOf(result, curve, end)
  const final = values.at(-1)?.lines ?? []
  const all = values.flatMap(({ lines }) => lines)
  const low = Math.min(0, ...all)
  const high = Math.max(10, ...all)
  const wide = (width - LEFT - RIGHT) / parts.length
  const x = (step: number) => {
    const { part, into } = partOf(parts, step, end)
    return LEFT + wide * (part + into)
  }
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low))
  const path = (line: number) =>
    values
      .map(({ step, lines }, i) => `${i ? `H${x(step).toFixed(1)}V` : `M${x(step).toFixed(1)} `}${y(lines[line]!).toFixed(1)}`)
      .join('')
  const valueAt = (step: number, line: number) => values.findLast((value) => value.step <= step)?.lines[line] ?? 0
  const marksAt = apart(final.map(y), 17, HEIGHT - BOTTOM)
  const lookOf = (line: number) => (ofSeats ? client.seats[line % client.seats.length]! : OF_TABLE)
  const letterOf = (seat: number) => (texts.has(`seat.letter.${seat}`) ? texts.say(`seat.letter.${seat}`) : seat + 1)
  const summary = final.map((value, line) => (ofSeats ? `${texts.seatName(line)} ` : '') + texts.number(value)).join(', ')
  const every = Math.ceil(ROOM / wide)
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${title}: ${summary}`}>
      {parts.map((start, part) => (
        <g key={start}>
          {part % 2 === 1 && <path class="part" d={`M${LEFT + wide * part} ${TOP}h${wide}V${HEIGHT - BOTTOM}h${-wide}z`} />}
          {part % every === 0 && (
            <text x={LEFT + wide * (part + 0.5)} y={HEIGHT - 14} text-anchor="middle">
              {part + 1}
            </text>
          )}
        </g>
      ))}
      {ticks(low, high).map((value) => (
        <g key={value}>
          <path class={value === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {final.map((_, line) => (
        <g key={line}>
          <path class="casing" d={path(line)} />
          <path
            d={path(line)}
            fill="none"
            stroke={lookOf(line).color}
            stroke-width="3"
            stroke-dasharray={DASHES[line % DASHES.length]}
          />
        </g>
      ))}
      {deeds.map(({ step, seat }, i) => {
        const own = ofSeats && seat !== undefined
        return (
          <path
            key={i}
            class="deed"
            fill={own ? lookOf(seat).color : 'var(--maize)'}
            transform={`translate(${x(step).toFixed(1)} ${own ? y(valueAt(step, seat)).toFixed(1) : HEIGHT - BOTTOM})`}
            d="M0-5.5 5.5 0 0 5.5-5.5 0z"
          />
        )
      })}
      {final.map((value, line) => (
        <g key={line} transform={`translate(${x(end) + 14} ${marksAt[line]!})`}>
          {ofSeats && <circle r="9" fill={lookOf(line).color} stroke="var(--ink)" stroke-opacity=".5" />}
          <text y="4" text-anchor="middle" style={{ fill: lookOf(line).ink }} font-weight="700">
            {ofSeats ? letterOf(line) : texts.number(value)}
          </text>
        </g>
      ))}
    </svg>
  )
}
