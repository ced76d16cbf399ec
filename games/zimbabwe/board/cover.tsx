/** The picture on the home page: the great tower and its wall at sunset, with cattle on the plain. */
import { chance, circlePath, fixed } from '../../../web/src/board/paths'
import { Icon } from './marks'

const WIDTH = 300
const JOINTS = { fill: 'none', stroke: '#3b2414', 'stroke-opacity': 0.55, 'stroke-width': 0.8 }
const HILLS = [
  'M0 128c36-22 70-30 112-18s64-10 98-14 60 6 90 12v92H0z',
  'M0 150c40-14 84-8 120-12s92 10 180-4v66H0z',
]

/** Courses of dry stone between two lines that lean inwards. */
function courses(x: number, top: number, bottom: number, half: (y: number) => number, height: number): string {
  const lines = []
  for (let y = bottom, row = 0; y > top + 1; y -= height, row++) {
    const [a, b] = [x - half(y), x + half(y)]
    lines.push(`M${fixed(a)} ${fixed(y)}Q${fixed(x)} ${fixed(y + 5)} ${fixed(b)} ${fixed(y)}`)
    const stones = Math.max(3, Math.round((b - a) / 11))
    for (let i = 1; i < stones; i++) {
      const at = a + ((b - a) * (i + (row % 2) / 2 - 0.25 + 0.2 * chance(i, row))) / stones
      const bow = 2.5 * (1 - ((at - x) / half(y)) ** 2)
      lines.push(`M${fixed(at)} ${fixed(y + bow)}v${fixed(-height)}`)
    }
  }
  return lines.join('')
}

const towerHalf = (y: number): number => 15 + ((y - 42) / 118) * 15
/** The conical tower, without roof or door, as it stands. */
const TOWER = 'M105 160L120 42Q135 36 150 42L165 160Q135 168 105 160z'
const WALL = 'M150 160C170 128 220 112 300 118V176Q220 150 165 172z'

/** A row of slanting stones runs along the top of the wall. */
const chevrons = (): string =>
  Array.from({ length: 26 }, (_, i) => {
    const t = 0.16 + i * 0.033
    const on = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
    return `M${fixed(on(150, 170, 220, 300))} ${fixed(on(160, 128, 112, 118) + 7)}l2.4-4.5 2.4 4.5`
  }).join('')

export function Cover() {
  return (
    <svg viewBox={`0 0 ${WIDTH} 200`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="zi-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#7a3b4f" />
          <stop offset=".45" stop-color="#d9694a" />
          <stop offset=".75" stop-color="#f4b75e" />
          <stop offset="1" stop-color="#fbe09a" />
        </linearGradient>
        <linearGradient id="zi-stone" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#e6c68f" />
          <stop offset=".45" stop-color="#b98f5d" />
          <stop offset="1" stop-color="#6f4d33" />
        </linearGradient>
      </defs>
      <path d={`M0 0H${WIDTH}V200H0z`} fill="url(#zi-sky)" />
      <path d={circlePath(62, 104, 27)} fill="#fff1b8" />
      <path d={HILLS[0]} fill="#b4633f" />
      <path d={HILLS[1]} fill="#8a5a33" />
      <Acacia x={28} y={152} size={1.1} />
      <Acacia x={262} y={122} size={0.8} />
      <path d={WALL} fill="url(#zi-stone)" stroke="#3b2414" stroke-width="1.2" />
      <path d="M165 168Q220 146 300 164M158 162Q220 132 300 146M160 152Q220 122 300 132" {...JOINTS} />
      <path d={chevrons()} fill="none" stroke="#4a2e18" stroke-width="1.3" />
      <path d={TOWER} fill="url(#zi-stone)" stroke="#3b2414" stroke-width="1.3" />
      <path d={courses(135, 44, 160, towerHalf, 7.6)} {...JOINTS} />
      <path d="M120 42Q135 36 150 42Q135 47 120 42z" fill="#f0d6a4" stroke="#3b2414" stroke-width="1" />
      <path d="M0 164c60-10 110 6 170 2s90-4 130 2v32H0z" fill="#c99b4f" />
      <path d="M0 178c70-8 150 8 300-2v24H0z" fill="#b3843d" />
      <path d={grass()} fill="none" stroke="#7d6a2b" stroke-width="1.1" stroke-linecap="round" />
      {[
        [62, 176, 22],
        [88, 184, 27],
        [208, 181, 25],
        [238, 188, 29],
      ].map(([x, y, size]) => (
        <Cow key={x} x={x} y={y} size={size} />
      ))}
    </svg>
  )
}

const grass = (): string =>
  Array.from({ length: 46 }, (_, i) => {
    const x = chance(i, 3) * WIDTH
    const y = 178 + chance(i, 4) * 20
    return `M${fixed(x)} ${fixed(y)}l-2-4m2 4v-5m0 5l2-4`
  }).join('')

function Acacia({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="#3a2a1c" stroke="#3a2a1c" stroke-linecap="round">
      <path d="M0 0C1-10-1-16 0-22M0-14l-9-9M0-16l10-8" fill="none" stroke-width="2.4" />
      <path d="M-22-24c4-8 16-10 24-9s18 2 21 9c-8 2-14-1-22 0s-16 3-23 0z" stroke="none" />
    </g>
  )
}

/** A cow from the side, with the head that stands for cattle everywhere. */
function Cow({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${size / 24})`} stroke="#2b2015" stroke-width="1" stroke-linejoin="round">
        <path d="M-14 8v-8c-2-5 1-8 6-8h15c5 0 6 4 6 8v8h-3l-1-6h-15l-2 6z" fill="#7a4a26" />
        <path d="M-6-8c1 4 5 5 8 3s4-3 4-3z" fill="#f6ead0" stroke="none" />
        <path d="M13-4c3 1 3 5 2 8" fill="none" />
      </g>
      <Icon name="cattle" x={-size * 0.55} y={-size * 0.35} size={size * 0.62} />
    </g>
  )
}
