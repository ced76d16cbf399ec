/** The sea beneath everything, as a chart: depths around the islands, rhumb lines, a compass rose and a graded frame. */
import { fixed, type Point } from '../../../web/src/board/paths'
import { memo } from '../../../web/src/memo'
import { APOTHEM, borderPath, HEIGHT, hexPath, MARGIN, middleOf, shorePath, SIZE, WIDTH } from './geometry'
import { COLUMNS, HEXES, hexName, ROWS } from './hexes'
import type { HexName } from './view'

/** Where rhumb lines meet; the first has the rose. */
const ROSES: Point[] = [
  { x: WIDTH * 0.5, y: HEIGHT * 0.5 },
  { x: WIDTH * 0.08, y: HEIGHT * 0.93 },
  { x: WIDTH * 0.93, y: HEIGHT * 0.07 },
]
const WINDS = 16

/** `land` is a list of hexes, so that the chart is drawn anew only when the sea has changed. */
export const Chart = memo(function Chart({ land, name }: { land: string; name: string }) {
  const hexes: HexName[] = land === '' ? [] : land.split(' ')
  const shore = shorePath(hexes)
  return (
    <g class="ti-chart" aria-hidden="true">
      <defs>
        <clipPath id={`ti-sea-${name}`}>
          <path d={borderPath(HEXES.map(hexName))} />
        </clipPath>
      </defs>
      <Frame />
      <g clip-path={`url(#ti-sea-${name})`}>
        <rect x={-MARGIN} y={-MARGIN} width={WIDTH + 2 * MARGIN} height={HEIGHT + 2 * MARGIN} class="ti-sea" />
        {[3, 2, 1].map((depth) => (
          <path key={depth} d={shore} class={`ti-depth ti-depth-${depth}`} />
        ))}
        <path class="ti-rhumbs" d={ROSES.map(rhumbs).join('')} />
        <path class="ti-soundings" d={shorePath(hexes, 9, 0.16)} />
        <path class="ti-hexes" d={HEXES.map((hex) => hexPath(hex)).join('')} />
        <Rose {...ROSES[0]!} />
      </g>
      <path class="ti-neatline" d={borderPath(HEXES.map(hexName))} />
    </g>
  )
})

const rhumbs = ({ x, y }: Point): string =>
  Array.from({ length: WINDS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / WINDS
    return `M${fixed(x)} ${fixed(y)}l${fixed(1200 * Math.cos(angle))} ${fixed(1200 * Math.sin(angle))}`
  }).join('')

/** A star of winds, the northern one with a lily. */
function Rose({ x, y }: Point) {
  const wind = (length: number, half: number) => `M0 ${-length}L${half} ${-half} 0 0ZM0 ${-length}L${-half} ${-half} 0 0Z`
  return (
    <g class="ti-rose" transform={`translate(${fixed(x)} ${fixed(y)})`}>
      <circle r="36" class="ti-rose-ring" />
      <circle r="27" class="ti-rose-ring" />
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d={wind(24, 5)} transform={`rotate(${turn})`} class="ti-rose-half" />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-34L6-6 0 0z" class="ti-rose-dark" />
          <path d="M0-34L-6-6 0 0z" class="ti-rose-light" />
        </g>
      ))}
      <path d="M0-49c3 4 4 7 0 11-4-4-3-7 0-11zM-6-38c1-4 4-3 6 0 2-3 5-4 6 0-3-1-4 0-6 2-2-2-3-3-6-2z" class="ti-rose-dark" />
    </g>
  )
}

/** The frame is graded in the steps of the columns and rows, which it numbers. */
function Frame() {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  const rows = Array.from({ length: ROWS }, (_, row) => row)
  const [left, top, right, bottom] = [-MARGIN + 4, -MARGIN + 4, WIDTH + MARGIN - 4, HEIGHT + MARGIN - 4]
  return (
    <g class="ti-frame">
      <rect x={-MARGIN} y={-MARGIN} width={WIDTH + 2 * MARGIN} height={HEIGHT + 2 * MARGIN} class="ti-paper" />
      <rect x={left} y={top} width={right - left} height={bottom - top} class="ti-frame-line" />
      {columns.map((column) => {
        const x = middleOf({ column, row: 0 }).x
        return (
          <g key={column}>
            {column % 2 === 0 && [top, bottom - 5].map((y) => <rect key={y} x={x - SIZE * 0.75} y={y} width={SIZE * 1.5} height="5" class="ti-frame-grade" />)}
            <text x={x} y={top + 16}>
              {column}
            </text>
          </g>
        )
      })}
      {rows.map((row) => {
        const y = middleOf({ column: 0, row }).y
        return (
          <g key={row}>
            {row % 2 === 0 && [left, right - 5].map((x) => <rect key={x} x={x} y={y - APOTHEM} width="5" height={2 * APOTHEM} class="ti-frame-grade" />)}
            <text x={left + 12} y={y + 4}>
              {row}
            </text>
          </g>
        )
      })}
    </g>
  )
}
