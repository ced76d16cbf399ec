/** The calendar in the middle, the gears round it, the first-player space, and what lies in the corners. */
import { SeatPiece } from '../../../web/src/board/piece'
import { circlePath, fixed, rectPath } from '../../../web/src/board/paths'
import type { Say } from '../../../web/src/game-client'
import { Gear, Ground } from './gear'
import { phrase } from '../../../web/src/board/phrase'
import { RESOURCES, board } from './data'
import {
  CALENDAR_TEETH,
  GEARS,
  calendarTurn,
  dayAngle,
  daysTurned,
  pitch,
  polar,
  rootRadius,
  tipRadius,
  wheelPath,
} from './geometry'
import { Amount, Icon, Points } from './marks'
import { Spot, choicesAt, usePointing } from '../../../web/src/board/spot'
import type { View } from './view'

const FOOD_DAYS = board.calendar.foodDays
const LAST_ROUND = FOOD_DAYS[FOOD_DAYS.length - 1]
const RING = { outer: rootRadius(CALENDAR_TEETH) - 3, numbers: 105, inner: 93, signs: 80, hub: 66 }

/** At the first and third Food Day the temples give goods, at the others points. */
export const givesPoints = (foodDay: number): boolean => foodDay % 2 === 1

export function Wheel({ view, me }: { view: View; me: number }) {
  const { say } = usePointing()
  const days = daysTurned(view.round, view.foodDays)
  return (
    <svg class="tz-wheel-board" viewBox="-298 -298 596 582" role="group" aria-label={roundInWords(say, view)}>
      <Ornament />
      {GEARS.map((place) => (
        <Ground key={place.name} place={place} />
      ))}
      <Calendar view={view} days={days} />
      {GEARS.map((place) => (
        <Gear key={place.name} place={place} view={view} days={days} me={me} />
      ))}
      <FirstPlayer view={view} me={me} />
      <Bank view={view} />
      <Market />
    </svg>
  )
}

function roundInWords(say: Say, view: View): string {
  const next = FOOD_DAYS[view.foodDays]
  const rounds = Math.max(0, next - view.round)
  const food = rounds === 0 ? phrase('board.food-day.now') : phrase('board.food-day.in', rounds)
  return say('board.round', view.round, LAST_ROUND, next === undefined ? { raw: '' } : food)
}

/** The ground, with stepped frets in its lower corners. */
function Ornament() {
  const corner = 'M-282 222v50h50v-6h-44v-44zM-268 222v36h36v-6h-30v-30zM-254 222v22h22v-6h-16v-16z'
  return (
    <g aria-hidden="true">
      <rect x="-298" y="-298" width="596" height="582" rx="18" class="tz-board-ground" />
      <rect x="-294" y="-294" width="588" height="574" rx="15" class="tz-board-edge" />
      <path class="tz-fret" d={corner} />
      <path class="tz-fret" d={corner} transform="scale(-1 1)" />
    </g>
  )
}

function Calendar({ view, days }: { view: View; days: number }) {
  const { say } = usePointing()
  const turn = calendarTurn(days)
  return (
    <Spot target="calendar" label={roundInWords(say, view)} outline={circlePath(0, 0, RING.outer + 2)}>
      <g class="tz-turn" style={{ transform: `rotate(${fixed(turn)}deg)` }}>
        <path d={wheelPath(CALENDAR_TEETH)} class="tz-wheel-shade" transform="translate(1.5 2)" />
        <path d={wheelPath(CALENDAR_TEETH)} class="tz-wheel" fill="url(#tz-calendar)" />
        <circle r={RING.inner} class="tz-groove" />
        <circle r={RING.outer} class="tz-groove" />
        {Array.from({ length: CALENDAR_TEETH }, (_, i) => (
          <Day key={i} day={i === 0 && view.round > 1 ? LAST_ROUND : i + 1} view={view} turn={turn} />
        ))}
      </g>
      <circle r={RING.hub} class="tz-hub-stone" fill="url(#tz-hub)" />
      <Sun />
      <text class="tz-round" y="18">
        {view.round}
      </text>
      <text class="tz-round-of" y="37">
        / {LAST_ROUND}
      </text>
      <NextFoodDay view={view} />
      <path class="tz-pointer" d="M0 139l9 14h-18z" />
    </Spot>
  )
}

function Sun() {
  const rays = Array.from({ length: 20 }, (_, i) => (
    <path key={i} d="M-6.5-54l3.5-5v-3h6v3l3.5 5z" transform={`rotate(${i * 18})`} />
  ))
  return (
    <g class="tz-sun">
      {rays}
      <circle r="53" />
    </g>
  )
}

function NextFoodDay({ view }: { view: View }) {
  const next = FOOD_DAYS[view.foodDays]
  if (next === undefined) return null
  return (
    <g transform="translate(0 -35)">
      <Icon name="food-day" x={-9} size={20} />
      <text class="tz-num" x="10" y="5.5" font-size="16">
        {Math.max(0, next - view.round)}
      </text>
    </g>
  )
}

