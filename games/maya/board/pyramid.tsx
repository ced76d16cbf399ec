/** A stepped pyramid seen at an angle: its spaces, the cubes on them, and beside each level who earns its gold. */
import { fixed } from '../../../web/src/board/paths'
import { choicesAt, usePointing } from '../../../web/src/board/spot'
import { Cube } from './cube'
import { cubesOf, levelsOf, lookOf, standingOf, sum } from './data'
import { HALF, outline, paintOrder, project, sidesOf, spacesOf } from './geometry'
import { LevelSpot, PLATE } from './level'
import type { CubeMove, Gain } from './past'
import type { PyramidName, View } from './view'

/** The picture: the widest pyramid to the left, the plates of its levels to the right. */
const WIDEST = 6
const BOX = { left: -118, width: 338, bottom: 114 }
/** Room for the name and the roof above the highest level. */
const ROOF = 24

interface PyramidProps {
  view: View
  me: number
  pyramid: PyramidName
  /** What comes, is lost and is earned at this moment. */
  arrivals: CubeMove[]
  losses: CubeMove[]
  gains: Gain[]
  /** Colours of the cubes that the last erosion took. */
  rubble: number[]
  /** Whether the cubes that would erode are marked. */
  erodes: boolean
}

export function Pyramid({ view, me, pyramid, arrivals, losses, gains, rubble, erodes }: PyramidProps) {
  const { say } = usePointing()
  const levels = levelsOf(view, pyramid)
  const cubes = cubesOf(view, pyramid)
  const standing = standingOf(view, pyramid)
  const sides = sidesOf(levels.map(({ spaces }) => spaces))
  const scale = Math.min(1, WIDEST / sides[0])
  const lift = (WIDEST - sides[0] * scale) * HALF
  const roof = lift + scale * project(0, 0, levels.length + 0.5).y - 4
  const top = Math.min(roof, PLATE.lowest - (levels.length - 1) * PLATE.apart - ROOF)
  return (
    <svg
      class="my-pyramid"
      viewBox={`${BOX.left} ${top} ${BOX.width} ${BOX.bottom - top}`}
      role="group"
      aria-label={say(`pyramid.${pyramid}`)}
    >
      <g aria-hidden="true" transform={`translate(0 ${lift}) scale(${scale})`}>
        <Ground side={sides[0]} />
        {rubble.map((colour, i) => (
          <Stone key={i} color={lookOf(view, colour).color} at={i} side={sides[0]} />
        ))}
        {levels.map(({ spaces }, level) => (
          <g key={level}>
            <Sockets
              target={`pyramid/${pyramid}/${level + 1}`}
              count={spaces}
              side={sides[level]}
              level={level}
              filled={sum(cubes[level])}
            />
            {level + 1 < levels.length ? (
              <Block side={sides[level + 1]} level={level} />
            ) : (
              <Shrine side={sides[level] - 1} level={level} />
            )}
            <Cubes
              view={view}
              cubes={cubes[level]}
              count={spaces}
              side={sides[level]}
              level={level}
              eroding={erodes ? standing[level].erodes : []}
              arriving={arrivals.filter((move) => move.level === level).map(({ colour }) => colour)}
            />
          </g>
        ))}
        {losses.map(({ level, colour }, i) => {
          const spaces = spacesOf(levels[level].spaces, sides[level])
          const space = spaces[Math.min(sum(cubes[level].slice(0, colour + 1)), spaces.length - 1)]
          return <Cube key={i} view={view} colour={colour} {...space} z={level} class="my-falling" />
        })}
      </g>
      {levels.map((level, i) => (
        <LevelSpot
          key={i}
          view={view}
          me={me}
          pyramid={pyramid}
          level={i}
          about={level}
          side={sides[i]}
          scale={scale}
          lift={lift}
          cubes={cubes[i]}
          standing={standing[i]}
          gains={gains.filter((gain) => gain.level === i)}
        />
      ))}
    </svg>
  )
}

function Ground({ side }: { side: number }) {
  const edge = side + 0.35
  return (
    <g>
      <ellipse cy={(side * HALF) / 2 + 8} rx={(side + 0.9) * HALF} ry={(side + 0.9) * HALF * 0.56} class="my-shadow" />
      <path d={outline([-0.35, edge, -0.4], [edge, edge, -0.4], [edge, edge, 0], [-0.35, edge, 0])} class="my-stone-left" />
      <path d={outline([edge, -0.35, -0.4], [edge, edge, -0.4], [edge, edge, 0], [edge, -0.35, 0])} class="my-stone-right" />
      <path d={outline([-0.35, -0.35, 0], [edge, -0.35, 0], [edge, edge, 0], [-0.35, edge, 0])} class="my-stone-top" />
    </g>
  )
}

