/** What has just happened, shown by short motions over the map: moves, disasters and attacks. */
import { fixed, type Point } from '../../../web/src/board/paths'
import { Native } from './figures'
import { APOTHEM, hexPath, middleOf } from './geometry'
import { hexNumber, hexNumbered, lineBetween, neighboursOf } from './hexes'
import { Icon } from './marks'
import { AFTER, type Beat } from './story'
import type { Disaster, GameEvent, HexNumber } from './view'

const SPARKS = [0, 45, 90, 135, 180, 225, 270, 315]

/** The beat of the moment: what it begins with, and a little later what follows from it. */
export function News({ beat: { events } }: { beat: Beat }) {
  return (
    <g class="ti-news" aria-hidden="true">
      {events.map((event, i) => (
        <g key={i} class={i > 0 ? 'ti-after' : undefined} style={{ '--ti-after': `${AFTER}ms` }}>
          <Item event={event} />
        </g>
      ))}
    </g>
  )
}

const pointOf = (number: HexNumber): Point => middleOf(hexNumbered(number))
const at = (number: HexNumber): string => {
  const { x, y } = pointOf(number)
  return `translate(${fixed(x)} ${fixed(y)})`
}

function Item({ event }: { event: GameEvent }) {
  switch (event.kind) {
    case 'moved':
      return <Travel stops={[event.way & 127, event.way >> 7]} time={500} tribe={event.tribe} />
    case 'sailed':
      return <Travel stops={voyage(event.way)} time={900} tribe={event.tribe} canoe />
    case 'disaster':
      return <Blast disaster={event.disaster} hex={event.hex} rings={event.rings} />
    case 'catastrophe':
      return (
        <g transform={at(event.hex)} class="ti-card-news">
          <Icon name="catastrophe" size={70} />
        </g>
      )
    case 'lava':
      return <path d={hexPath(hexNumbered(event.hex))} class="ti-lava-news" />
    case 'drowned':
      return <path d={hexPath(hexNumbered(event.hex))} class="ti-drown-news" />
    case 'ship-attacks':
      return (
        <g transform={at(event.hex)} class="ti-attack-news">
          <Icon name="conquistador" size={46} />
        </g>
      )
    case 'fort':
    case 'fallen':
      return <Pop hex={event.hex} icon="fort" />
    case 'defended':
    case 'reconquered':
      return <Pop hex={event.hex} icon="weapon" />
    case 'protected':
      return <Pop hex={event.hex} icon="protection" />
    case 'wall-holds':
      return <Pop hex={event.hex} icon="wall" />
    case 'destroyed':
      return <Pop hex={event.hex} icon="no" />
    case 'born':
      return <Pop hex={event.hex} icon="born" />
    default:
      return null
  }
}

/** From the shore to where the canoe was boarded, straight to the last hex of sea, and ashore. */
function voyage(way: number): HexNumber[] {
  const [from, to, sea] = [way & 127, (way >> 7) & 127, way >> 14]
  const boarded = neighboursOf(hexNumbered(from)).find((hex) => lineBetween(hex, hexNumbered(sea)))
  return [from, ...(boarded ? [hexNumber(boarded)] : []), sea, to]
}

/** Something that appears over a hex and is gone again. */
const Pop = ({ hex, icon }: { hex: HexNumber; icon: string }) => (
  <g transform={at(hex)}>
    <g class="ti-pop-news">
      <Icon name={icon} size={44} />
    </g>
  </g>
)

interface TravelProps {
  stops: HexNumber[]
  time: number
  tribe: Parameters<typeof Native>[0]['tribe']
  canoe?: boolean
}

function Travel({ stops, time, tribe, canoe = false }: TravelProps) {
  const path = stops.map((stop, i) => `${i === 0 ? 'M' : 'L'}${fixed(pointOf(stop).x)} ${fixed(pointOf(stop).y)}`).join('')
  return (
    <g>
      {canoe && <path d={path} class="ti-wake-news" />}
      <g class="ti-travel-news" style={{ offsetPath: `path("${path}")`, animationDuration: `${time}ms` }}>
        {canoe && <Icon name="canoe" y={8} size={30} />}
        <Native tribe={tribe} noble={false} size={24} />
      </g>
    </g>
  )
}

/** A wave of the disaster's own colour runs over its area; an eruption throws sparks. */
function Blast({ disaster, hex, rings }: { disaster: Disaster; hex: HexNumber; rings: number }) {
  const reach = (2 * rings + 1) * APOTHEM
  return (
    <g transform={at(hex)} class={`ti-blast ti-by-${disaster}`}>
      <circle r={reach} class="ti-blast-wave" />
      <circle r={reach} class="ti-blast-wave ti-second" />
      {disaster === 'eruption' &&
        SPARKS.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <circle r="6" cy={-reach * 0.7} class="ti-spark" />
          </g>
        ))}
      <g class="ti-pop-news">
        <Icon name={disaster} size={64} />
      </g>
    </g>
  )
}
