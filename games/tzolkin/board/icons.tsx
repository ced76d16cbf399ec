/** The icon set: every icon is drawn around the origin in a box of 24 units, flat, with one dark outline. */
import type { JSX } from 'preact'

const LINE = '#3a2a1c'
const outline = { stroke: LINE, 'stroke-width': 1.2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

export const TEMPLE_COLORS: Record<string, string> = { brown: '#a8633a', yellow: '#e3b23c', green: '#5b9a4c' }
export const KIND_COLORS: Record<string, string> = {
  farm: '#e2b13c',
  civic: '#63a356',
  tomb: '#9a948c',
  shrine: '#4d8fc0',
}

const pyramid = (color: string) => <path d="M-11 10v-5h3v-5h3v-5h2.5v-4h5v4h2.5v5h3v5h3v5z" fill={color} {...outline} />

/** What tells the three gods apart without their colours: rain, the sun, a snake. */
const GOD_SIGNS: Record<string, JSX.Element> = {
  brown: (
    <path
      d="M0-4C2.6-.4 3.6 1.4 3.6 3.6a3.6 3.6 0 0 1-7.2 0C-3.6 1.4-2.6-.4 0-4z"
      fill="#dff0f7"
      stroke={LINE}
      stroke-width=".8"
    />
  ),
  yellow: (
    <g fill="#fff6d8" stroke={LINE} stroke-width=".8">
      <path d="M0-4.4l1.6 2.6 3-.4-1 2.8 2.4 1.9-2.8 1.1-.2 3-3-1.2-3 1.2-.2-3L-6 2.5l2.4-1.9-1-2.8 3 .4z" />
      <circle cy="1.3" r="1.5" fill="#d9822b" />
    </g>
  ),
  green: (
    <path
      d="M-4 6.4c3.2.8 5-1 3.2-2.8S-3 .4-.4-.6s4.6.6 3.2-3"
      fill="none"
      stroke="#f2f7d4"
      stroke-width="2.2"
      stroke-linecap="round"
    />
  ),
}

const resource = {
  wood: (
    <g {...outline}>
      <path d="M-10 2h15v8h-15z" fill="#9c6233" />
      <ellipse cx="5" cy="6" rx="3.4" ry="4" fill="#dba76a" />
      <path d="M-8-8H7v8H-8z" fill="#b3743e" />
      <ellipse cx="7" cy="-4" rx="3.4" ry="4" fill="#e3b57c" />
      <path d="M-6-5.5h6M-7 4.6h7M7-5.2v2.2" fill="none" stroke-width=".9" />
    </g>
  ),
  stone: (
    <g {...outline}>
      <path d="M-10-1L-4-8h10l5 5v9L4 10H-7l-3-4z" fill="#9aa0a3" />
      <path d="M-10-1L-4-8h10l5 5-6 3z" fill="#c6cbcc" />
      <path d="M5 0l-1 10 7-4v-9z" fill="#7b8286" />
    </g>
  ),
  gold: (
    <g {...outline}>
      <path d="M-11 9l3-10H8l3 10z" fill="#e5b02c" />
      <path d="M-8-1l2-7H6l2 7z" fill="#f9d96b" />
      <path d="M-6 5H5" stroke="#fdf0b6" stroke-width="1.6" fill="none" />
    </g>
  ),
}

const skull = (
  <g {...outline}>
    <path
      d="M0-10c6 0 9.5 3.8 9.5 8.6 0 3-1.4 4.8-3.5 6V9.8H-6V4.6c-2.1-1.2-3.5-3-3.5-6C-9.5-6.2-6-10 0-10z"
      fill="#8fd6d2"
    />
    <path d="M-2-8.4c-3 .4-5 2.4-5.4 5" stroke="#e6fbf9" stroke-width="1.6" fill="none" />
    <circle cx="-3.7" cy="-.6" r="2.5" fill="#24565a" stroke="none" />
    <circle cx="3.7" cy="-.6" r="2.5" fill="#24565a" stroke="none" />
    <path d="M0 2l1.4 2.4h-2.8z" fill="#24565a" stroke="none" />
    <path d="M-2.4 6.6v3M0 6.6v3M2.4 6.6v3" stroke-width="1" fill="none" />
  </g>
)

const worker = (
  <path
    d="M0-10.5a4.6 4.6 0 0 1 2.6 8.4C6 -.6 7.6 3.6 8 10H-8c.4-6.4 2-10.6 5.4-12.1A4.6 4.6 0 0 1 0-10.5z"
    fill="#e9dfcb"
    {...outline}
  />
)

const corn = (
  <g {...outline}>
    <path d="M0-11c3.4 1.4 5 5 5 9.4S3.4 8 0 9.6C-3.4 8-5 2.8-5-1.6S-3.4-9.6 0-11z" fill="#f4c430" />
    <path d="M-4.2-5h8.4M-5-1h10M-4.8 3h9.6M0-10.5V9" stroke-width=".8" fill="none" stroke="#b98512" />
    <path d="M0 11C-6 10-8.6 5-8-2c3.6 2.6 6.6 6.4 8 13z" fill="#6fa443" />
    <path d="M0 11C6 10 8.6 5 8-2c-3.6 2.6-6.6 6.4-8 13z" fill="#82b850" />
  </g>
)

const bowl = (
  <g {...outline}>
    <path d="M-9 0C-8-5-5-8.5 0-8.5S8-5 9 0z" fill="#f4c430" />
    <path d="M-5-3.5h.01M-1.5-6h.01M2-3h.01M5.5-3.5h.01M-2-1.5h.01M3-6h.01" stroke="#a9780f" stroke-width="1.8" />
    <path d="M-11 0h22c0 5-3 8-5.5 9.5h-11C-8 8-11 5-11 0z" fill="#b5573a" />
    <path d="M-8.5 3.5l2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2" stroke="#f2d9ae" stroke-width="1.1" fill="none" />
  </g>
)

const house = (
  <g {...outline}>
    <path d="M-9 10V-1H9v11z" fill="#e6cfa0" />
    <path d="M-11-1l3.5-4.5h2L-3-9.5H3l2.5 4h2L11-1z" fill="#b5573a" />
    <path d="M-2.5 10V3.5h5V10z" fill="#5c3c24" />
  </g>
)

const stela = (
  <g {...outline}>
    <path d="M-6.5 7V-7.5L-3.5-11h7l3 3.5V7z" fill="#cdbfa4" />
    <path d="M-9.5 10.5V7h19v3.5z" fill="#a8977a" />
    <path d="M0-8.5l1.4 3 3.2.4-2.4 2.2.7 3.2L0-1.2-2.9.3l.7-3.2-2.4-2.2 3.2-.4z" fill="#e5b02c" stroke-width=".9" />
    <path d="M-3.5 3.5h7" fill="none" />
  </g>
)

const technology = {
  agriculture: (
    <g {...outline}>
      <path d="M-10 10c3-4 17-4 20 0z" fill="#8a5a33" />
      <path d="M0 7V-4" fill="none" stroke="#47792f" stroke-width="2.4" />
      <path d="M0 1C-7 1-9.5-3-9.5-8 -3-8 0-5 0 1zM0-2C6-2 9-6 9-11 3-10.5 0-8 0-2z" fill="#7fbf4f" />
    </g>
  ),
  extraction: (
    <g {...outline}>
      <path d="M-8.5 10.5L3-4l2.6 2L-5.5 11z" fill="#a26a39" />
      <path d="M-7-6.5C-1-11 7-9 10.5 1 6-3.5 0-6-7-6.5z" fill="#aab4b8" />
    </g>
  ),
  architecture: (
    <g {...outline}>
      <path d="M-10 10V-6h4v-4H6v4h4v16H4V3h-2V0h-4v3h-2v7z" fill="#d9c08c" />
      <path d="M-10-1h5M5-1h5M-10 4.5h6M4 4.5h6" fill="none" stroke-width=".9" />
    </g>
  ),
  theology: (
    <g {...outline}>
      <path d="M-11 1C-7-5 7-5 11 1 7 7-7 7-11 1z" fill="#f6efe0" />
      <circle cy="1" r="3.8" fill="#6e5aa8" />
      <circle cy="1" r="1.4" fill="#241a3c" stroke="none" />
      <path d="M0-10v3.4M-6.5-8.5l1.5 3M6.5-8.5l-1.5 3" fill="none" stroke="#c98f1f" stroke-width="1.8" />
    </g>
  ),
}

const small = (x: number, y: number, icon: JSX.Element, scale = 0.55) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{icon}</g>
)

