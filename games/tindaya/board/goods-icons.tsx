/** Icons of goods and of all that is stored: each is drawn around the origin in a box of 24 units. */
import type { ComponentChildren } from 'preact'
import { BASALT, BONE, CLAY, EMBER, FLESH, LEAF, outline, STONE, STRAW, stroke, WOOD } from './strokes'

const FISH = 'M-10 0C-6-6 2-6.5 6-1L11-5.5V5.5L6 1C2 6.5-6 6-10 0z'

/** A cord around something: it is preserved. */
const cord = (d: string) => <path d={d} {...stroke} stroke="#7a1f12" stroke-width="2" />

const fish = (colour: string) => (
  <g {...outline}>
    <path d={FISH} fill={colour} />
    <path d="M-6-.8h.1" {...stroke} stroke-width="2.2" />
    <path d="M-3-3.8c1.3 2.4 1.3 5.2 0 7.6" {...stroke} stroke-width="1" />
  </g>
)

const ear = (x: number, lean: number) => (
  <g transform={`translate(${x} 0) rotate(${lean})`}>
    <path d="M0 11V-3" {...stroke} stroke="#8c6a1d" stroke-width="1.8" />
    <path d="M0-11c2 2 2 3.5 0 5-2-1.5-2-3 0-5zM0-4c-3.5-.5-4-2.5-3.5-5C-1-8 0-6.5 0-4zM0-4c3.5-.5 4-2.5 3.5-5C1-8 0-6.5 0-4zM0 1.5C-3.5 1-4-1-3.5-3.5-1-2.5 0-1 0 1.5zM0 1.5C3.5 1 4-1 3.5-3.5 1-2.5 0-1 0 1.5z" fill={STRAW} />
  </g>
)

const steak = (colour: string) => (
  <g {...outline}>
    <path d="M-9-2C-9-8-3-9 2-8S11-4 10 1 3 9-2 8-9 4-9-2z" fill={colour} />
    <path d="M-6-2c0-3 3-4 5-3.5" {...stroke} stroke="#fff" stroke-opacity=".6" stroke-width="1.6" />
    <circle cx="3" cy="0" r="2.8" fill={BONE} />
  </g>
)

