/** The icon set: every icon is drawn around the origin in a box of 24 units, flat, with one dark outline. */
import type { ComponentChildren } from 'preact'
import { GOODS_ICONS } from './goods-icons'
import { BASALT, BONE, CLAY, EMBER, LEAF, LINE, outline, STONE, STRAW, stroke, WATER, WOOD } from './strokes'

const volcano = (
  <g {...outline}>
    <path d="M-11 10L-4-4h8l7 14z" fill={BASALT} />
    <path d="M-4-4C-2-2 2-2 4-4l2 4-2.5 2L1-.5-1 4l-2.5-4L-6 0z" fill={EMBER} stroke-width=".9" />
  </g>
)

const wave = (
  <g {...outline}>
    <path d="M-11 10V4C-9-6-2-11 5-9c4 1 6 5 4 8-1.5 2-5 1.5-5-1-3 2-2 6 2 6.5 2 .3 4 0 5-1V10z" fill={WATER} />
    <path d="M-7 7c0-7 3-11 8-12M-2 7c0-3 .5-5 2-7" {...stroke} stroke="#d7eef7" stroke-width="1.5" />
  </g>
)

/** An idol of clay; what it does stands on its belly. */
const idol = (sign: ComponentChildren) => (
  <g>
    <g {...outline}>
      <path d="M-3-5.5C-9-5-10 3-7.5 6-9 8-8.5 11-6 11H6c2.5 0 3-3 1.5-5C10 3 9-5 3-5.5z" fill="#c98a5b" />
      <circle cy="-7.5" r="4" fill="#d89c6c" />
      <path d="M-1.5-8h.1M1.4-8h.1" {...stroke} stroke-width="1.6" />
    </g>
    <g transform="translate(0 3.5) scale(.5)">{sign}</g>
  </g>
)

const sign = (d: string, fill = BONE) => <path d={d} fill={fill} {...outline} stroke-width="2" />

const conquistador = (
  <g {...outline}>
    <path d="M-7 11c0-6 3-8 7-8s7 2 7 8z" fill="#8a2f2a" />
    <circle cy="-2" r="5" fill="#e6c9a0" />
    <path d="M-6.5-3.5C-6-11 6-11 6.5-3.5z" fill="#c3cad4" />
    <path d="M-10.5-1.5C-8-4-4-4 0-3.8S8-4 10.5-1.5C8-2.5 4-2.3 0-2.3S-8-2.5-10.5-1.5z" fill="#dfe4ea" />
    <path d="M0-11.5v6" {...stroke} stroke-width="2" />
  </g>
)

const tick = (
  <g {...outline}>
    <circle r="10" fill="#2e7d4f" />
    <path d="M-4.5 0l3.3 3.8L5-4" {...stroke} stroke="#fff" stroke-width="2.6" />
  </g>
)

const HAND = 'M-6 11V3l-3-4c-.8-1.3.8-2.6 2-1.5l2.5 2V-8c0-1.8 2.4-1.8 2.4 0l.4 5 .6-6.5c.2-1.6 2.4-1.5 2.4.2L2-3l1.6-5c.6-1.5 2.5-1 2.2.7L4.7-1.5l2-3c1-1.3 2.7-.3 2 1.3C7.5 0 7 3 6 5v6z'

