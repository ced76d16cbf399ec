/** The picture on the home page: a pyramid at dusk, clad in the cubes of all five colours, and a sled on its way. */
import { LOOKS } from '../../../web/src/board/looks'
import { CUBE, outline, paintOrder, project, spacesOf } from './geometry'
import { StoneCube } from './icons'

const SIDES = [6, 5, 4, 3]
/** The colours on each level, from the left round the corner. */
const CUBES = [
  [0, 0, 0, 2, 2, 3, 3, 3, 1, 4, 4],
  [0, 0, 2, 2, 2, 3, 1, 1, 4],
  [0, 2, 2, 3, 3, 1],
  [3, 3],
]
const HILLS = [
  'M0 150c30-20 58-26 92-14s56-8 88-14 70 2 120 14v64H0z',
  'M0 170c26-16 62-8 92-14s70 10 104 6 66-14 104-4v42H0z',
]

export function Cover() {
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="my-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2b2f63" />
          <stop offset=".45" stop-color="#a4506b" />
          <stop offset=".75" stop-color="#f0a35a" />
          <stop offset="1" stop-color="#fbe0a0" />
        </linearGradient>
      </defs>
      <rect width="300" height="200" fill="url(#my-sky)" />
      <circle cx="216" cy="112" r="34" fill="#ffe7a3" />
      <circle cx="216" cy="112" r="44" fill="#ffe7a3" opacity=".25" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1" fill="#fff6df" opacity=".8" />
      ))}
      <path d={HILLS[0]} fill="#4a3557" />
      <path d={HILLS[1]} fill="#274034" />
      <g transform="translate(138 84) scale(.98)">
        <Steps />
      </g>
      <path d="M0 186c34-12 52-2 86 4s70 6 104 2 70-14 110-6v20H0z" fill="#16281f" />
      <g transform="translate(222 168) scale(1.5)">
        <path d="M-22 12H20c8 0 11-4 9-9" fill="none" stroke="#3a2412" stroke-width="3.4" stroke-linecap="round" />
        <path d="M-20 8H18" stroke="#8d5f31" stroke-width="3.4" />
        {[0, 1, 2].map((i) => (
          <StoneCube key={i} x={-13 + i * 13} y={-2} half={6.6} color={LOOKS[[2, 0, 3][i]].color} />
        ))}
        <StoneCube x={-6.5} y={-11.5} half={6.6} color={LOOKS[1].color} />
        <StoneCube x={6.5} y={-11.5} half={6.6} color={LOOKS[4].color} />
      </g>
      <path d="M0 200v-14c8-10 14-22 14-34 6 10 6 20 4 30 8-10 16-14 26-16-8 8-14 16-16 26 8-4 14-4 22-2-8 2-14 6-18 10z" fill="#0e1c15" />
    </svg>
  )
}

const STARS = [
  [24, 22],
  [62, 14],
  [90, 40],
  [188, 18],
  [232, 34],
  [276, 20],
  [258, 62],
  [38, 62],
]

/** The pyramid: walls, and cubes along their feet. */
function Steps() {
  return (
    <g stroke="#2b1d12" stroke-width=".8" stroke-linejoin="round">
      <path d={outline([-0.3, 6.3, -0.4], [6.3, 6.3, -0.4], [6.3, 6.3, 0], [-0.3, 6.3, 0])} fill="#b89a6c" />
      <path d={outline([6.3, -0.3, -0.4], [6.3, 6.3, -0.4], [6.3, 6.3, 0], [6.3, -0.3, 0])} fill="#8a6d4c" />
      <path d={outline([-0.3, -0.3, 0], [6.3, -0.3, 0], [6.3, 6.3, 0], [-0.3, 6.3, 0])} fill="#e2c998" />
      {SIDES.map((side, level) => (
        <g key={level}>
          <Wall side={side - 1} level={level} />
          <Row side={side} level={level} />
        </g>
      ))}
      <path d={outline([0.45, 1.55, 4], [1.55, 1.55, 4], [1.55, 1.55, 4.6], [0.45, 1.55, 4.6])} fill="#caa877" />
      <path d={outline([1.55, 0.45, 4], [1.55, 1.55, 4], [1.55, 1.55, 4.6], [1.55, 0.45, 4.6])} fill="#93734f" />
      <path d={outline([0.45, 0.45, 4.6], [1.55, 0.45, 4.6], [1.55, 1.55, 4.6], [0.45, 1.55, 4.6])} fill="#b9503a" />
    </g>
  )
}

function Wall({ side, level }: { side: number; level: number }) {
  const top = level + 1
  return (
    <g>
      <path d={outline([0, side, level], [side, side, level], [side, side, top], [0, side, top])} fill="#d3b582" />
      <path d={outline([side, 0, level], [side, side, level], [side, side, top], [side, 0, top])} fill="#9b7b55" />
      <path d={outline([0, 0, top], [side, 0, top], [side, side, top], [0, side, top])} fill={side === 2 ? '#b9503a' : '#ecd6a8'} />
    </g>
  )
}

function Row({ side, level }: { side: number; level: number }) {
  const spaces = spacesOf(side * 2 - 1, side)
  return (
    <g>
      {paintOrder(spaces)
        .filter((i) => i < CUBES[level].length)
        .map((i) => (
          <CubeOf key={i} x={spaces[i].x} y={spaces[i].y} level={level} color={LOOKS[CUBES[level][i]].color} />
        ))}
    </g>
  )
}

function CubeOf({ x, y, level, color }: { x: number; y: number; level: number; color: string }) {
  const at = project(x, y, level)
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path d={CUBE.top + CUBE.left + CUBE.right} fill={color} />
      <path d={CUBE.top} fill="#fff" fill-opacity=".28" />
      <path d={CUBE.right} fill="#000" fill-opacity=".25" />
    </g>
  )
}
