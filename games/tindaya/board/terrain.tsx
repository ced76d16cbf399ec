/** Land and what the sea hides: sand, forests, mountains, lava, volcanoes that smoke, abysses that whirl. */
import { chance, fixed } from '../../../web/src/board/paths'
import { memo } from '../../../web/src/memo'
import { hexPath, middleOf, shorePath } from './geometry'
import { hexOf, type Hex } from './hexes'
import type { HexName, Terrain } from './view'

/** A hex of the map and what it is. */
export interface Land {
  name: HexName
  terrain: Terrain
  number?: number | undefined
}

/** `lands` in words, so that nothing is drawn anew while the map stays as it is: `5,2 coast|5,1 volcano 3`. */
export const landsIn = (lands: string): Land[] =>
  lands === ''
    ? []
    : lands.split('|').map((words) => {
        const [name = '', terrain, number] = words.split(' ')
        return { name, terrain: terrain as Terrain, number: number === undefined ? undefined : Number(number) }
      })

export const Terrains = memo(function Terrains({ lands, name }: { lands: string; name: string }) {
  const all = landsIn(lands)
  const land = all.filter(({ terrain }) => terrain !== 'abyss' && terrain !== 'sea')
  const shore = shorePath(land.map((one) => one.name))
  return (
    <g class="ti-terrains" aria-hidden="true">
      <defs>
        <clipPath id={`ti-land-${name}`}>
          <path d={shore} />
        </clipPath>
        <radialGradient id={`ti-abyss-${name}`}>
          <stop offset="0" class="ti-abyss-deep" />
          <stop offset=".55" class="ti-abyss-deep" stop-opacity=".55" />
          <stop offset="1" class="ti-abyss-deep" stop-opacity="0" />
        </radialGradient>
        <radialGradient id={`ti-crater-${name}`}>
          <stop offset="0" stop-color="#ffe28a" />
          <stop offset=".5" stop-color="#f0672a" />
          <stop offset="1" stop-color="#7a1f12" />
        </radialGradient>
      </defs>
      {all
        .filter(({ terrain }) => terrain === 'abyss')
        .map((abyss) => (
          <Abyss key={abyss.name} {...abyss} fill={`url(#ti-abyss-${name})`} />
        ))}
      <path d={shore} class="ti-cliff" transform="translate(0 4)" />
      <g clip-path={`url(#ti-land-${name})`}>
        {land.map(({ name: hex, terrain }) => (
          <path key={hex} d={hexPath(hexOf(hex), -7)} class={`ti-${terrain}`} />
        ))}
        {land.map(({ name: hex, terrain }) => (
          <Scenery key={hex} hex={hexOf(hex)} terrain={terrain} />
        ))}
        <path d={land.map((one) => hexPath(hexOf(one.name))).join('')} class="ti-land-grid" />
      </g>
      <path d={shore} class="ti-shore" />
      {land
        .filter(({ terrain }) => terrain === 'volcano')
        .map((volcano) => (
          <Volcano key={volcano.name} {...volcano} fill={`url(#ti-crater-${name})`} />
        ))}
    </g>
  )
})

/** Around the rim, where no pieces stand; always in the same places. */
function places(hex: Hex, salt: number, count: number): { x: number; y: number; key: number }[] {
  const { x, y } = middleOf(hex)
  return Array.from({ length: count }, (_, key) => {
    const angle = ((key + 0.7 * chance(hex.column, hex.row, salt + key)) * 2 * Math.PI) / count
    const far = 28 + 7 * chance(hex.column, hex.row, salt + 20 + key)
    return { x: x + far * Math.cos(angle), y: y + far * 0.92 * Math.sin(angle), key }
  })
}

const at = ({ x, y }: { x: number; y: number }) => `translate(${fixed(x)} ${fixed(y)})`

