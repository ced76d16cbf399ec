/** A level of a pyramid as something to point at, and the plate beside it that tells who leads there. */
import { fixed, rectPath } from '../../../web/src/board/paths'
import { Spot, usePointing } from '../../../web/src/board/spot'
import { Cube } from './cube'
import { colourPhrase, sum } from './data'
import { levelOutline, project, spacesOf } from './geometry'
import { Coin, ColourPiece } from './marks'
import type { Gain } from './past'
import type { LevelNumbers, LevelView, PyramidName, View } from './view'

/** The plates stand in a column to the right of the pyramid, that of the first level lowest. */
export const PLATE = { x: 117, width: 100, height: 42, apart: 46, lowest: 89 }

interface LevelSpotProps {
  view: View
  me: number
  pyramid: PyramidName
  level: number
  about: LevelNumbers
  side: number
  scale: number
  lift: number
  /** The cubes on it, by colour. */
  cubes: number[]
  standing: LevelView
  gains: Gain[]
}

export function LevelSpot({ view, me, pyramid, level, about, side, scale, lift, cubes, standing, gains }: LevelSpotProps) {
  const { say } = usePointing()
  const filled = sum(cubes)
  const y = PLATE.lowest - level * PLATE.apart
  const plate = rectPath(PLATE.x, y - PLATE.height / 2, PLATE.width, PLATE.height, 7)
  const end = project(side, 0, level)
  const next = spacesOf(about.spaces, side)[Math.min(filled, about.spaces - 1)]
  const counts = cubes.flatMap((number, colour) => (number ? [`${say(colourPhrase(view, colour))} ${number}`] : []))
  const label = say(
    'picture.level',
    `pyramid.${pyramid}`,
    level + 1,
    { raw: counts.join(', ') || say('picture.level.empty') },
    filled,
    about.spaces,
    about.gold[0],
    about.gold[1],
  )
  const inPlace = `translate(0 ${lift}) scale(${scale})`
  return (
    <g>
      <path
        aria-hidden="true"
        class="my-leader"
        d={`M${fixed(end.x * scale)} ${fixed(end.y * scale + lift)}L${PLATE.x} ${y}`}
      />
      <Plate d={plate} y={y} view={view} cubes={cubes} about={about} standing={standing} />
      <g transform={inPlace}>
        <Spot
          target={`pyramid/${pyramid}/${level + 1}`}
          label={label}
          class="my-level"
          outline={levelOutline(side, level)}
          more={rectPath(PLATE.x / scale, (y - PLATE.height / 2 - lift) / scale, PLATE.width / scale, PLATE.height / scale)}
        >
          <g class="my-ghost">{me >= 0 && filled < about.spaces && <Cube view={view} colour={me} {...next} z={level} />}</g>
        </Spot>
      </g>
      {gains.map(({ colour, gold }, i) => (
        <g key={i} class="my-gain" aria-hidden="true">
          <Coin value={gold} x={PLATE.x + 14 + i * 24} y={y} size={26} />
          <ColourPiece view={view} colour={colour} x={PLATE.x + 24 + i * 24} y={y + 9} size={17.5} />
        </g>
      ))}
    </g>
  )
}

interface PlateProps {
  d: string
  y: number
  view: View
  cubes: number[]
  about: LevelNumbers
  standing: LevelView
}

/** Gold for most and second most, and whose it would be now. */
function Plate({ d, y, view, cubes, about, standing: { ranks, open, bonus } }: PlateProps) {
  const filled = sum(cubes)
  const full = filled >= about.spaces
  return (
    <g aria-hidden="true">
      <path d={d} class={`my-plate${open ? ' my-plate-open' : ''}${full ? ' my-plate-full' : ''}`} />
      {ranks.map((colours, rank) => {
        const room = (rank ? 36 : 60) / Math.max(1, colours.length)
        const size = rank ? 17.5 : 19
        const apart = Math.min(size + 2.5, room)
        const row = y - 10 + rank * 19.5
        return (
          <g key={rank}>
            <Coin value={about.gold[rank]} x={PLATE.x + 12} y={row} size={rank ? 18.5 : 19.5} />
            {colours.map((colour, i) => (
              <ColourPiece key={colour} view={view} colour={colour} x={PLATE.x + 31 + i * apart} y={row} size={size} />
            ))}
            {colours.length > 0 && (
              <text
                class="my-num"
                x={PLATE.x + 38 + (colours.length - 1) * apart + size / 2}
                y={row + 4.4}
                font-size={13.5}
              >
                {cubes[colours[0]]}
              </text>
            )}
            {rank === 0 && bonus && !full && colours.length === 1 && (
              <path class="my-bonus" transform={`translate(${PLATE.x + 88} ${row})`} d="M-5 2L0-5 5 2H2V5H-2V2z" />
            )}
          </g>
        )
      })}
      <text class="my-filled" x={PLATE.x + PLATE.width - 6} y={y + 14}>
        {full ? '✓' : `${filled}/${about.spaces}`}
      </text>
    </g>
  )
}