export const ICONS: Record<string, ComponentChildren> = {
  ...GOODS_ICONS,
  goats: GOODS_ICONS.goat,
  pigs: GOODS_ICONS.pig,

  // gods, seers and what they send
  acoran: (
    <g {...outline}>
      <path d="M0-12l2 3.5 4-1.5.5 4.2 4.3.3-1.5 4 3 2.5-3.5 2.2 1 4.3-4.3-.2-1.2 4L0 11l-4.3 2.3-1.2-4-4.3.2 1-4.3L-12.3 3l3-2.5-1.5-4 4.3-.3L-6-8l4 1.5z" fill={EMBER} transform="scale(.92)" />
      <circle r="5.6" fill="#ffd65a" />
      <path d="M-2.3-1h.1M2.2-1h.1M-2 2.2c1.3 1 2.7 1 4 0" {...stroke} stroke-width="1.6" />
    </g>
  ),
  moneiba: (
    <g {...outline}>
      <circle r="10" fill="#2f6c96" />
      <path d="M5-7.5A8.5 8.5 0 1 0 6.5 6 7 7 0 0 1 5-7.5z" fill="#f2ecd8" />
      <path d="M-1 3.5c2-2 3.5 2 5.5 0S8 3 9 4M-4-2.5h.1" {...stroke} stroke="#1c3d57" stroke-width="1.6" />
    </g>
  ),
  eruption: volcano,
  volcano,
  tsunami: wave,
  tamonante: (
    <g {...outline}>
      <path d="M-11 3C-6-4 6-4 11 3 6 10-6 10-11 3z" fill={BONE} />
      <circle cy="3" r="3.6" fill={EMBER} />
      <path d="M0 3h.1" {...stroke} stroke-width="2.6" />
      <path d="M-7-5l-1.5-4M0-6.5V-11M7-5l1.5-4" {...stroke} stroke={EMBER} stroke-width="2.2" />
    </g>
  ),
  tibiabin: (
    <g {...outline}>
      <path d="M-11 3C-6-4 6-4 11 3 6 10-6 10-11 3z" fill={BONE} />
      <circle cy="3" r="3.6" fill={WATER} />
      <path d="M0 3h.1" {...stroke} stroke-width="2.6" />
      <path d="M0-12l2.5 4L0-4l-2.5-4z" fill="#f2c230" />
    </g>
  ),
  catastrophe: (
    <g {...outline}>
      <path d="M-8-11H8V11H-8z" fill="#6b3550" />
      <path d="M1-8L-4 1h3.5L-2 8 5-2H1.5L4-8z" fill="#ffd65a" />
    </g>
  ),
  unknown: (
    <g {...outline}>
      <path d="M-8-11H8V11H-8z" fill="#6d675c" />
      <path d="M-3.5-3.5C-3.5-8 3.5-8 3.5-3.5 3.5-.5 0-.5 0 2.5M0 6.3v.1" {...stroke} stroke="#fff" stroke-width="2.4" />
    </g>
  ),

  // people, buildings and ships
  villager: (
    <path d="M0-11a4.5 4.5 0 0 1 2.5 8.2C7-1.5 8.5 4 8.5 10.5h-17C-8.5 4-7-1.5-2.5-2.8A4.5 4.5 0 0 1 0-11z" fill="#c9a173" {...outline} />
  ),
  noble: (
    <path d="M-6-12l3 3 3-3.5L3-9l3-3-.8 6C8-3 10 5 10 10.5h-20C-10 5-8-3-5.2-6z" fill="#e2bb4e" {...outline} />
  ),
  natives: (
    <g {...outline}>
      <path d="M-5-7.5a3.5 3.5 0 0 1 2 6.3C.5 0 1.5 5 1.5 10h-13C-11.5 5-10.5 0-7-1.2A3.5 3.5 0 0 1-5-7.5z" fill="#b98d60" />
      <path d="M5-9.5a4 4 0 0 1 2.2 7.2C11 -1 11.5 4.5 11.5 10H-1.5C-1.5 4.5-1-1 2.8-2.3A4 4 0 0 1 5-9.5z" fill="#c9a173" />
    </g>
  ),
  conquistador,
  fort: (
    <g {...outline}>
      <path d="M-10 10V-6h3.5v3H-3v-3h6v3h3.5v-3H10v16z" fill="#b9b2a4" />
      <path d="M-3 10V4.5a3 3 0 0 1 6 0V10z" fill="#4a3a2c" />
      <path d="M0-6v-6l6 2-6 2" fill="#8a2f2a" />
    </g>
  ),
  wall: (
    <g {...outline}>
      <path d="M-11 9V-3h22V9z" fill={STONE} />
      <path d="M-11 3h22M-5-3v6M4-3v6M-8 3v6M0 3v6M7 3v6" {...stroke} stroke-width="1.1" />
      <path d="M-11-3v-4h4v4M-2-3v-4h4v4M7-3v-4h4v4" fill={STONE} />
    </g>
  ),
  canoe: (
    <g {...outline}>
      <path d="M-12-1c6 3 18 3 24 0-1 6-4 9-12 9S-11 5-12-1z" fill={WOOD} />
      <path d="M-5 6L7-10" {...stroke} stroke="#d9a766" stroke-width="2.2" />
      <path d="M7-10l3-1-1 4z" fill="#d9a766" />
    </g>
  ),
  ship: (
    <g {...outline}>
      <path d="M-11 3h22c-1 5-3 8-6 8H-6c-3 0-5-3-5-8z" fill="#5e3b20" />
      <path d="M-1 3v-15" {...stroke} stroke-width="1.8" />
      <path d="M-9 1C-7-4-7-7-9-11c4 1 10 1 14 0 2 4 2 8 0 12C1 2-5 2-9 1z" fill="#fbf4e2" />
      <path d="M-2-10.5V1.2M-8-4.5H6" {...stroke} stroke="#a4201a" stroke-width="2.6" />
    </g>
  ),
  cave: (
    <g {...outline}>
      <path d="M-11 10C-11-3-5-10 1-10s10 8 10 20z" fill="#8b8073" />
      <path d="M-6 10C-6 2-3-3 1-3s5 6 5 13z" fill="#2e2722" />
      <path d="M-8 2l3-2M8-1L5-4" {...stroke} />
    </g>
  ),

  // markers
  cube: (
    <g {...outline}>
      <path d="M-8-4L0-8l8 4v8L0 9l-8-5z" fill="#efe4cc" />
      <path d="M-8-4L0 0l8-4M0 0v9" {...stroke} stroke-width="1.1" />
    </g>
  ),
  cylinder: (
    <g {...outline}>
      <path d="M-7-6v12c0 5 14 5 14 0V-6z" fill="#d9b25f" />
      <ellipse cy="-6" rx="7" ry="3.3" fill="#f0d592" />
    </g>
  ),
  twice: (
    <g {...outline}>
      <path d="M-6-5v9c0 4 12 4 12 0v-9z" fill="#d9b25f" />
      <ellipse cy="-5" rx="6" ry="2.8" fill="#f0d592" />
      <text y="10.4" font-size="10" fill={LINE} stroke="none">
        ×2
      </text>
    </g>
  ),

  // actions
  develop: (
    <g {...outline}>
      <path d="M-7 10L3 0" {...stroke} stroke={WOOD} stroke-width="4" />
      <path d="M-2-6l4-4 9 6-3 5-3-2-3 4-5-5z" fill={STONE} />
    </g>
  ),
  produce: (
    <g {...outline}>
      <path d="M-11-1H11L8 10H-8z" fill="#c9a05a" />
      <path d="M-10 2.5h20M-9 6.5H9" {...stroke} stroke-width="1" />
      <circle cx="-5" cy="-4" r="3.6" fill={LEAF} />
      <circle cx="1" cy="-6" r="3.9" fill={CLAY} />
      <circle cx="6" cy="-3.5" r="3.5" fill={STRAW} />
    </g>
  ),
  explore: (
    <g {...outline}>
      <circle r="10.5" fill={BONE} />
      <path d="M0-8.5L3 0 0 8.5-3 0z" fill={EMBER} />
      <path d="M0 8.5L3 0h-6z" fill="#f7efe0" />
      <path d="M-8.5 0h2M6.5 0h2" {...stroke} stroke-width="1.5" />
    </g>
  ),
  idol: idol(sign('M0-8L7 0 0 8-7 0z')),
  sell: (
    <g {...outline}>
      <path d="M-9-2L-1-10h9v9L0 7z" fill="#d9a766" />
      <circle cx="4.5" cy="-6.5" r="1.7" fill={BONE} />
      <path d="M-10 9.5h20" {...stroke} stroke-width="2" />
    </g>
  ),
  buy: (
    <g {...outline}>
      <path d="M-9-2h18l-2 12H-7z" fill="#c9a05a" />
      <path d="M-6-2C-6-11 6-11 6-2" {...stroke} stroke={WOOD} stroke-width="2.4" />
    </g>
  ),
  end: tick,
  tick,
  pass: (
    <g {...outline}>
      <circle r="10" fill="#6d675c" />
      <path d="M-4-5v10M4-5v10" {...stroke} stroke="#fff" stroke-width="3" />
    </g>
  ),
  stop: (
    <g {...outline}>
      <path d="M-4.5-10.5h9l6 6v9l-6 6h-9l-6-6v-9z" fill="#8a4a2a" />
      <path d="M-4.5 0h9" {...stroke} stroke="#fff" stroke-width="3" />
    </g>
  ),
  no: (
    <g {...outline}>
      <circle r="10" fill="#9c4126" />
      <path d="M-4-4l8 8M4-4l-8 8" {...stroke} stroke="#fff" stroke-width="2.8" />
    </g>
  ),
  barter: (
    <g {...outline}>
      <path d="M-10-3h12v-4l8 6.5-8 6V1.5h-12z" fill="#7bb08f" transform="translate(0 -3.5) scale(.85)" />
      <path d="M10 3H-2V-1l-8 6.5 8 6V7.5h12z" fill="#e3b94f" transform="translate(0 3) scale(.85)" />
    </g>
  ),

  // idols and crafts
  protection: idol(sign('M-8-8c5 1 11 1 16 0 1 9-2 14-8 18-6-4-9-9-8-18z', '#9db6d8')),
  solidarity: idol(sign('M0 8C-9 1-8-7-3-7c2 0 3 2 3 3 0-1 1-3 3-3 5 0 6 8-3 15z', '#e2725b')),
  fertility: idol(sign('M0 9C-6 5-6-5 0-9 6-5 6 5 0 9zM0-9V9', '#8fc06a')),
  harvest: idol(GOODS_ICONS.barley),
  bounty: idol(GOODS_ICONS.wood),
  calm: idol(sign('M-10 3c3-5 7-5 10 0s7 5 10 0v5c-3 4-7 4-10 0s-7-4-10 0z', '#8fc3dc')),
  warrior: idol(GOODS_ICONS.weapon),
  spears: (
    <g {...outline}>
      {[-6, 0, 6].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 11V-5" {...stroke} stroke={WOOD} stroke-width="2.2" />
          <path d="M0-12l2.6 6.5h-5.2z" fill="#3a3845" />
        </g>
      ))}
    </g>
  ),
  daggers: (
    <g {...outline}>
      <path d="M-9-8C-3-8 3-3 5 4L1 7C-1 1-5-4-9-8z" fill={BONE} />
      <path d="M1 7l4-3 4 5-3 3z" fill={WOOD} />
    </g>
  ),
  vase: (
    <g {...outline}>
      <path d="M-3-11h6l-1 4c5 1.5 7 5 5.5 9.5C6.5 6 4 8 3.5 11h-7C-4 8-6.5 6-7.5 2.5-9-2-7-5.5-2-7z" fill={CLAY} />
      <path d="M-7.5 0L-4-3l4 3 4-3 3.5 3" {...stroke} stroke="#fbe7c8" stroke-width="1.6" />
    </g>
  ),
  jar: (
    <g {...outline}>
      <path d="M-5-10H5v3C11-4 10 8 5 11H-5C-10 8-11-4-5-7z" fill="#b8793f" />
      <path d="M-8-2H8M-8.5 3h17" {...stroke} stroke="#f0d592" stroke-width="1.8" />
    </g>
  ),
  granary: (
    <g {...outline}>
      <path d="M-8 10V0H8v10z" fill="#d9b98a" />
      <path d="M-11 0L0-11 11 0z" fill="#a8793f" />
      <path d="M-3 10V4h6v6" fill="#4a3a2c" />
    </g>
  ),
  outrigger: (
    <g {...outline}>
      <path d="M-12-5c6 3 18 3 24 0-2 5-5 6-12 6s-10-1-12-6z" fill={WOOD} />
      <path d="M-10 9h20" {...stroke} stroke="#d9a766" stroke-width="3.4" />
      <path d="M-5-2v10M5-2v10" {...stroke} stroke-width="1.8" />
    </g>
  ),
  cloaks: (
    <g {...outline}>
      <path d="M-3-9L0-7l3-2c2 2 6 8 7 18-6 3-14 3-20 0C-9-1-5-7-3-9z" fill="#a8744a" />
      <path d="M0-7v17M-5 1l-2 9M5 1l2 9" {...stroke} stroke-width="1" />
    </g>
  ),
  forge: (
    <g {...outline}>
      <path d="M-10-5h15c3 0 5-1 6-2 0 5-4 7-7 7v3c3 1 4 3 4 6h-14c0-3 1-5 4-6V0c-5 0-8-2-8-5z" fill={BASALT} />
    </g>
  ),

  // counts, goals and the end of an era
  solidarityPoints: sign('M0 9C-11 1-9-9-3.5-9 -1-9 0-7 0-5.5 0-7 1-9 3.5-9 9-9 11 1 0 9z', '#e2725b'),
  born: (
    <g {...outline}>
      <circle cy="-4" r="5.5" fill="#e6c9a0" />
      <path d="M-9 10C-9 3-5 1 0 1s9 2 9 9z" fill="#e9ddc4" />
      <path d="M-2-4.5h.1M1.9-4.5h.1M-1.5-1.8c1 .8 2 .8 3 0" {...stroke} stroke-width="1.4" />
    </g>
  ),
  food: (
    <g {...outline}>
      <path d="M-11-1h22c0 6-4 10-11 10S-11 5-11-1z" fill={CLAY} />
      <path d="M-8-1C-7-6-3-7 0-5c3-3 7-1 8 4z" fill="#ecd9a0" />
    </g>
  ),
  waste: (
    <g {...outline}>
      <path d="M-10 9c-2-4 2-6 4-6-1-4 2-6 5-5 0-4 6-4 6 0 4-1 6 3 3 5 4 0 5 4 2 6z" fill="#7d7355" />
      <path d="M-6-8c2 2-2 3 0 5M1-11c2 2-2 3 0 5M7-9c2 2-2 3 0 5" {...stroke} stroke="#7d8f3a" stroke-width="1.7" />
    </g>
  ),
  shelter: (
    <g {...outline}>
      <path d="M-11 1L0-10 11 1H8v9H-8V1z" fill="#b98d60" />
      <path d="M-3 10V4h6v6" fill="#2e2722" />
    </g>
  ),
  offering: (
    <g {...outline}>
      <path d="M-11 2h22v3H8v6H-8V5h-3z" fill={STONE} />
      <path d="M0-11c1 4 5 5 5 9 0 2.5-2 4-5 4s-5-1.5-5-4c0-3 4-4 5-9z" fill={EMBER} />
    </g>
  ),
  events: (
    <g {...outline}>
      <path d="M2-12L-7 1h5l-3 11L7-2H2l4-10z" fill="#f2c230" />
    </g>
  ),
  learn: (
    <g {...outline}>
      <path d={HAND} fill="#e0b98a" />
      <path d="M0 6c-2 0-2-3 0-3s3 4-.5 4.5" {...stroke} stroke="#8a2f2a" stroke-width="1.3" />
    </g>
  ),
  survival: (
    <g {...outline}>
      <circle r="10.5" fill="#e9ddc4" />
      <path d="M-5 6C-5 1-3 0 0 0s5 1 5 6zM0-7.5a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 1 1 0-6.6z" fill="#8a5a2b" />
    </g>
  ),
  prophecy: (
    <g {...outline}>
      <path d="M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0z" fill={BONE} />
      <circle r="4.2" fill="#7d4aa5" />
      <path d="M0 0h.1" {...stroke} stroke-width="2.8" />
    </g>
  ),
  maintenance: (
    <g {...outline}>
      <path d="M-7-7A10 10 0 0 1 9-4l2.5-1L10 3 3.5-1 6-2A6.5 6.5 0 0 0-4.5-4.5zM7 7A10 10 0 0 1-9 4l-2.5 1L-10-3-3.5 1-6 2A6.5 6.5 0 0 0 4.5 4.5z" fill="#7bb08f" />
    </g>
  ),
  goal: (
    <g {...outline}>
      <path d="M0-11l3.2 7 7.6.8-5.7 5 1.7 7.5L0 5.5l-6.8 3.8 1.7-7.5-5.7-5 7.6-.8z" fill="#f2c230" />
    </g>
  ),
  secret: (
    <g {...outline}>
      <path d="M-8-11H8V11H-8z" fill="#3f5f4a" />
      <path d="M0-6l1.8 4 4.4.4-3.3 3 1 4.3L0 3.5-3.9 5.7l1-4.3-3.3-3 4.4-.4z" fill="#f2e2a8" stroke-width=".9" />
    </g>
  ),
  warning: (
    <g {...outline}>
      <path d="M0-10.5L11 9.5H-11z" fill="#f2c230" />
      <path d="M0-4v6M0 5.8v.1" {...stroke} stroke-width="2.4" />
    </g>
  ),
  lava: (
    <g {...outline}>
      <path d="M-5.5-9.5h11L11 0 5.5 9.5h-11L-11 0z" fill="#4a3538" />
      <path d="M-6-3c3 2 4-2 7 0s2 4 6 3M-5 4c3-2 5 2 8 0" {...stroke} stroke={EMBER} stroke-width="2" />
    </g>
  ),
  hand: <path d={HAND} fill="#b9b2a4" {...outline} />,
}
