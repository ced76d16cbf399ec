/** One of the five gears: its teeth and workers turn, its spaces and actions stay. */
import { SeatPiece } from '../../../web/src/board/piece'
import { circlePath, fixed, rectPath, type Point } from '../../../web/src/board/paths'
import { ActionIcons, FreeChoice } from './actions'
import { actionPhrase } from './data'
import {
  gearTurn,
  polar,
  socketAngle,
  socketAt,
  spaceAngle,
  tipRadius,
  rootRadius,
  wheelPath,
  type GearPlace,
} from './geometry'
import { Jungle } from './jungle'
import { Icon } from './marks'
import { Spot, choicesAt, usePointing } from '../../../web/src/board/spot'
import type { GearName, Gears, View } from './view'

/** Where things lie, outwards from the tips of the teeth. */
const NUMBER = 9
const small = (place: GearPlace) => place.teeth === 10
const socketRadius = (place: GearPlace) => rootRadius(place.teeth) + 4
const plateOf = (place: GearPlace) => (small(place) ? { width: 50, height: 34 } : { width: 47, height: 28 })
const FREE_CHOICE = 14

/** An action's plate lies just outside of its number, whichever way its longer side points. */
function actionAt(place: GearPlace, space: number, round = false): Point {
  const angle = spaceAngle(place, space)
  const { x, y } = polar(1, angle)
  const { width, height } = plateOf(place)
  const reach = round ? FREE_CHOICE : Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y), width / 2)
  return polar(tipRadius(place.teeth) + NUMBER + 7 + reach, angle)
}

/** Each gear has a colour of its own under it and in its hub. */
const GROUND: Record<GearName, string> = {
  palenque: '#5f9150',
  yaxchilan: '#a77a4a',
  tikal: '#5d83a6',
  uxmal: '#c5893a',
  'chichen-itza': '#a4523f',
}

export function Ground({ place }: { place: GearPlace }) {
  const { x, y } = place.centre
  const radius = tipRadius(place.teeth) + 51
  return (
    <g class="tz-ground" style={{ color: GROUND[place.name] }}>
      <circle cx={x} cy={y} r={radius} fill="currentColor" opacity=".3" />
      <circle
        cx={x}
        cy={y}
        r={radius - 3}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-dasharray="7 4"
      />
      <circle cx={x} cy={y} r={tipRadius(place.teeth) + 2} class="tz-well" />
    </g>
  )
}

interface Worker {
  seat: number
  space: number
}

function workersOn(name: GearName, view: View): Worker[] {
  const of = (seat: number, gears: Gears) => (gears[name] ?? []).map((space) => ({ seat, space }))
  return [...of(-1, view.dummies), ...view.players.flatMap((player, seat) => of(seat, player.gears))]
}

export function Gear({ place, view, days, me }: { place: GearPlace; view: View; days: number; me: number }) {
  const { say } = usePointing()
  const turn = gearTurn(place, days)
  const workers = workersOn(place.name, view)
  const spaces = Array.from({ length: place.spaces }, (_, space) => space)
  const name = say(`gear.${place.name}`)
  return (
    <g transform={`translate(${place.centre.x} ${place.centre.y})`} data-target={`gear/${place.name}`}>
      <Wheel place={place} turn={turn} workers={workers} days={days} />
      <Hub place={place} name={name} />
      {spaces.slice(1).map((action) => (
        <Action key={action} place={place} action={action} view={view} />
      ))}
      {spaces.map((space) => (
        <Space
          key={space}
          place={place}
          space={space}
          name={name}
          worker={workers.find((w) => w.space === space)}
          me={me}
        />
      ))}
    </g>
  )
}

