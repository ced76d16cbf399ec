/** Monuments: towers of dry stone that grow with their level, each with its owner's piece before it. */
import { LOOKS } from '../../../web/src/board/looks'
import { fixed } from '../../../web/src/board/paths'
import { Piece } from '../../../web/src/board/piece'
import { CELL } from './geometry'

/** The half widths of the levels from the bottom. */
const HALVES = [18.5, 16, 13.5, 11, 8.5]
const HEIGHT = 8.5
const BASE = 35.5

/** A level: its wall, and the top that can be seen. */
function wall(level: number): { body: string; top: string; courses: string } {
  const half = HALVES[level]
  const low = BASE - level * HEIGHT
  const high = low - HEIGHT
  const narrow = half - 1.4
  const flat = half * 0.26
  return {
    body: `M${-half} ${low}A${half} ${fixed(flat)} 0 0 0 ${half} ${low}L${fixed(narrow)} ${high}H${fixed(-narrow)}Z`,
    top: `M${fixed(-narrow)} ${high}a${fixed(narrow)} ${fixed(flat)} 0 1 0 ${fixed(2 * narrow)} 0a${fixed(narrow)} ${fixed(flat)} 0 1 0 ${fixed(-2 * narrow)} 0Z`,
    courses: [0.36, 0.7]
      .map((part, course) => {
        const y = low - HEIGHT * part
        const bow = flat * 1.1
        const line = `M${fixed(-half + part)} ${fixed(y)}Q0 ${fixed(y + 2 * bow)} ${fixed(half - part)} ${fixed(y)}`
        const joints = [-0.6, -0.2, 0.2, 0.6]
          .map((across) => {
            const x = (across + (course ? 0.16 : 0)) * half
            return `M${fixed(x)} ${fixed(y + bow * (1 - (x / half) ** 2))}v2.4`
          })
          .join('')
        return line + joints
      })
      .join(''),
  }
}

interface TowerProps {
  seat: number
  level: number
  letter: string
  /** Whether its newest level has just been added. */
  grown?: boolean
}

/** A tower on a square of its own, whose top left corner is the origin. */
export function Tower({ seat, level, letter, grown = false }: TowerProps) {
  const { color } = LOOKS[seat]
  const levels = Array.from({ length: level }, (_, i) => wall(i))
  return (
    <g transform={`translate(${CELL / 2} 0)`} class="zi-tower">
      <ellipse cx="3" cy={BASE} rx="19" ry="5.4" class="zi-shadow" />
      {levels.map(({ body, top, courses }, i) => (
        <g key={i} class={grown && i === level - 1 ? 'zi-grown' : undefined}>
          <path d={body} class="zi-wall" fill={color} />
          <path d={body} class="zi-wall-stone" />
          <path d={courses} class="zi-courses" />
          <path d={top} class="zi-wall" fill={color} />
          <path d={top} class="zi-wall-top" />
        </g>
      ))}
      <g transform={`translate(0 ${BASE - 8})`}>
        <Piece {...LOOKS[seat]} letter={letter} size={25} />
      </g>
      {level > 1 && (
        <g transform={`translate(${HALVES[0] - 5} ${BASE - level * HEIGHT - 1})`} class="zi-level">
          <circle r="8.5" />
          <text y="5.7">{level}</text>
        </g>
      )}
    </g>
  )
}
