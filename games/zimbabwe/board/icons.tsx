/** The icon set: every icon is drawn around the origin in a box of 24 units, flat, with one dark outline. */
import type { JSX } from 'preact'

const LINE = '#2b2015'
const outline = { stroke: LINE, 'stroke-width': 1.3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
const stroke = { ...outline, fill: 'none' } as const
const CLAY = '#c9633a'
const WOOD = '#8a5a2b'
const LEAF = '#4f8f3a'
const IVORY = '#fbf4e2'
const GEM = '#6fd0e8'
const STONE = '#b9b2a4'
const GOLD = '#e8b93c'

/** The lyre-shaped horns and the head of a Nguni cow. */
const cattle = (
  <g {...outline}>
    <path d="M-4-3C-9-3-11-7-9.5-11-8-8-6-6.5-3-6.5zM4-3C9-3 11-7 9.5-11 8-8 6-6.5 3-6.5z" fill={IVORY} />
    <path d="M-5-2l-5 1c1 2.5 3 3 5 2zM5-2l5 1c-1 2.5-3 3-5 2z" fill="#7a4a26" />
    <path d="M-5.2-5.5C-2-7 2-7 5.2-5.5 6 0 4 5 3.6 8 3.3 11-3.3 11-3.6 8-4 5-6 0-5.2-5.5z" fill="#a8693a" />
    <path d="M0-6.3C1.8-3 1.6 2 2.6 5h-5.2C-1.6 2-1.8-3 0-6.3z" fill="#f6ead0" stroke="none" />
    <path d="M-3.4 6.2c2-1 4.8-1 6.8 0 .4 3-.6 4.3-3.4 4.3s-3.8-1.3-3.4-4.3z" fill="#e7b9a0" />
    <path d="M-1.6 8.3h.1M1.5 8.3h.1M-3-.5h.1M2.9-.5h.1" {...stroke} stroke-width="1.8" />
  </g>
)

const tusk = (d: string) => <path d={d} fill={IVORY} {...outline} stroke-width="1.7" />

const gem = (
  <g {...outline}>
    <path d="M-9-3.5L-5-9H5l4 5.5L0 10z" fill={GEM} />
    <path d="M-9-3.5H9M-4-3.5L0 10 4-3.5 0-9z" {...stroke} stroke-width="1" />
    <path d="M-9-3.5L-5-9-4-3.5z" fill="#fff" fill-opacity=".55" stroke="none" />
  </g>
)

const pot = (
  <g {...outline}>
    <path d="M-4.5-9h9l-1.5 3.5C8-3.5 9 0 8 4 7 8.5 4 10 0 10s-7-1.5-8-6C-9 0-8-3.5-3-5.5z" fill={CLAY} />
    <path d="M-8.3 1l3-2.5 2.8 2.5L0-1.5 2.7 1l2.8-2.5L8.3 1" {...stroke} stroke="#fbe7c8" stroke-width="1.6" />
  </g>
)

const vessel = (
  <g {...outline}>
    <path d="M-3-11h6l-1 4c5 1.5 7 5 5.5 9.5C6.5 6 4 8 3.5 11h-7C-4 8-6.5 6-7.5 2.5-9-2-7-5.5-2-7z" fill="#a94b2c" />
    <path d="M-5-5.5c-4-1.5-5.5 2-2.3 4M5-5.5c4-1.5 5.5 2 2.3 4" {...stroke} />
    <path d="M-7.6-1h15.2M-7.2 3.2h14.4" {...stroke} stroke="#f6d79c" stroke-width="1.7" />
    <path d="M-6 1.1h.1M-3 1.1h.1M0 1.1h.1M3 1.1h.1M6 1.1h.1" {...stroke} stroke="#f6d79c" stroke-width="2" />
  </g>
)

/** A mask with slit eyes. */
const carving = (
  <g {...outline}>
    <path d="M0-11c6 0 7.5 5 6.5 11C5.5 6 3.5 11 0 11S-5.5 6-6.5 0C-7.5-6-6-11 0-11z" fill={WOOD} />
    <path d="M-4.5-3.5c1-1 2.5-1 3.2 0M4.5-3.5c-1-1-2.5-1-3.2 0" {...stroke} stroke="#fbe7c8" stroke-width="1.8" />
    <path d="M0-4v6M-2.5 6h5" {...stroke} stroke="#fbe7c8" stroke-width="1.8" />
    <path d="M-4-8.5h8" {...stroke} stroke="#e8b93c" stroke-width="1.8" />
  </g>
)

/** A bird of stone on its pillar, like those of Great Zimbabwe. */
const sculpture = (
  <g {...outline}>
    <path d="M-4 11l1-6c-3-2-4.5-6-2.5-9.5C-4.8-6-4-8-2.5-9.5-.5-11.5 3-11 3.5-8.5l3 1.5-3.5 1C5 -3 5 2 2.5 4.5L4 11z" fill={STONE} />
    <path d="M-4-2.5c1.5 3 1.5 4.5 1 7" {...stroke} />
    <path d="M-7 11h14" {...stroke} stroke-width="2.2" />
    <path d="M.7-8.2h.1" {...stroke} stroke-width="1.8" />
  </g>
)

const throne = (
  <g {...outline}>
    <path d="M-6.5-11c2 1.5 2.5 5 2 10h9c-.5-5 0-8.5 2-10 1.5 3 1.7 7 1 11.5L6 6.5V11H3.5V7h-7v4H-6V6.5L-7.5.5c-.7-4.5-.5-8.5 1-11.5z" fill={IVORY} />
    <path d="M-6.5 1.5h13v4h-13z" fill={WOOD} />
    <path d="M-3-3.5h6" {...stroke} />
  </g>
)

/** The goods and the craftsmen are known by what they make, the resources by what they are. */
export const ICONS: Record<string, JSX.Element> = {
  cattle,

  // resources: each has its own outline
  wood: (
    <g {...outline}>
      <path d="M-1.6 11l.4-8h2.4l.4 8z" fill={WOOD} />
      <path d="M-11-1c-.5-4 3-5.5 4.5-5.2C-5.5-9.5-2-11 .5-10c3-1 6 .8 6.5 3.6C10-6.5 11.7-3.5 11-1c-2 3-5 2.6-6.5 2C2.5 3.5-2.5 3.5-4.5 1-6.5 2-9.5 2-11-1z" fill={LEAF} />
      <path d="M-6-2c1-2 3-2 4-.5M1.5-4.5c1-2 3.5-1.5 4 0" {...stroke} stroke="#24491a" />
    </g>
  ),
  clay: (
    <g {...outline}>
      <path d="M-11 8.5c0-5 2-8.5 5-9C-6-5-3-8.5.5-8.5S6.5-5 6.5-1C9.5-.5 11 4 11 8.5z" fill={CLAY} />
      <path d="M-6-.5c1.5 0 2.5 1.5 2.5 3M6.5-1C5-.5 4 1 4 2.5M-2.5-4c1-1.5 2.5-2 4-1.5" {...stroke} stroke="#6d2a12" />
      <path d="M-8 5.5h3M-1 5h4M6 6h2" {...stroke} stroke="#f2b48d" stroke-width="1.6" />
    </g>
  ),
  ivory: (
    <g>
      {tusk('M-9-10C-10.5 0-6 8 5 11-2 6-5-1-4.5-9.5-5.5-11-8-11.2-9-10z')}
      {tusk('M1-10.5C0-3 3.5 4.5 11 8 7.5 3 5.5-3 5.5-10 4.5-11.5 2-11.5 1-10.5z')}
    </g>
  ),
  diamonds: gem,

  // craftsmen
  potter: pot,
  'wood-carver': carving,
  'ivory-carver': (
    <g {...outline}>
      {tusk('M-8-10.5C-12 1-4 10.5 9 10.5c1 0 1.5-1.5.5-2C1 6-3.5-1-2.5-9.5-4-11.5-7-11.7-8-10.5z')}
      <path d="M-8.3-4.5l5.4.5M-7 1.5L-1.5.2M-2.8 6.8L1 3" {...stroke} stroke={CLAY} stroke-width="2" />
      <path d="M3-2L9.5-9.5 11-8 5 0z" fill={STONE} />
    </g>
  ),
  'diamond-cutter': (
    <g>
      <g transform="translate(0 2) scale(.86)">{gem}</g>
      <path d="M-10-9l3 2M0-11.5v3M10-9L7-7" {...stroke} stroke={GOLD} stroke-width="2" />
    </g>
  ),
  'vessel-maker': vessel,
  sculptor: sculpture,
  'throne-maker': throne,

  // gods
  xango: (
    <g {...outline}>
      <path d="M-7-5h14l-2 6 2 8H-7l2-8z" fill="#b5482e" />
      <ellipse cx="0" cy="-5" rx="7" ry="2.6" fill={IVORY} />
      <path d="M-5.6-2.7l3.6 10M5.6-2.7l-3.6 10M-10-10l6 4M10-10L4-6" {...stroke} />
    </g>
  ),
  qamata: (
    <g {...outline}>
      <path d="M0-10v19M-5 9.5H5M-8.5-7.5l17-1" {...stroke} stroke-width="1.8" />
      <path d="M-12 1.5l3.5-9 3.5 9c-1.5 2.5-5.5 2.5-7 0zM5 .5l3.5-9 3.5 9C10.5 3 6.5 3 5 .5z" fill={GOLD} />
    </g>
  ),
  dziva: (
    <g {...outline}>
      <ellipse cx="0" cy="3" rx="11" ry="7.5" fill="#4f9fc4" />
      <path d="M-6 3c0-5 9-5 9 0 0 3.5-5.5 3.5-5.5.5M8-11c2.5 3.5-3.5 3.5 0-0z" {...stroke} stroke="#fff" stroke-width="1.6" />
      <path d="M-2-11c3 4 3 6.5 0 6.5s-3-2.5 0-6.5z" fill="#a9dcef" />
    </g>
  ),
  'tsui-goab': (
    <g {...outline}>
      <path d="M-10-9c4-2 8-1 9 0 1 8-1.5 13-5 14-3.5-1-6-7-4-14z" fill="#d9a441" />
      <path d="M1-5c4-2 8-1 9 0 1 8-1.5 13-5 14C1.5 8-1 2 1-5z" fill="#7d5aa5" />
      <path d="M-8-4.5h1.5M-4.5-4.5H-3M3-.5h1.5M6.5-.5H8M-7 1h3M3.5 4.5h3" {...stroke} stroke="#fff" stroke-width="1.6" />
    </g>
  ),
  elegua: (
    <g {...outline}>
      <path d="M-11 9h22L8-9H-8z" fill="#d8c08a" />
      <path d="M-3.5 9V-1a3.5 3.5 0 0 1 7 0V9z" fill="#5b3a1f" />
      <path d="M0-11.5v3M-5-11l1.3 2.6M5-11l-1.3 2.6" {...stroke} stroke={GOLD} stroke-width="2" />
    </g>
  ),
  gu: (
    <g {...outline}>
      <path d="M-10-3l6-6.5L3-2-3 4.5z" fill={STONE} />
      <path d="M0 1l2.5-2.5L11 7.5 8 10.5z" fill={WOOD} />
    </g>
  ),
  shadipinyi: (
    <g {...outline}>
      <path d="M-8-5H6l-1 14.5H-7z" fill={CLAY} />
      <path d="M6-2c6-1 6 8-.5 7.5" {...stroke} stroke-width="1.8" />
      <path d="M-9-5c-.5-4 3-5 4.5-4C-3-12 2-11.5 2.5-9 6-10 8-7.5 7-5z" fill={IVORY} />
    </g>
  ),
  eshu: (
    <g {...outline}>
      <path d="M-10 11L-3-11h6l7 22z" fill="#d8b06a" />
      <path d="M0-8v3M0-2v4M0 5v5" {...stroke} stroke="#fff" stroke-width="2.2" />
    </g>
  ),
  engai: (
    <g {...outline}>
      <path d="M-11 10L-3-5l3 4 3-5 8 16z" fill="#7c8f6a" />
      <path d="M-3-5l3 4 3-5 2.5 5-2.5 1.5L0-.5-3 1l-2-1.5z" fill={IVORY} />
      <circle cx="6" cy="-8" r="3" fill={GOLD} />
    </g>
  ),
  anansi: (
    <g {...outline}>
      <path d="M-3-2C-8-6-10-4-11-9M3-2c5-4 7-2 8-7M-4 1c-4-2-5 0-8-1M4 1c4-2 5 0 8-1M-4 4c-4 0-5 3-7 6M4 4c4 0 5 3 7 6" {...stroke} stroke-width="1.7" />
      <ellipse cx="0" cy="3.5" rx="5" ry="6" fill="#5a3b6d" />
      <circle cx="0" cy="-4" r="3.6" fill="#7d5aa5" />
      <path d="M-2.5 3.5h5M-2 6.5h4" {...stroke} stroke={GOLD} stroke-width="1.5" />
    </g>
  ),
  atete: (
    <g {...outline}>
      <path d="M0 11V-3" {...stroke} stroke-width="2" />
      <path d="M0 3c-7 1-10-3-10-8 6-1 10 2 10 8zM0-2c0-6 4-9 10-9 1 5-3 10-10 9z" fill={LEAF} />
      <path d="M-8 11H8" {...stroke} stroke={CLAY} stroke-width="2.5" />
    </g>
  ),
  obatala: (
    <g {...outline}>
      <path d="M-11 10V0h9v10zM2 10V-7h9v17z" fill={STONE} />
      <path d="M-9.5 0v-4h6v4M3.5-7v-4h6v4M-11 5h9M2 4h9M2-2h9" {...stroke} />
    </g>
  ),

  // specialists
  nomads: (
    <g {...outline}>
      <path d="M0-9L11 9H-11z" fill="#c98a4b" />
      <path d="M0-9L4 9h-8z" fill="#5b3a1f" />
      <path d="M-2-11.5L0-9l2-2.5" {...stroke} />
    </g>
  ),
  rain: (
    <g {...outline}>
      <path d="M-8 1c-4-1-4-7 0-7.5C-7-11 0-12 2-8c4-1.5 8 1 7 4.5C12-2 11 1 8 1z" fill="#c9d6dd" />
      <path d="M-6 4.5l-1.5 5M-.5 4.5L-2 9.5M5 4.5l-1.5 5" {...stroke} stroke="#2f77a8" stroke-width="2.4" />
    </g>
  ),
  builder: (
    <g {...outline}>
      <path d="M-8 10V1H8v9z" fill="#d8b06a" />
      <path d="M-11 1.5L0-10 11 1.5z" fill={WOOD} />
      <path d="M-2.5 10V4.5h5V10z" fill="#5b3a1f" />
    </g>
  ),
  shaman: (
    <g {...outline}>
      <path d="M-7 11L4-5" {...stroke} stroke={WOOD} stroke-width="2.6" />
      <circle cx="5" cy="-6" r="4.5" fill={GEM} />
      <path d="M5-11.5v-.1M11-6h.1M0-9.5l-.5-.5M9.5-1l.5.5M-9-6l2 .7M-8-1.5h2" {...stroke} stroke={GOLD} stroke-width="2" />
    </g>
  ),
  herd: (
    <g>
      <g transform="translate(4.5 -3) scale(.62)">{cattle}</g>
      <g transform="translate(-4 3) scale(.74)">{cattle}</g>
    </g>
  ),

  // marks
  points: (
    <path d="M0-10.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L0 6.1l-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1z" fill={GOLD} {...outline} />
  ),
  requirement: (
    <g {...outline}>
      <path d="M-6.5 11V-10.5" {...stroke} stroke-width="2.2" />
      <path d="M-6-10.5C-2-12 2-7.5 9-9.5V1C2 3-2-1.5-6 0z" fill="#b5482e" />
    </g>
  ),
  hub: (
    <g {...outline}>
      <path d="M-8 9.5h16L6-2h-12zM-5.5-2h11L4-9h-8z" fill={STONE} />
      <path d="M-7.3 5.5H7.3M-6.5 1.7h13M0 5.5v4M-3.5 1.7v3.8M3.5 1.7v3.8" {...stroke} stroke-width="1" />
    </g>
  ),
  income: (
    <g>
      <g transform="translate(-2.5 1.5) scale(.78)">{cattle}</g>
      <path d="M8-10.5v7M4.5-7h7" {...stroke} stroke="#2e7d4f" stroke-width="2.8" />
    </g>
  ),
  order: (
    <g {...outline}>
      <path d="M-4-10h8v20h-8zM-11-1h7v11h-7zM4-5h7v15H4z" fill={STONE} />
    </g>
  ),
  build: (
    <g {...outline}>
      <path d="M-10 10h20L8 3H-8z" fill={STONE} />
      <path d="M0-11v10M-5-6H5" {...stroke} stroke="#2e7d4f" stroke-width="3" />
    </g>
  ),
  craft: (
    <g {...outline}>
      <path d="M-8 10V2H6v8z" fill="#e2c48c" />
      <path d="M-11 2.5L-1-8 9 2.5z" fill={WOOD} />
      <path d="M8-11v7M4.5-7.5h7" {...stroke} stroke="#2e7d4f" stroke-width="2.6" />
    </g>
  ),
  raise: (
    <g {...outline}>
      <path d="M-11 10.5h14L1.5 4.5h-11zM-8.5 4.5h9L-.5-1h-7zM-6.5-1h5v-5.5h-5z" fill={STONE} />
      <path d="M7.5 8V-7M3.5-3.5l4-5 4 5" {...stroke} stroke="#2e7d4f" stroke-width="2.6" />
    </g>
  ),
  reprice: (
    <g {...outline}>
      <path d="M-10-4l8-6.5h11v17H-2z" fill={GOLD} />
      <circle cx="-4.5" cy="-3.5" r="1.6" fill={IVORY} />
      <path d="M4 1.5v-6M1.5-2.5l2.5-2.5 2.5 2.5M2 3.5h4" {...stroke} />
    </g>
  ),
  end: (
    <g {...outline}>
      <circle cx="0" cy="0" r="10" fill="#2e7d4f" />
      <path d="M-4.5 0l3.3 3.8L5-4" {...stroke} stroke="#fff" stroke-width="2.6" />
    </g>
  ),
  warning: (
    <g {...outline}>
      <path d="M0-10.5L11 9.5H-11z" fill={GOLD} />
      <path d="M0-4v6M0 5.8v.1" {...stroke} stroke-width="2.4" />
    </g>
  ),
  inspect: (
    <g {...outline}>
      <path d="M3 3l7.5 7.5" {...stroke} stroke={WOOD} stroke-width="4" />
      <circle cx="-2" cy="-2" r="7.5" fill="#d7ecf2" />
      <path d="M-6-2.5c1-3 3-3.5 4.5-3.5" {...stroke} stroke="#fff" stroke-width="1.8" />
    </g>
  ),
}
