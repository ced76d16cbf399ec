/** What stands on a hex: people, settlements with their animals, forts, walls, canoes, and what can be collected. */
import type { ComponentChildren } from 'preact'
import { fixed } from '../../../web/src/board/paths'
import { APOTHEM, SIZE } from './geometry'
import { RAW_OF } from './data'
import { Icon, Stamp } from './marks'
import { TRIBE_LOOKS } from './tribes'
import type { Ground, HexView, Trade, Tribe } from './view'

const VILLAGER = 'M0-12a5 5 0 0 1 2.8 9.1C8-1.5 9.5 4 9.5 10h-19C-9.5 4-8-1.5-2.8-2.9A5 5 0 0 1 0-12z'
const NOBLE = 'M-7-14l3.5 4L0-14.5 3.5-10 7-14 5.5-6.5C9-3 11 4 11 10h-22C-11 4-9-3-5.5-6.5z'

interface NativeProps {
  tribe: Tribe
  noble: boolean
  count?: number
  x?: number
  y?: number
  size?: number
}

/** A villager has a round head, a noble a crown; both wear the tribe's colour and sign. */
export function Native({ tribe, noble, count = 1, x = 0, y = 0, size = 20 }: NativeProps) {
  const { color, ink, mark } = TRIBE_LOOKS[tribe]
  const shape = noble ? NOBLE : VILLAGER
  const scale = size / 24
  return (
    <g transform={`translate(${fixed(x)} ${fixed(y)})`} class="ti-native">
      <g transform={`scale(${scale})`}>
        <path d={shape} fill={color} stroke="#fff8e6" stroke-width="3.6" stroke-linejoin="round" />
        <path d={shape} fill={color} stroke="#1d140c" stroke-width="1.4" stroke-linejoin="round" />
        <path d={mark} fill={ink} fill-rule="evenodd" transform="translate(0 4) scale(.78)" />
      </g>
      {count > 1 && <Count value={count} x={9 * scale} y={-8 * scale} />}
    </g>
  )
}

/** A number on a small disc, as large in a crowd as beside a single figure. */
export const Count = ({ value, x, y }: { value: number; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} class="ti-count">
    <circle r="9" />
    <text y="5.2">{value}</text>
  </g>
)

/** Everybody on a hex in one or two rows, tribe by tribe. */
function People({ natives }: { natives: NonNullable<HexView['natives']> }) {
  const groups = (Object.entries(natives) as [Tribe, [number, number]][]).flatMap(([tribe, [villagers, nobles]]) => [
    ...(villagers > 0 ? [{ tribe, noble: false, count: villagers }] : []),
    ...(nobles > 0 ? [{ tribe, noble: true, count: nobles }] : []),
  ])
  const isMany = groups.length > 3
  const rows = isMany ? [groups.slice(0, Math.ceil(groups.length / 2)), groups.slice(Math.ceil(groups.length / 2))] : [groups]
  const size = isMany ? 18 : 23
  return (
    <>
      {rows.map((row, i) =>
        row.map((group, j) => (
          <Native
            key={`${group.tribe} ${group.noble}`}
            {...group}
            x={(j - (row.length - 1) / 2) * (size - 1)}
            y={(isMany ? 13 : 21) + i * 15}
            size={size}
          />
        )),
      )}
    </>
  )
}

const HUT = 'M-15 6V-4L0-15 15-4V6z'

/** A house with the sign of its trade, under the flag of whoever controls it. */
export function Settlement({ trade, controller, animals = 0 }: { trade: Trade; controller?: Tribe | undefined; animals?: number }) {
  const color = controller ? TRIBE_LOOKS[controller].color : '#b9b2a4'
  return (
    <g class="ti-settlement">
      <path d={HUT} class="ti-hut" />
      <path d="M-18-3L0-17 18-3 15 0 0-11.5-15 0z" fill={color} class="ti-roof" />
      <g class="ti-sign">
        <circle cy="-1" r="9" />
        <Icon name={trade} y={-1} size={15} />
      </g>
      {controller && (
        <g transform="translate(15 -13)">
          <Stamp tribe={controller} size={14} />
        </g>
      )}
      {animals > 0 && (
        <g transform="translate(-35 5)" class="ti-animals">
          <rect x="-10" y="-10" width="33" height="20" rx="6" />
          <Icon name={trade} size={16} />
          <text x="15" y="5.3">
            {animals}
          </text>
        </g>
      )}
    </g>
  )
}

function Fort({ conquistadors }: { conquistadors: number }) {
  return (
    <g class="ti-fort">
      <Icon name="fort" size={36} />
      <g transform="translate(13 8)">
        <Icon name="conquistador" size={20} />
        <Count value={conquistadors} x={9} y={8} />
      </g>
    </g>
  )
}

/** What lies there to be collected; the last of its island is marked. */
function Tokens({ terrain, count, last }: { terrain: Ground; count: number; last: boolean }) {
  return (
    <g transform={`translate(${-SIZE * 0.5} ${-APOTHEM * 0.64})`} class={last ? 'ti-tokens ti-last' : 'ti-tokens'}>
      <rect x="-10" y="-10" width={count > 1 ? 33 : 20} height="20" rx="10" />
      <Icon name={RAW_OF[terrain]} size={15} />
      {count > 1 && (
        <text x="14" y="5.3">
          {count}
        </text>
      )}
      {last && (
        <g transform="translate(9 -8)">
          <Icon name="warning" size={13} />
        </g>
      )}
    </g>
  )
}

/** Stones along the sides of the hex. */
const Wall = () => (
  <g class="ti-wall">
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d={`M-18 ${fixed(-APOTHEM + 2)}h11v6h-11zM-5.5 ${fixed(-APOTHEM + 2)}h11v6h-11zM7 ${fixed(-APOTHEM + 2)}h11v6h-11z`} />
    ))}
  </g>
)

function Canoes({ count }: { count: number }) {
  return (
    <g class="ti-canoe">
      <path d="M-16 8q4-3 8 0t8 0 8 0" class="ti-wake" />
      <Icon name="canoe" size={28} />
      {count > 1 && <Count value={count} x={13} y={-8} />}
    </g>
  )
}

/** `last` says that its raw material is the island's last. */
export function Figures({ hex, last }: { hex: HexView; last: boolean }) {
  const { terrain, tokens = 0, settlement, fort = 0, wall = false, canoes = 0, natives = {} } = hex
  const parts: ComponentChildren[] = []
  if (wall) parts.push(<Wall key="wall" />)
  if (tokens > 0) parts.push(<Tokens key="tokens" terrain={terrain as Ground} count={tokens} last={last} />)
  if (settlement) {
    parts.push(
      <g key="settlement" transform="translate(8 -7)">
        <Settlement trade={settlement} controller={hex.controller} animals={hex.animals ?? 0} />
      </g>,
    )
  }
  if (fort > 0) parts.push(<Fort key="fort" conquistadors={fort} />)
  if (canoes > 0) parts.push(<Canoes key="canoes" count={canoes} />)
  if (Object.keys(natives).length > 0) parts.push(<People key="people" natives={natives} />)
  return <>{parts}</>
}
