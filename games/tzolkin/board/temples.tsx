/** The three temples as stepped pyramids: on each step its points, its goods and who stands there. */
import { SeatPiece } from '../../../web/src/board/piece'
import { rectPath } from '../../../web/src/board/paths'
import { TEMPLES, board } from './data'
import { TEMPLE_COLORS } from './icons'
import { Icon, Points } from './marks'
import { choicesAt, Spot, usePointing } from '../../../web/src/board/spot'
import type { TempleName, View } from './view'

const WIDTH = 104
const STEP = 29
const BASE = 9 * STEP + 34

export function Temples({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <svg
      class="tz-temples"
      viewBox={`0 0 ${3 * WIDTH + 12} ${BASE + 24}`}
      role="group"
      aria-label={say('picture.temples')}
    >
      {TEMPLES.map((temple, i) => (
        <g key={temple} transform={`translate(${6 + (i + 0.5) * WIDTH} ${BASE})`}>
          <Temple temple={temple} view={view} />
        </g>
      ))}
    </svg>
  )
}

function Temple({ temple, view }: { temple: TempleName; view: View }) {
  const { say, choices } = usePointing()
  const { points, goods, highest } = board.temples[temple]
  const steps = view.players.map((player) => player.temples[temple])
  const standing = steps.map((step, seat) => `${say(`seat.${seat}`)} ${points[step]}`).join(', ')
  const top = -points.length * STEP
  const sinks = choicesAt(choices, `temple/${temple}`).some(({ words }) => /^(beg|burn|anger)\b/.test(words))
  return (
    <Spot
      target={`temple/${temple}`}
      label={`${say(`temple.${temple}`)}: ${standing}`}
      outline={rectPath(-WIDTH / 2 + 1, top - 32, WIDTH - 2, -top + 54, 8)}
    >
      <Roof y={top} temple={temple} />
      {points.map((value, step) => (
        <Step key={step} value={value} good={goods[step]} step={step} of={points.length} color={TEMPLE_COLORS[temple]}>
          {steps.flatMap((at, seat) => (at === step ? [seat] : []))}
        </Step>
      ))}
      {sinks && (
        <g class="tz-sinks" transform={`translate(${WIDTH / 2 - 15} ${top - 18}) rotate(180)`}>
          <circle r="12" />
          <Icon name="up" size={18} />
        </g>
      )}
      <Highest points={highest} age={view.foodDays < 2 ? 0 : 1} />
    </Spot>
  )
}

const widthOf = (step: number, of: number) => WIDTH - 6 - (step * 18) / (of - 1)

function Step({
  value,
  good,
  step,
  of,
  color,
  children,
}: {
  value: number
  good: string
  step: number
  of: number
  color: string
  children: number[]
}) {
  const width = widthOf(step, of)
  const y = -(step + 1) * STEP
  const room = width - 23 - (good ? 19 : 3)
  const apart = Math.min(20, (room - 13) / Math.max(1, children.length - 1))
  const middle = -width / 2 + 22 + room / 2
  return (
    <g class={step === 0 ? 'tz-step tz-step-low' : 'tz-step'}>
      <rect x={-width / 2} y={y} width={width} height={STEP} fill={color} />
      <path d={`M${-width / 2} ${y + 1}h${width}`} class="tz-step-light" />
      <path d={`M${-width / 2} ${y + STEP - 1}h${width}`} class="tz-step-dark" />
      <text x={-width / 2 + 11} y={y + STEP / 2 + 5} class="tz-step-points">
        {value}
      </text>
      {good && <Icon name={good} x={width / 2 - 11} y={y + STEP / 2} size={17} />}
      {step === of - 1 && children.length === 0 && <circle cx={middle} cy={y + STEP / 2} r="8" class="tz-only-one" />}
      {children.map((seat, i) => (
        <g
          key={seat}
          class="tz-move"
          style={{ transform: `translate(${middle + (i - (children.length - 1) / 2) * apart}px, ${y + STEP / 2}px)` }}
        >
          <SeatPiece seat={seat} size={21} />
        </g>
      ))}
    </g>
  )
}

/** The shrine on top. */
function Roof({ y, temple }: { y: number; temple: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-26 0v-5h5v-16h-4l5-8h40l5 8h-4v16h5v5z" class="tz-roof" />
      <Icon name={temple} y={-13} size={25} />
    </g>
  )
}

/** What being highest is worth at the end of each age. */
function Highest({ points, age }: { points: number[]; age: number }) {
  return (
    <g transform="translate(0 13)">
      <Icon name="up" x={-36} size={15} />
      {points.map((value, i) => (
        <g key={i} opacity={i === age ? 1 : 0.45}>
          <text class="tz-num" x={i * 38 - 17} y="5" font-size="15">
            {'I'.repeat(i + 1)}
          </text>
          <Points value={value} x={i * 38 + 2} size={21} />
        </g>
      ))}
    </g>
  )
}