function Scenery({ hex, terrain }: { hex: Hex; terrain: Terrain }) {
  switch (terrain) {
    case 'coast':
      return (
        <g>
          {places(hex, 1, 7).map((place) => (
            <path key={place.key} d="M-6 0q3-2.5 6 0t6 0" transform={at(place)} class="ti-dune" />
          ))}
          {places(hex, 2, 3).slice(0, 2).map((place) => (
            <g key={place.key} transform={at(place)} class="ti-palm">
              <path d="M0 7c.5-4 0-7 1-10" class="ti-palm-trunk" />
              <path d="M1-3c-3-3-6-2-7 0 3-1 5-1 7 0zm0 0c3-3 6-2 7 0-3-1-5-1-7 0zm0 0c-1-3-3-4-5-4 2 1 4 2 5 4zm0 0c1-3 3-4 5-4-2 1-4 2-5 4z" />
            </g>
          ))}
        </g>
      )
    case 'forest':
      return (
        <g class="ti-trees">
          {places(hex, 3, 9)
            .sort((a, b) => a.y - b.y)
            .map((place) => (
              <g key={place.key} transform={at(place)}>
                <path d="M0 6v-4" class="ti-trunk" />
                <path d="M-6 2.5C-8-1-5-4-3.5-4-3-7.5 3-7.5 3.5-4 5-4 8-1 6 2.5 4 4-4 4-6 2.5z" />
              </g>
            ))}
        </g>
      )
    case 'mountain':
      return (
        <g class="ti-peaks">
          {places(hex, 4, 7)
            .sort((a, b) => a.y - b.y)
            .map((place) => (
              <g key={place.key} transform={at(place)}>
                <path d="M-9 6L-1-7l3 4 7 9z" class="ti-peak" />
                <path d="M-1-7l3 4 7 9H1z" class="ti-peak-shade" />
                <path d="M-3.5-3L-1-7l2.5 3.5L0-2.5l-1.5-1z" class="ti-snow" />
              </g>
            ))}
        </g>
      )
    case 'lava':
      return (
        <path
          class="ti-cracks"
          d={places(hex, 5, 6).map(({ x, y }) => `M${fixed(x)} ${fixed(y)}l4-6 5 3 4-7M${fixed(x)} ${fixed(y)}l-5 4-3-2`).join('')}
        />
      )
    default:
      return null
  }
}

/** A cone with its crater; the smoke rises one puff after the other. */
function Volcano({ name, number, fill }: Land & { fill: string }) {
  const middle = middleOf(hexOf(name))
  return (
    <g transform={at(middle)} class="ti-volcano-cone">
      <g class="ti-smoke">
        <circle cx="1" cy="-27" r="5" />
        <circle cx="-1" cy="-27" r="6" />
        <circle cx="2" cy="-27" r="5" />
      </g>
      <path d="M-30 14C-20 8-14-12-9-22Q0-26 9-22C14-12 20 8 30 14Q0 22-30 14z" class="ti-cone" />
      <path d="M9-22C14-12 20 8 30 14Q18 18 6 18C8 4 4-12 2-24Q6-24 9-22z" class="ti-cone-shade" />
      <path d="M-5-19c-1 8-5 11-5 18M1-19c1 6 0 10 2 14M6-20c2 7 6 9 7 15" class="ti-flows" />
      <ellipse cy="-21.5" rx="9" ry="3.5" fill={fill} class="ti-crater" />
      <g transform="translate(0 -3)" class="ti-number">
        <circle r="10.5" />
        <text y="5.3">{number}</text>
      </g>
    </g>
  )
}

/** Arms of a spiral around the deep. */
const ARM = 'M4 0C6 9-8 13-15 4-22-8-9-24 8-22'

function Abyss({ name, number, fill }: Land & { fill: string }) {
  return (
    <g transform={at(middleOf(hexOf(name)))} class="ti-abyss">
      <circle r="37" fill={fill} />
      <g class="ti-whirl">
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={ARM} transform={`rotate(${turn})`} />
        ))}
      </g>
      <g class="ti-abyss-number">
        <circle r="10" />
        <text y="5.3">{number}</text>
      </g>
    </g>
  )
}