/** What carries the level above: its walls, their joints, and the floor on top. */
function Block({ side, level }: { side: number; level: number }) {
  const top = level + 1
  const joints = Array.from({ length: side }, (_, i) => {
    const [low, high] = i % 2 ? [level + 0.5, top] : [level, level + 0.5]
    return line([i + 0.5, side, low], [i + 0.5, side, high]) + line([side, i + 0.5, low], [side, i + 0.5, high])
  }).join('')
  const course = line([0, side, level + 0.5], [side, side, level + 0.5]) + line([side, side, level + 0.5], [side, 0, level + 0.5])
  return (
    <g>
      <path d={outline([0, side, level], [side, side, level], [side, side, top], [0, side, top])} class="my-stone-left" />
      <path d={outline([side, 0, level], [side, side, level], [side, side, top], [side, 0, top])} class="my-stone-right" />
      <path d={joints + course} class="my-joints" />
      <path d={outline([0, 0, top], [side, 0, top], [side, side, top], [0, side, top])} class="my-stone-top" />
    </g>
  )
}

type Place = [x: number, y: number, z: number]

function line(from: Place, to: Place): string {
  return `M${[from, to].map((place) => project(...place)).map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}`
}

/** The house on the top, with a door to each side and a comb on its roof. */
function Shrine({ side, level }: { side: number; level: number }) {
  const top = level + 0.95
  const door = (at: (along: number, up: number) => Place) =>
    outline(at(side * 0.36, level), at(side * 0.64, level), at(side * 0.6, level + 0.62), at(side * 0.4, level + 0.62))
  const roof = (inset: number, z: number): Place[] => [
    [inset, inset, z],
    [side - inset, inset, z],
    [side - inset, side - inset, z],
    [inset, side - inset, z],
  ]
  const near = side - 0.42
  return (
    <g>
      <path d={outline([0, side, level], [side, side, level], [side, side, top], [0, side, top])} class="my-stone-left" />
      <path d={outline([side, 0, level], [side, side, level], [side, side, top], [side, 0, top])} class="my-stone-right" />
      <path d={door((along, up) => [along, side, up])} class="my-door" />
      <path d={door((along, up) => [side, along, up])} class="my-door" />
      <path d={outline(...roof(0, top))} class="my-roof" />
      <path d={outline([0.42, near, top], [near, near, top], [near, near, top + 0.55], [0.42, near, top + 0.55])} class="my-stone-left" />
      <path d={outline([near, 0.42, top], [near, near, top], [near, near, top + 0.55], [near, 0.42, top + 0.55])} class="my-stone-right" />
      <path d={outline(...roof(0.42, top + 0.55))} class="my-roof" />
    </g>
  )
}

interface SocketsProps {
  target: string
  count: number
  side: number
  level: number
  filled: number
}

/** The free spaces; those that can be built on glow. */
function Sockets({ target, count, side, level, filled }: SocketsProps) {
  const { choices, best } = usePointing()
  const canChoose = choicesAt(choices, target).length > 0
  const name = `my-socket${canChoose ? ' my-socket-can' : ''}${canChoose && best.includes(target) ? ' my-socket-best' : ''}`
  return (
    <g>
      {spacesOf(count, side).map(({ x, y }, i) =>
        i < filled ? null : (
          <path
            key={i}
            class={name}
            d={outline(
              [x + 0.14, y + 0.14, level],
              [x + 0.86, y + 0.14, level],
              [x + 0.86, y + 0.86, level],
              [x + 0.14, y + 0.86, level],
            )}
          />
        ),
      )}
    </g>
  )
}

interface CubesProps {
  view: View
  cubes: number[]
  count: number
  side: number
  level: number
  eroding: number[]
  arriving: number[]
}

/** The cubes of a level, each colour together. */
function Cubes({ view, cubes, count, side, level, eroding, arriving }: CubesProps) {
  const spaces = spacesOf(count, side)
  const standing = cubes.flatMap((number, colour) => Array.from({ length: number }, (_, nth) => ({ colour, nth })))
  return (
    <g>
      {paintOrder(spaces)
        .filter((i) => i < standing.length)
        .map((i) => {
          const { colour, nth } = standing[i]
          const cracked = nth >= cubes[colour] - (eroding[colour] ?? 0)
          const isNew = nth === cubes[colour] - 1 && arriving.includes(colour)
          return (
            <Cube
              key={`${colour}.${nth}`}
              view={view}
              colour={colour}
              {...spaces[i]}
              z={level}
              cracked={cracked}
              class={isNew ? 'my-arrive' : ''}
            />
          )
        })}
    </g>
  )
}

/** A piece of a cube that has eroded, at the foot of the pyramid. */
function Stone({ color, at, side }: { color: string; at: number; side: number }) {
  const along = ((at * 5) % 11) / 11
  const place = at % 2 ? project(side + 0.75, side * (1 - along * 0.8), 0) : project(side * (1 - along * 0.8), side + 0.75, 0)
  return (
    <path
      class="my-rubble"
      transform={`translate(${fixed(place.x)} ${fixed(place.y)}) rotate(${(at * 47) % 90})`}
      d="M-5-1L-2-4.5 3.5-4 5 .5 1.5 4-4 3z"
      fill={color}
    />
  )
}