const arrowUp = <path d="M0-10l7 8H3v12h-6V-2h-4z" fill="#c8452f" {...outline} />

export const ICONS: Record<string, JSX.Element> = {
  ...resource,
  ...technology,
  corn,
  skull,
  worker,
  points: (
    <>
      <path d="M-12-6h3v-3h3v-2.5H6V-9h3v3h3V6H9v3H6v2.5H-6V9h-3V6h-3z" fill="#8e2f26" stroke="#f0d9a4" stroke-width="1.4" />
      <path d="M0-7l2 4.8 5 .4-3.9 3.2 1.3 5L0 3.7l-4.4 2.7 1.3-5L-7-1.8l5-.4z" fill="#f0d9a4" />
    </>
  ),
  brown: (
    <g>
      {pyramid(TEMPLE_COLORS.brown)}
      {GOD_SIGNS.brown}
    </g>
  ),
  yellow: (
    <g>
      {pyramid(TEMPLE_COLORS.yellow)}
      {GOD_SIGNS.yellow}
    </g>
  ),
  green: (
    <g>
      {pyramid(TEMPLE_COLORS.green)}
      {GOD_SIGNS.green}
    </g>
  ),
  'any-temple': (
    <g>
      {pyramid('#f1e6cf')}
      <g stroke={LINE} stroke-width=".8">
        <path d="M-11 10v-5h3V0h3.4v10z" fill={TEMPLE_COLORS.brown} />
        <path d="M-4.6 10V-4.5h1.6V-9H3v4.5h1.6V10z" fill={TEMPLE_COLORS.yellow} />
        <path d="M11 10v-5H8V0H4.6v10z" fill={TEMPLE_COLORS.green} />
      </g>
    </g>
  ),
  resource: (
    <g>
      {small(-5, 4.5, resource.wood, 0.56)}
      {small(5.5, 4.5, resource.stone, 0.56)}
      {small(0, -5.5, resource.gold, 0.56)}
    </g>
  ),
  'any-technology': (
    <g>
      {small(-5.5, -5.5, technology.agriculture, 0.5)}
      {small(5.5, -5.5, technology.extraction, 0.5)}
      {small(-5.5, 5.8, technology.architecture, 0.5)}
      {small(5.5, 5.8, technology.theology, 0.5)}
    </g>
  ),
  building: house,
  monument: stela,
  feeds: bowl,
  'food-day': bowl,
  market: (
    <g {...outline}>
      <path d="M-1.5-8h3V8H7v3H-7V8h5.5zM-10-8h20v3h-20z" fill="#a8713c" />
      <path d="M-12.5 3l3.5-8.5L-5.5 3c-1 3.5-6 3.5-7 0zM5.5 3L9-5.5 12.5 3c-1 3.5-6 3.5-7 0z" fill="#f4c430" />
      <circle cy="-8.5" r="2.6" fill="#c8452f" />
    </g>
  ),
  action: (
    <g {...outline}>
      <path
        d="M-2-11h4l.6 3 2.6 1.1 2.5-1.7 2.7 2.7-1.7 2.5L9.8-.8l1.5.3v3.6l-2.5.8-1.2 2.7 1.4 2.3-2.6 2.5-2.6-1.5L1.6 11h-4l-.5-2.6-2.6-1.2-2.5 1.6-2.7-2.8 1.5-2.6L-11 1v-3.8l2.8-.6 1-2.5-1.6-2.5 2.7-2.7 2.5 1.7 1-.4z"
        fill="#d8a94f"
      />
      <path d="M-4.5 0l4-4.5V-2h5v4h-5v2.5z" fill="#fff3d6" transform="rotate(90)" />
    </g>
  ),
  'first-player': (
    <g {...outline}>
      <path
        d="M-9 9c-1-7-1-13-2-18 3 2 4 4 5 7 0-4 1-7 3-10 1.6 3 2.4 6 3 9 .6-3 1.4-6 3-9 2 3 3 6 3 10 1-3 2-5 5-7-1 5-1 11-2 18z"
        fill="#3f9a72"
      />
      <path d="M-9.5 10.5v-6h19v6z" fill="#e5b02c" />
      <circle cy="7.5" r="2" fill="#c8452f" />
    </g>
  ),
  farm: bowl,
  civic: (
    <g {...outline}>
      <path d="M-10-4L0-11l10 7z" fill="#f1e6cf" />
      <path d="M-8-4h4V8h-4zM-2-4h4V8h-4zM4-4h4V8H4zM-10 8h20v3h-20z" fill="#f1e6cf" />
    </g>
  ),
  tomb: (
    <g {...outline}>
      <path d="M-8.5 10.5V-2a8.5 8.5 0 0 1 17 0v12.5z" fill="#f1e6cf" />
      <path d="M-4 10.5V1a4 4 0 0 1 8 0v9.5z" fill="#4a3c30" />
    </g>
  ),
  shrine: (
    <g {...outline}>
      <path d="M-9 10.5V5h18v5.5z" fill="#f1e6cf" />
      <path d="M0-11c5 5 6 8 4.5 11.5C3.5 3 2 5 0 5S-4.5 3-5.5.5C-6.5-3-3-5-3-7.5-1-7-.5-9 0-11z" fill="#e2722f" />
      <path d="M0-2c2 2 2 5 0 6-2-1-2-4 0-6z" fill="#ffe08a" stroke="none" />
    </g>
  ),
  up: arrowUp,
  sun: (
    <g {...outline}>
      <path
        d="M0-11l2.5 4L7-9l.3 4.6L11.5-3 9 1l2 4-4.5.8L5.5 10.5 1.5 8.5-2 11.5-4 7.5-8.5 8l.3-4.6L-11.5 1-8.5-2.5-10-7l4.6.2L-3.5-11l3 1.6z"
        fill="#f4c430"
      />
      <circle r="4.5" fill="#fdeeb5" />
    </g>
  ),
  moon: <path d="M4-10.5A10.5 10.5 0 1 0 10 6 8.5 8.5 0 0 1 4-10.5z" fill="#8d9fc4" {...outline} />,
}