export const GOODS_ICONS: Record<string, ComponentChildren> = {
  fish: fish('#7fb3c9'),
  'dried-fish': (
    <g>
      {fish('#d3a35c')}
      {cord('M1.5-5.2C3-2 3 2 1.5 5.2M-1-5.2C.5-2 .5 2-1 5.2')}
    </g>
  ),
  barley: (
    <g {...outline}>
      {ear(-4, -14)}
      {ear(4, 14)}
      {ear(0, 0)}
    </g>
  ),
  gofio: (
    <g {...outline}>
      <path d="M-4-6.5C-10-2-10 10-5 10H5c5 0 5-12-1-16.5z" fill="#e9d3a0" />
      <path d="M-5-6.5h10l1.5-4c-3 1.5-4.5 0-6.5 0s-3.5 1.5-6.5 0z" fill="#d2b06a" />
      {cord('M-5-6.5H5')}
      <path d="M-3 3h.1M1 5h.1M3 1h.1M-1-.5h.1" {...stroke} stroke="#8c6a1d" stroke-width="1.8" />
    </g>
  ),
  milk: (
    <g {...outline}>
      <path d="M-3.5-10.5h7v4C8-4 9 0 8.5 4 8 9 5 10.5 0 10.5S-8 9-8.5 4C-9 0-8-4-3.5-6.5z" fill={CLAY} />
      <path d="M-7.8-1.5C-4-3-1 0 2-1.5S6-2 7.8-1.5C8.6 5 7 9-.2 9S-8.5 5-7.8-1.5z" fill="#fffdf6" stroke-width=".9" />
    </g>
  ),
  cheese: (
    <g {...outline}>
      <path d="M-10 1L5-8c3 1 5 4 5 8v7h-20z" fill="#f1d98a" />
      <path d="M-10 1h20" {...stroke} />
      <circle cx="-4" cy="5" r="1.5" fill="#cfae4f" stroke-width=".8" />
      <circle cx="4" cy="4.5" r="1.9" fill="#cfae4f" stroke-width=".8" />
    </g>
  ),
  meat: steak(FLESH),
  'cured-meat': (
    <g>
      {steak('#8f3d2c')}
      {cord('M-3.5-8v15.5M-9-1H9.5')}
    </g>
  ),
  salt: (
    <g {...outline}>
      <path d="M-11 8L-4-3l3 3 4-8 8 16z" fill="#fffefa" />
      <path d="M-4-3l-1 7M3-8l1 9" {...stroke} stroke="#9db6c2" stroke-width="1.2" />
    </g>
  ),
  fibre: (
    <g {...outline}>
      <ellipse rx="9" ry="7" fill="#b9a55a" />
      <ellipse rx="3.5" ry="2.5" fill={BONE} />
      <path d="M-8 2c3 3 13 3 16 0M-8.5-1.5c2.5-4 14.5-4 17 0M6 5.5c2 1.5 3 3.5 2.5 5.5" {...stroke} stroke-width="1.1" />
    </g>
  ),
  hide: (
    <path d="M-3-10.5l3 2 3-2c1 2 2 3 6 2.5l-2 6 2 8-5-1.5L0 10.5l-4-6L-9 6l2-8-2-6c4 .5 5-.5 6-2.5z" fill="#b98352" {...outline} />
  ),
  dung: (
    <g {...outline}>
      <path d="M-9 9c-3-3-.5-6 2-6-2-3 0-5.5 2.5-5.5C-5-6-1-7 1-10.5 4-7 5-5 3.5-2.5 7-2.5 8 0 6.5 3 10 3.5 11 6.5 9 9z" fill="#7a5a35" />
      <path d="M-5 4h9M-3-1.5h5" {...stroke} stroke="#4a3319" stroke-width="1.2" />
    </g>
  ),
  wood: (
    <g {...outline}>
      <path d="M-11-3L6-8v7l-17 5z" fill={WOOD} />
      <ellipse cx="6" cy="-4.5" rx="2.6" ry="3.5" fill="#e0b67c" />
      <path d="M-9 4L8-1v7L-9 11z" fill="#9c6a35" />
      <ellipse cx="8" cy="2.5" rx="2.6" ry="3.5" fill="#e0b67c" />
    </g>
  ),
  clay: (
    <g {...outline}>
      <path d="M-10 7c-2-8 3-13 10-13s12 5 10 13c-3 3-17 3-20 0z" fill={CLAY} />
      <path d="M-5 0c1-2.5 3-3.5 5-3.5M4-2c1.5.8 2.5 2 3 3.5" {...stroke} stroke="#f3c5a6" stroke-width="1.8" />
    </g>
  ),
  mineral: (
    <g {...outline}>
      <path d="M-10 4l3-10 6-4 5 5 6 1-1 9-8 5z" fill={BASALT} />
      <path d="M-7-6l5 4 6-3M-2-2l-1 12M-2-2L-10 4" {...stroke} stroke="#c9c6d6" stroke-width="1.1" />
      <path d="M-7-6L-1-10l5 5-6 3z" fill="#8d8ba0" stroke="none" />
    </g>
  ),
  weapon: (
    <g {...outline}>
      <path d="M-9 10L5-4" {...stroke} stroke={WOOD} stroke-width="3.4" />
      <path d="M-9 10L5-4" {...stroke} stroke-width=".8" />
      <path d="M3-6L11-11 6-2z" fill="#3a3845" stroke-width="1.5" />
      <path d="M2-4l2 2" {...stroke} stroke={BONE} stroke-width="2.4" />
    </g>
  ),
  prisoner: (
    <g {...outline}>
      <circle cy="-4" r="5" fill="#e6c9a0" />
      <path d="M-6-5.5C-6-12 6-12 6-5.5L9-4H-9z" fill={STONE} />
      <path d="M-8 11c0-7 3-9 8-9s8 2 8 9z" fill="#7b8797" />
      <path d="M-7 6.5H7M-7 9H7" {...stroke} stroke="#5a3a18" stroke-width="1.9" />
    </g>
  ),
  blood: (
    <g {...outline}>
      <path d="M0-11C4-4.5 7.5-.5 7.5 4A7.5 7.5 0 0 1-7.5 4C-7.5-.5-4-4.5 0-11z" fill="#a81c1c" />
      <path d="M-4 4c0 2.5 1.5 4 3.5 4.5" {...stroke} stroke="#ffb3a8" stroke-width="1.8" />
    </g>
  ),
  goat: (
    <g {...outline}>
      <path d="M-3-6C-6-12-11-10-10.5-4-9.5-7-7-7-5-4zM3-6C6-12 11-10 10.5-4 9.5-7 7-7 5-4z" fill="#6f5b40" />
      <path d="M-5-5C-2-7.5 2-7.5 5-5 6 0 4 3 3 6H-3C-4 3-6 0-5-5z" fill="#efe3cb" />
      <path d="M-2.5 6L0 11.5 2.5 6z" fill="#b9a583" />
      <path d="M-3-2h.1M2.9-2h.1M-1 4.2h2" {...stroke} stroke-width="1.9" />
      <path d="M-5-3l-4.5 1.5L-5 .5M5-3l4.5 1.5L5 .5" fill="#cbb590" />
    </g>
  ),
  pig: (
    <g {...outline}>
      <path d="M-8-9l5 3h6l5-3 1 7C10 6 6 9 0 9S-10 6-9-2z" fill="#e39a94" />
      <ellipse cy="3" rx="5" ry="3.5" fill="#f3bdb5" />
      <path d="M-1.8 3h.1M1.7 3h.1M-4.5-2.5h.1M4.4-2.5h.1" {...stroke} stroke-width="1.9" />
    </g>
  ),
  fishing: (
    <g {...outline}>
      <path d="M4-11v13C4 9-7 9.5-7 2.5" {...stroke} stroke="#3d5a70" stroke-width="3.2" />
      <path d="M-7 2.5l-3.5 3M-7 2.5L-4 6" {...stroke} stroke="#3d5a70" stroke-width="2.4" />
      <circle cx="4" cy="-10" r="1.8" fill={BONE} />
    </g>
  ),
  farming: (
    <g {...outline}>
      <path d="M-8 11L2-1" {...stroke} stroke={WOOD} stroke-width="3.2" />
      <path d="M2-1C-2-11 8-13 11-5 7-9 3-7 5 1z" fill={STONE} />
      <path d="M6 11V3M6 7c3 0 4-2 4-4-2 0-4 1-4 4zM6 5.5c-3 0-4-2-4-4 2 0 4 1 4 4z" fill={LEAF} />
    </g>
  ),
  fire: (
    <g {...outline}>
      <path d="M0-11.5C1-6 8-3 7.5 3.5 7 8 4 10 0 10S-7.5 8-7.5 3C-7.5-1-4-2-4-6c2 1 3 2 3.5 4C1-4 1-8 0-11.5z" fill={EMBER} />
      <path d="M0-1c1 2.5 3.5 3.5 3.5 6.5C3.5 8 2 9.3 0 9.3S-3.5 8-3.5 5.5C-3.5 3.5-1 2-0-1z" fill="#ffd65a" stroke="none" />
      <path d="M-9 11.5l18-2.5M9 11.5L-9 9" {...stroke} stroke={WOOD} stroke-width="2.4" />
    </g>
  ),
}