/** A day's tooth: its number, also as the Maya wrote it, its Food Day, and the corn that lies on it. */
function Day({ day, view, turn }: { day: number; view: View; turn: number }) {
  const angle = dayAngle(day)
  const number = polar(RING.numbers, angle)
  const sign = polar(RING.signs, angle)
  const food = FOOD_DAYS.indexOf(day)
  const tooth = polar(tipRadius(CALENDAR_TEETH) - 10, angle)
  const hasCorn = view.teeth.includes(day) || (day === LAST_ROUND && view.teeth.includes(1))
  const upright = { transform: `rotate(${fixed(-turn)}deg)` }
  return (
    <g class={day === view.round ? 'tz-today' : day < view.round ? 'tz-past' : undefined}>
      {food >= 0 && (
        <path
          class={`tz-food tz-food-${givesPoints(food) ? 'points' : 'goods'}`}
          d={sector(angle, RING.signs - 12, RING.outer)}
        />
      )}
      {food >= 0 ? (
        <>
          <g transform={`translate(${fixed(sign.x)} ${fixed(sign.y)})`}>
            <g class="tz-turn" style={upright}>
              {givesPoints(food) ? <Points value="★" size={20} /> : <Icon name="resource" size={20} />}
            </g>
          </g>
          <g transform={`translate(${fixed(tooth.x)} ${fixed(tooth.y)})`}>
            <g class="tz-turn" style={upright}>
              <Icon name="food-day" size={17} />
            </g>
          </g>
        </>
      ) : (
        <g transform={`rotate(${fixed(angle + 180)}) translate(0 ${RING.signs})`}>
          <MayaNumber value={day} />
        </g>
      )}
      <g transform={`translate(${fixed(number.x)} ${fixed(number.y)})`}>
        <g class="tz-turn" style={upright}>
          <text class="tz-day" y="5">
            {day}
          </text>
        </g>
      </g>
      {hasCorn && (
        <g transform={`translate(${fixed(tooth.x)} ${fixed(tooth.y)})`}>
          <g class="tz-turn" style={upright}>
            <Icon name="corn" size={19} />
          </g>
        </g>
      )}
    </g>
  )
}

function sector(angle: number, inner: number, outer: number): string {
  const half = pitch(CALENDAR_TEETH) / 2 - 0.4
  const [a, b, c, d] = [
    polar(inner, angle - half),
    polar(outer, angle - half),
    polar(outer, angle + half),
    polar(inner, angle + half),
  ]
  const at = ({ x, y }: { x: number; y: number }) => `${fixed(x)} ${fixed(y)}`
  return `M${at(a)}L${at(b)}A${outer} ${outer} 0 0 1 ${at(c)}L${at(d)}A${inner} ${inner} 0 0 0 ${at(a)}Z`
}

/** Dots are ones, bars are fives; from twenty on there is a dot for the twenty above. */
function MayaNumber({ value }: { value: number }) {
  const ones = value % 20
  const bars = Math.floor(ones / 5)
  const dots = ones % 5
  const rows = bars + (dots ? 1 : 0) + (value >= 20 ? 1 : 0)
  const top = -((rows - 1) * 4.5) / 2
  const dotRow = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => <circle key={`${y} ${i}`} cx={(i - (count - 1) / 2) * 4} cy={y} r="1.5" />)
  const first = value >= 20 ? 1 : 0
  return (
    <g class="tz-maya">
      {first > 0 && <path d={`M-3 ${top}a3 2.2 0 1 0 6 0a3 2.2 0 1 0-6 0z`} />}
      {dotRow(dots, top + first * 4.5)}
      {Array.from({ length: bars }, (_, i) => (
        <rect key={i} x="-7.5" width="15" height="2.8" rx="1" y={top + (first + (dots ? 1 : 0) + i) * 4.5 - 1.4} />
      ))}
    </g>
  )
}

function FirstPlayer({ view, me }: { view: View; me: number }) {
  const { say, choices } = usePointing()
  const plate = rectPath(-50, -20, 100, 40, 9)
  const canClaim = choicesAt(choices, 'first-player').length > 0
  const label = `${say('board.first-player')}: ${say(`seat.${view.first}`)}`
  return (
    <g transform="translate(-17 245)">
      <Spot target="first-player" label={label} outline={plate}>
        <path d={plate} class="tz-plate" />
        <circle cx="-29" r="13" class="tz-socket" />
        {canClaim && me >= 0 && (
          <g class="tz-ghost" transform="translate(-29 0)">
            <SeatPiece seat={me} size={25.5} />
          </g>
        )}
        {view.claimant >= 0 && (
          <g transform="translate(-29 0)">
            <g class="tz-arrive">
              <SeatPiece seat={view.claimant} size={25.5} />
            </g>
          </g>
        )}
        <Icon name="first-player" x={5} size={29} />
        <g transform="translate(35 0)">
          <SeatPiece seat={view.first} size={25.5} />
        </g>
      </Spot>
    </g>
  )
}

function Bank({ view }: { view: View }) {
  const { say } = usePointing()
  const words = say('board.teeth', view.teeth.length, view.skulls, { seat: view.first })
  return (
    <g transform="translate(-218 -252)" role="img" aria-label={words} data-about={words}>
      <path d={rectPath(-62, -22, 118, 44, 9)} class="tz-plate" />
      <Amount value={view.skulls} name="skull" x={-25} size={25} />
      <Amount value={view.teeth.length} name="corn" x={30} size={23} />
    </g>
  )
}

function Market() {
  const { say } = usePointing()
  return (
    <g transform="translate(208 -246)">
      <path d={rectPath(-76, -34, 152, 68, 10)} class="tz-plate" />
      <Icon name="market" x={-55} size={29} />
      {RESOURCES.map((good, i) => {
        const x = i * 38 - 17
        const label = `${say('goods.' + good, 1)} = ${say('goods.corn', board.market[good])}`
        return (
          <Spot key={good} target={`market/${good}`} label={label} outline={rectPath(x - 17, -29, 34, 58, 6)}>
            <Icon name={good} x={x} y={-13} size={23} />
            <Amount value={board.market[good]} name="corn" x={x} y={14} size={18} />
          </Spot>
        )
      })}
    </g>
  )
}