function Wheel({ place, turn, workers, days }: { place: GearPlace; turn: number; workers: Worker[]; days: number }) {
  const sockets = Array.from({ length: place.teeth }, (_, socket) => socketAngle(place, socket))
  return (
    <g class="tz-turn" style={{ transform: `rotate(${turn}deg)` }}>
      <g transform={`rotate(${sockets[0]})`}>
        <path d={wheelPath(place.teeth)} class="tz-wheel-shade" transform="translate(1.5 2)" />
        <path d={wheelPath(place.teeth)} class="tz-wheel" fill="url(#tz-gear)" />
      </g>
      {sockets.map((angle, socket) => {
        const at = polar(socketRadius(place), angle)
        return <circle key={socket} cx={at.x} cy={at.y} r="7" class="tz-socket" />
      })}
      {workers.map(({ seat, space }) => {
        const socket = socketAt(place, space, days)
        const at = polar(socketRadius(place), sockets[socket])
        return (
          <g key={`${seat} ${socket}`} transform={`translate(${at.x} ${at.y})`}>
            <g class="tz-turn tz-arrive" style={{ transform: `rotate(${-turn}deg)` }}>
              {seat < 0 ? <Dummy /> : <SeatPiece seat={seat} size={25.5} />}
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** A worker of nobody. */
function Dummy() {
  return (
    <g class="tz-dummy">
      <circle r="9.5" />
      <Icon name="worker" size={15} />
    </g>
  )
}

/** The way of a worker: in at the first space, round, and off the gear after the last. */
function way(place: GearPlace, radius: number): string {
  const at = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`
  const [first, last] = [spaceAngle(place, 0), spaceAngle(place, place.spaces - 1)]
  const head = polar(radius, last)
  const arc = `A${radius} ${radius} 0 1 1 ${at(head)}`
  return `M${at(polar(radius, first))}${arc}M${at(polar(radius - 4.5, last - 9))}L${at(head)}L${at(polar(radius + 3, last - 12))}`
}

function Hub({ place, name }: { place: GearPlace; name: string }) {
  const lines = name.split(' ')
  const radius = socketRadius(place) - 11
  return (
    <g class="tz-hub" style={{ color: GROUND[place.name] }}>
      <circle r={radius} fill="currentColor" />
      <path d={way(place, radius - 3)} class="tz-way" />
      {lines.map((line, i) => (
        <text
          key={line}
          y={4.5 + (i - (lines.length - 1) / 2) * 13}
          class="tz-name"
          textLength={line.length > 7 ? 2 * radius - 13 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

function Space({
  place,
  space,
  name,
  worker,
  me,
}: {
  place: GearPlace
  space: number
  name: string
  worker?: Worker
  me: number
}) {
  const { say, choices } = usePointing()
  const angle = spaceAngle(place, space)
  const at = polar(socketRadius(place), angle)
  const number = polar(tipRadius(place.teeth) + NUMBER, angle)
  const target = `gear/${place.name}/${space}`
  const [choice] = choicesAt(choices, target)
  const label = `${name} ${space}${worker && worker.seat >= 0 ? `: ${say(`seat.${worker.seat}`)}` : ''}`
  return (
    <Spot
      target={target}
      label={label}
      outline={circlePath(at.x, at.y, 13)}
      more={circlePath(number.x, number.y, 10)}
      class="tz-space-on-gear"
    >
      <circle cx={number.x} cy={number.y} r={space > 9 ? 10 : 8.5} class="tz-price" />
      <text x={number.x} y={number.y + 5} class="tz-price-number">
        {space}
      </text>
      {choice && !worker && <Placing at={at} me={me} price={choice.price?.corn ?? 0} />}
    </Spot>
  )
}

function Placing({ at, me, price }: { at: Point; me: number; price: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g class="tz-ghost">{me >= 0 && <SeatPiece seat={me} size={25.5} />}</g>
      <g class="tz-cost">
        <circle r="10" class="tz-price" />
        <text y="5" class="tz-price-number">
          {price}
        </text>
      </g>
    </g>
  )
}

function Action({ place, action, view }: { place: GearPlace; action: number; view: View }) {
  const { say } = usePointing()
  const { width, height } = plateOf(place)
  const plate = rectPath(-width / 2, -height / 2, width, height, 7)
  const free = action > (small(place) ? 5 : 9)
  const at = actionAt(place, action, free)
  const skull = !small(place) && view.placedSkulls.includes(action)
  const isHarvest = place.name === 'palenque' && action >= 2 && action <= 5
  if (free) {
    return (
      <g transform={`translate(${fixed(at.x)} ${fixed(at.y)})`}>
        <path d={circlePath(0, 0, FREE_CHOICE)} class="tz-plate" />
        <FreeChoice />
      </g>
    )
  }
  return (
    <g transform={`translate(${fixed(at.x)} ${fixed(at.y)})`}>
      <Spot target={`action/${place.name}/${action}`} label={say(actionPhrase(place.name, action))} outline={plate}>
        <path d={plate} class="tz-plate" />
        {!isHarvest && (
          <g opacity={skull ? 0.35 : 1}>
            <ActionIcons gear={place.name} action={action} />
          </g>
        )}
        {skull && <Icon name="skull" size={27} />}
      </Spot>
      {isHarvest && <Jungle action={action} view={view} />}
    </g>
  )
}
