/** The land beneath everything: savanna, hills, water with its shores. Drawn anew only when it rains. */
import { memo } from '../../../web/src/memo'
import { chance, fixed } from '../../../web/src/board/paths'
import { CELL, edgePath, middleOf, shorePath, trace } from './geometry'
import { columnName, squareOf, type Square } from './squares'

/** The squares of a tile in a row. */
const TILE = 6
/** So much do shores stray from the squares' corners. */
const WOBBLE = 0.16

/** What there is of land and water. */
export interface Ground {
  width: number
  height: number
  squares: string[]
  isOn: (square: Square) => boolean
  isWater: (square: Square) => boolean
}

/** `name` tells apart several pictures on one page. */
export const Landscape = memo(function Landscape({ ground, name }: { ground: Ground; name: string }) {
  const land = coastOf(ground)
  const water = shoresOf(ground)
  const squares = ground.squares.map(squareOf)
  const dry = squares.filter((square) => !ground.isWater(square))
  const wet = squares.filter(ground.isWater)
  return (
    <g class="zi-land" aria-hidden="true">
      <defs>
        <clipPath id={`zi-coast-${name}`}>
          <path d={land} />
        </clipPath>
        <radialGradient id={`zi-hill-${name}`}>
          <stop offset="0" class="zi-hill-top" />
          <stop offset="1" class="zi-hill-foot" />
        </radialGradient>
      </defs>
      <path d={land} class="zi-cliff" transform="translate(0 7)" />
      <path d={land} class="zi-savanna" />
      <g clip-path={`url(#zi-coast-${name})`}>
        {hillsOf(ground).map(({ x, y, r }) => (
          <g key={`${x} ${y}`} transform={`translate(${fixed(x)} ${fixed(y)})`}>
            <ellipse rx={fixed(r)} ry={fixed(r * 0.72)} fill={`url(#zi-hill-${name})`} />
            <path class="zi-contour" d={contours(r)} />
          </g>
        ))}
        <path class="zi-grass" d={dry.map(grass).join('')} />
        <path class="zi-stones" d={dry.map(stones).join('')} />
        <path class="zi-shore" d={water} />
        <path class="zi-water" d={water} />
        <path class="zi-waves" d={wet.map(waves).join('')} />
      </g>
      <path class="zi-grid" d={gridOf(ground)} clip-path={`url(#zi-coast-${name})`} />
      <path class="zi-seams" d={seamsOf(ground)} clip-path={`url(#zi-coast-${name})`} />
      <path d={land} class="zi-coast" />
    </g>
  )
})

const coastOf = ({ width, height, isOn }: Ground): string =>
  trace(isOn, { x: 0, y: 0 }, { x: width, y: height })
    .map((loop) => edgePath(loop, 9))
    .join('')

/** Water that reaches the edge of the map flows off it. */
function shoresOf({ width, height, isOn, isWater }: Ground): string {
  const isWet = (square: Square) => {
    if (isOn(square)) return isWater(square)
    const { x, y } = square
    return [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }].some((next) => isOn(next) && isWater(next))
  }
  return trace(isWet, { x: -1, y: -1 }, { x: width + 1, y: height + 1 })
    .map((loop) => shorePath(loop, WOBBLE))
    .join('')
}

/** A few soft hills, always in the same places. */
function hillsOf({ width, height }: Ground): { x: number; y: number; r: number }[] {
  const every = 4
  const hills = []
  for (let y = 0; y < height; y += every) {
    for (let x = 0; x < width; x += every) {
      if (chance(x, y, 7) < 0.35) continue
      hills.push({
        x: (x + every * chance(x, y, 8)) * CELL,
        y: (y + every * chance(x, y, 9)) * CELL,
        r: (1.1 + 1.5 * chance(x, y, 10)) * CELL,
      })
    }
  }
  return hills
}

/** The lower right half of a hill in two lines, as if the light came from the left. */
const contours = (r: number): string =>
  [0.8, 0.5]
    .map((part) => {
      const [a, b] = [fixed(r * part), fixed(r * part * 0.72)]
      return `M${a} ${fixed(-r * part * 0.1)}A${a} ${b} 0 0 1 ${fixed(-r * part * 0.5)} ${fixed(r * part * 0.62)}`
    })
    .join('')

const place = ({ x, y }: Square, salt: number) =>
  `M${fixed((x + 0.12 + 0.76 * chance(x, y, salt)) * CELL)} ${fixed((y + 0.2 + 0.7 * chance(x, y, salt + 1)) * CELL)}`

/** Tufts: some squares have none, some three. */
const grass = (square: Square): string =>
  [20, 30, 40]
    .filter((salt) => chance(square.x, square.y, salt + 5) < 0.45)
    .map((salt) => `${place(square, salt)}l-2.2-4.5m2.2 4.5v-5.5m0 5.5l2.4-4.2`)
    .join('')

const stones = (square: Square): string =>
  chance(square.x, square.y, 55) < 0.2 ? `${place(square, 50)}h.1m4.5 1.5h.1` : ''

const waves = (square: Square): string => {
  if (chance(square.x, square.y, 60) < 0.35) return ''
  const { x, y } = middleOf(square)
  return `M${fixed(x - 9 + 6 * chance(square.x, square.y, 61))} ${fixed(y - 8 + 16 * chance(square.x, square.y, 62))}q3.5-3.5 7 0t7 0`
}

function gridOf({ width, height }: Ground): string {
  const across = Array.from({ length: height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${width * CELL}`)
  const down = Array.from({ length: width - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${height * CELL}`)
  return [...across, ...down].join('')
}

/** Where one tile ends and another begins. */
function seamsOf({ width, height }: Ground): string {
  const across = Array.from({ length: Math.ceil(height / TILE) - 1 }, (_, i) => `M0 ${(i + 1) * TILE * CELL}H${width * CELL}`)
  const down = Array.from({ length: Math.ceil(width / TILE) - 1 }, (_, i) => `M${(i + 1) * TILE * CELL} 0V${height * CELL}`)
  return [...across, ...down].join('')
}

/** The letters of the columns and the numbers of the rows. */
export const Rulers = memo(function Rulers({ width, height }: { width: number; height: number }) {
  const along = (length: number) => Array.from({ length }, (_, i) => i)
  return (
    <g class="zi-rulers" aria-hidden="true">
      {along(width).map((x) => (
        <text key={x} x={(x + 0.5) * CELL} y={-6}>
          {columnName(x)}
        </text>
      ))}
      {along(height).map((y) => (
        <text key={y} x={-12} y={(y + 0.5) * CELL + 6}>
          {y + 1}
        </text>
      ))}
    </g>
  )
})
