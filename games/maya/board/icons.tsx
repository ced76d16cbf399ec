/** The icon set: every icon is drawn around the origin in a box of 24 units, flat, with one dark outline. */
import type { JSX } from 'preact'
import { box } from './data'

const LINE = '#2b2015'
const outline = { stroke: LINE, 'stroke-width': 1.2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
const STONE = { top: '#fbf3df', left: '#e3d2ab', right: '#bfa878' }

/** A stone cube of a given half width around the middle of its top's front corner. */
export function StoneCube({
  x = 0,
  y = 0,
  half = 6,
  color,
}: {
  x?: number
  y?: number
  half?: number
  color?: string
}) {
  const rise = half * 1.1
  const low = half / 2
  return (
    <g transform={`translate(${x} ${y})`} stroke={LINE} stroke-width={Math.min(1.1, half / 6)} stroke-linejoin="round">
      <path d={`M0 ${-half}L${half} ${-low}L0 0L${-half} ${-low}Z`} fill={color ?? STONE.top} />
      <path d={`M${-half} ${-low}L0 0V${rise}L${-half} ${rise - low}Z`} fill={color ?? STONE.left} />
      <path d={`M${half} ${-low}L0 0V${rise}L${half} ${rise - low}Z`} fill={color ?? STONE.right} />
      {color && (
        <g stroke="none">
          <path d={`M0 ${-half}L${half} ${-low}L0 0L${-half} ${-low}Z`} fill="#fff" opacity=".3" />
          <path d={`M${half} ${-low}L0 0V${rise}L${half} ${rise - low}Z`} fill="#000" opacity=".22" />
        </g>
      )}
    </g>
  )
}

const plus = (points: number) => (
  <text x="3.6" y="4.6" font-size="13.5" fill="#fff" stroke={LINE} stroke-width="2.6" paint-order="stroke">
    +{points}
  </text>
)

const sled = (
  <g {...outline}>
    <path d="M-11 8.5H7c3.4 0 5-2.6 4-5.5" fill="none" stroke="#f4e3bd" stroke-width="3.6" />
    <path d="M-11 8.5H7c3.4 0 5-2.6 4-5.5" fill="none" stroke="#8a5a2c" stroke-width="2.2" />
    <path d="M-9 5.5H6M-7 8V5M3 8V5" fill="none" stroke="#8a5a2c" stroke-width="2" />
  </g>
)

const worker = (x: number, fill: string) => (
  <path
    transform={`translate(${x} 0)`}
    d="M0-9.5a3.8 3.8 0 0 1 2.2 7C4.6-1.2 6-.2 6.4 9.5H-6.4C-6-.2-4.6-1.2-2.2-2.5A3.8 3.8 0 0 1 0-9.5z"
    fill={fill}
    {...outline}
  />
)

export const ICONS: Record<string, JSX.Element> = {
  shield: (
    <g {...outline}>
      <path d="M0-11c4 2 7 2.4 9.5 2.4C9.5 2 6.4 8 0 11.4-6.4 8-9.5 2-9.5-8.6-7-8.6-4-9 0-11z" fill="#f6ead0" />
      <path d="M0-7.4c2.6 1.3 4.4 1.7 6.2 1.8C6 1.6 4 5.2 0 7.8-4 5.2-6 1.6-6.2-5.6-4.4-5.7-2.6-6.1 0-7.4z" fill="#c8643c" />
      <path d="M0-4l1.3 2.8 3 .3L2.1 1.2 2.7 4.2 0 2.7-2.7 4.2-2.1 1.2-4.3-.9l3-.3z" fill="#fbe3a0" stroke-width=".8" />
    </g>
  ),
  relocate: (
    <g>
      <StoneCube x={-4} y={-2.5} half={6} />
      <path d="M4-9C9.5-8.5 11-4 9.5 2.5" fill="none" stroke={LINE} stroke-width="4.4" stroke-linecap="round" />
      <path d="M4-9C9.5-8.5 11-4 9.5 2.5" fill="none" stroke="#ffe9b0" stroke-width="2.2" stroke-linecap="round" />
      <path d="M5.2 2.2L8 9.4 13 3.4z" fill="#ffe9b0" {...outline} />
    </g>
  ),
  'extra-cube': (
    <g>
      <StoneCube x={-2.6} y={2} half={7} />
      <path d="M7-11v3.4h3.4v4H7V-.2H3v-3.4H-.4v-4H3V-11z" fill="#ffe9b0" {...outline} />
    </g>
  ),
  'start-player': (
    <g {...outline}>
      <path
        d="M0-11.6l2 3.4 3.8-1.8.2 4 4 .2-1.8 3.8L11.6 0 8.2 2l1.8 3.8-4 .2-.2 4L2 8.2 0 11.6-2 8.2-5.8 10l-.2-4-4-.2L-8.2 2-11.6 0l3.4-2L-10-5.8l4-.2.2-4L-2-8.2z"
        fill="#f4c84a"
      />
      <circle r="5.4" fill="#fdeeb8" />
      <path d="M-2.4-1.4v.8M2.4-1.4v.8M-2.2 2.2C-1 3.2 1 3.2 2.2 2.2" fill="none" />
    </g>
  ),
  transport: (
    <g>
      {sled}
      <StoneCube x={-5} y={-2} half={4} />
      {plus(box.tokens.transport)}
    </g>
  ),
  'big-transport': (
    <g>
      {sled}
      <StoneCube x={-7} y={-1} half={3.4} />
      <StoneCube x={-4} y={-6.4} half={3.4} />
      {plus(box.tokens.bigTransport)}
    </g>
  ),
  'free-pass': (
    <path
      d="M-4.6 11C-8 8.6-10.4 4-10.8 1.2c-.2-1.6 1.8-2.2 2.6-.8L-6 3.6v-10c0-1.8 2.8-1.8 2.8 0l.4 5.4.2-8.2c0-1.9 2.9-1.9 2.9 0l.3 8 .9-7c.2-1.8 2.9-1.5 2.8.3L4 0l1.6-4.6c.6-1.7 3-.9 2.6.8C7.2.6 7 3 6.6 5.4 6.2 8 4.8 9.8 3.6 11z"
      fill="#f3dcb4"
      {...outline}
    />
  ),
  'free-double': (
    <g>
      <StoneCube x={-5} y={-2.6} half={6} />
      <StoneCube x={5} y={1.6} half={6} />
    </g>
  ),
  joker: (
    <g {...outline}>
      <path d="M-9-6C-9-9-5-11 0-11s9 2 9 5c0 8-3 17-9 17s-9-9-9-17z" fill="#5cb5a0" />
      <path d="M-9-6l-2.6 1.6 1 6 2.4.4M9-6l2.6 1.6-1 6-2.4.4" fill="#e8c65a" />
      <path d="M-5.6-3.4h3.8M1.8-3.4h3.8" stroke-width="2.4" />
      <path d="M0-5.6L1.6 2h-3.2z" fill="#3c8f7c" />
      <path d="M-3.6 5.4c2 2 5.2 2 7.2 0z" fill="#f6ead0" />
    </g>
  ),
  'free-cube': (
    <g>
      <StoneCube x={-3} y={-1} half={7.4} />
      <text x="5.4" y="10" font-size="12" fill="#fff" stroke={LINE} stroke-width="2.6" paint-order="stroke">
        +1
      </text>
    </g>
  ),
  'two-workers': (
    <g>
      {worker(-4.4, '#d9b98a')}
      {worker(4.4, '#f3e3c2')}
      <text y="9.6" font-size="12" fill="#fff" stroke={LINE} stroke-width="2.6" paint-order="stroke">
        +{box.tokens.twoWorkers}
      </text>
    </g>
  ),
  worker: worker(0, '#f3e3c2'),
  /** A worker struck out: the card that lowers another's total. */
  lower: (
    <g>
      {worker(0, '#f0b8a0')}
      <path d="M-10 9L10-9" stroke={LINE} stroke-width="4" stroke-linecap="round" />
      <path d="M-10 9L10-9" stroke="#ffe9e0" stroke-width="1.8" stroke-linecap="round" />
    </g>
  ),
  gold: (
    <g {...outline}>
      <circle r="10.6" fill="#e0a526" />
      <circle r="8" fill="#f6cf58" stroke-width=".8" />
    </g>
  ),
  cube: <StoneCube y={-1} half={8.6} />,
  sled: (
    <g>
      {sled}
      <StoneCube x={-5} y={-2.4} half={4.4} />
      <StoneCube x={3} y={-2.4} half={4.4} />
    </g>
  ),
  supply: (
    <g>
      <StoneCube x={-5.5} y={1} half={4.8} />
      <StoneCube x={5.5} y={1} half={4.8} />
      <StoneCube y={-4} half={4.8} />
    </g>
  ),
  /** A hand that holds something nobody may see. */
  fist: (
    <g {...outline}>
      <path d="M-8-2c0-5 3-6 5-6h5c5 0 7 3 7 8s-2 9-7 9h-5c-3 0-5-2-5-5z" fill="#f3dcb4" />
      <path d="M-8-1h8M-7.6 3H0M-1.5-8C1-7 1.6-4 0-1.4" fill="none" />
    </g>
  ),
  /** A barred circle: lays no more cards. */
  stopped: (
    <g {...outline}>
      <circle r="9.5" fill="#f6ead0" />
      <path d="M-5 0H5" stroke="#a2342a" stroke-width="4" fill="none" />
    </g>
  ),
  /** A pick that strikes stone: the quarries. */
  dig: (
    <g {...outline}>
      <path d="M-9 10L4-3" stroke="#8a5a2c" stroke-width="3" fill="none" />
      <path d="M-6-9.5C1-9.5 9.5-3 9.8 5.5 6.6.6.6-4.6-6-9.5z" fill="#9aa0a3" />
    </g>
  ),
  build: (
    <path d="M-11 10V5.5h3.4V1H-4v-4.6h2V-8h4v4.4h2V1h3.6v4.5H11V10z" fill="#d8c59d" {...outline} />
  ),
  reveal: (
    <g {...outline}>
      <path d="M-11 0c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7s-8-2-11-7z" fill="#f6ead0" />
      <circle r="4" fill="#3c8f7c" />
    </g>
  ),
}

export const BLUE_TOKENS = ['big-transport', 'joker', 'free-cube', 'two-workers']
