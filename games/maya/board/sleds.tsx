/** The sleds that bring each seat's cubes from the quarries to the pyramids. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { NEUTRAL, PLAYING_CARDS, lookOf } from './data'
import { StoneCube } from './icons'
import { Glyph, PieceGlyph } from './marks'
import type { View } from './view'

const WIDTH = 116
const HALF = 5.6
const ROW = 8

interface SledsProps {
  view: View
  /** Cubes that could not be carried in this round, by seat. */
  left: number[]
}

export function Sleds({ view, left }: SledsProps) {
  return (
    <div class="my-sleds" style={{ '--my-seats': view.seats }}>
      {view.players.map((_, seat) => (
        <Sled key={seat} view={view} seat={seat} left={left[seat]} />
      ))}
    </div>
  )
}

function Sled({ view, seat, left }: { view: View; seat: number; left: number }) {
  const { say } = usePointing()
  const { cubes, neutralCubes, carries } = view.players[seat]
  const all = cubes + neutralCubes
  const capacity = PLAYING_CARDS.includes(view.phase) ? carries : undefined
  const words = [
    say('picture.sled', { seat }, all),
    ...(capacity === undefined ? [] : [say('picture.carries', capacity)]),
    ...(left > 0 ? [say('picture.left-behind', left)] : []),
    ...(view.start === seat ? [say('picture.start')] : []),
  ]
  return (
    <SpotBox target={`seat/${seat}`} label={words.join(' · ')} class="my-sled">
      <span class="my-sled-head">
        <PieceGlyph view={view} colour={seat} size={22} />
        {view.start === seat && <Glyph name="start-player" size={18} />}
      </span>
      <svg class="my-sled-load" viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true">
        <path class="my-runner" d={`M3 37H${WIDTH - 18}c10 0 15-5 13-12`} />
        <path class="my-planks" d={`M8 32H${WIDTH - 16}M16 36V32M52 36V32M88 36V32`} />
        <Load view={view} seat={seat} cubes={cubes} neutral={neutralCubes} />
      </svg>
      <span class={capacity !== undefined && all > capacity ? 'my-load my-too-many' : 'my-load'}>
        <b>{all}</b>
        {capacity !== undefined && <small>/{capacity}</small>}
        {left > 0 && <small class="my-lowered">−{left}</small>}
      </span>
    </SpotBox>
  )
}

/** Up to eight cubes beside each other, those of the neutral colour last; more lie on top. */
function Load({ view, seat, cubes, neutral }: { view: View; seat: number; cubes: number; neutral: number }) {
  const colours = [...Array<number>(cubes).fill(seat), ...Array<number>(neutral).fill(NEUTRAL)]
  const rows = Math.max(1, Math.ceil(colours.length / ROW))
  const rise = Math.min(HALF * 1.7, 22 / rows)
  return (
    <g>
      {colours.map((colour, i) => (
        <g key={`${colour}.${i}`} class="my-loaded">
          <StoneCube
            x={12 + (i % ROW) * HALF * 1.95 + (Math.floor(i / ROW) % 2) * HALF}
            y={25.5 - Math.floor(i / ROW) * rise}
            half={HALF}
            color={lookOf(view, colour).color}
          />
        </g>
      ))}
    </g>
  )
}

