/** What is foreseen on the chart: the epicentres with their areas, the ships with their courses, and who is attacked. */
import { fixed } from '../../../web/src/board/paths'
import { islandAt, nearestOf } from './archipelago'
import { godOf } from './data'
import { APOTHEM, borderPath, hexPath, middleOf, SIZE } from './geometry'
import { hexName, hexOf, within } from './hexes'
import { Icon } from './marks'
import type { AreaView, Disaster, God, HexName, View } from './view'

/** What the reader points at beside the map: a god, or one of the events. */
export type Aim = { god: God } | { disaster: Disaster } | { ship: number } | null

const isMeant = (aim: Aim, disaster: Disaster): boolean =>
  aim !== null && ('god' in aim ? godOf(disaster) === aim.god : 'disaster' in aim && aim.disaster === disaster)

/** The areas: today's colour is filled, the next one is only drawn around while something is pointed at. */
export function Areas({ view, aim }: { view: View; aim: Aim }) {
  return (
    <g class={aim ? 'ti-areas ti-aimed' : 'ti-areas'} aria-hidden="true">
      <defs>
        {(['eruption', 'acoran', 'moneiba', 'tsunami'] as const).map((disaster, i) => (
          <pattern key={disaster} id={`ti-hatch-${disaster}`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${20 + i * 45})`}>
            <path d="M0 0V9" class={`ti-hatch ti-hatch-${disaster}`} />
          </pattern>
        ))}
      </defs>
      {areasOf(view, aim).map((area) => (
        <Area key={`${area.disaster} ${area.at}`} area={area} meant={isMeant(aim, area.disaster)} />
      ))}
    </g>
  )
}

function Area({ area: { disaster, now, next }, meant }: { area: AreaView; meant: boolean }) {
  return (
    <g class={meant ? `ti-area ti-meant ti-by-${disaster}` : `ti-area ti-by-${disaster}`}>
      <path d={borderPath(next)} class="ti-area-next" />
      <path d={borderPath(now)} fill={`url(#ti-hatch-${disaster})`} />
      <path d={borderPath(now)} class="ti-area-now" />
    </g>
  )
}

/** Those foreseen, and while a disaster is pointed at whose place nobody knows, all places where it could be. */
function areasOf(view: View, aim: Aim): AreaView[] {
  const unknown = view.event.disasters.filter(
    (disaster, i) => i >= view.event.done && isMeant(aim, disaster) && !view.areas.some((area) => area.disaster === disaster),
  )
  return [...view.areas, ...unknown.flatMap((disaster) => possibleAreas(view, disaster))]
}

function possibleAreas(view: View, disaster: Disaster): AreaView[] {
  const source = disaster === 'tsunami' ? 'abyss' : 'volcano'
  const rings = view.impact[godOf(disaster)]
  return Object.entries(view.hexes)
    .filter(([, { terrain }]) => terrain === source)
    .map(([at]) => ({ disaster, at, now: around(at, rings), next: [] }))
}

const around = (at: HexName, rings: number): HexName[] => within(hexOf(at), rings).map(hexName)

/** The figures of the disasters at their epicentres, side by side where several strike the same place. */
export function Epicentres({ view }: { view: View }) {
  const epicentres = Object.entries(view.foreseen.epicentres ?? {}) as [Disaster, HexName][]
  return (
    <g class="ti-epicentres" aria-hidden="true">
      {epicentres.map(([disaster, at], i) => {
        const before = epicentres.slice(0, i).filter(([, other]) => other === at).length
        const { x, y } = middleOf(hexOf(at))
        return (
          <g key={disaster} transform={`translate(${fixed(x + SIZE * 0.5 - before * 24)} ${fixed(y - APOTHEM * 0.62)})`} class={`ti-epicentre ti-by-${disaster}`}>
            <path d="M0 17L-6 10H6z" />
            <circle r="13" />
            <Icon name={disaster} size={19} />
          </g>
        )
      })}
    </g>
  )
}

/** Ships on their abysses and the courses to the islands that they will attack. */
export function Ships({ view, aim }: { view: View; aim: Aim }) {
  return (
    <g class="ti-ships" aria-hidden="true">
      {view.ships.map(({ ship: number, at }) => {
        const from = middleOf(hexOf(at))
        const target = view.targets[number]
        const island = target === undefined ? undefined : islandAt(view, target)
        const to = island && middleOf(hexOf(nearestOf(island, at)))
        const isMeantShip = aim !== null && 'ship' in aim && aim.ship === number
        return (
          <g key={number} class={isMeantShip ? 'ti-meant' : undefined}>
            {to && (
              <g class="ti-course">
                <path d={course(from, to)} class="ti-course-edge" />
                <path d={course(from, to)} />
                <circle cx={fixed(to.x)} cy={fixed(to.y)} r="7" />
              </g>
            )}
            <g transform={`translate(${fixed(from.x)} ${fixed(from.y)})`} class="ti-ship">
              <Icon name="ship" size={40} />
              <g transform="translate(14 12)" class="ti-count">
                <circle r="9" />
                <text y="5.2">{number}</text>
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}

interface Place {
  x: number
  y: number
}

/** Bent a little, as a ship comes about. */
const course = (from: Place, to: Place): string =>
  `M${fixed(from.x)} ${fixed(from.y)}Q${fixed((from.x + to.x) / 2 - (to.y - from.y) * 0.2)} ${fixed((from.y + to.y) / 2 + (to.x - from.x) * 0.2)} ${fixed(to.x)} ${fixed(to.y)}`

/** The hexes that ships will attack if nothing changes. */
export const Attacked = ({ hexes }: { hexes: HexName[] }) => (
  <g class="ti-attacked" aria-hidden="true">
    {hexes.map((name) => {
      const { x, y } = middleOf(hexOf(name))
      return (
        <g key={name}>
          <path d={hexPath(hexOf(name), 4)} />
          <g transform={`translate(${fixed(x + SIZE * 0.52)} ${fixed(y + APOTHEM * 0.55)})`}>
            <circle r="8" />
            <path d="M-4-4l8 8M4-4l-8 8" class="ti-swords" />
          </g>
        </g>
      )
    })}
  </g>
)
