/** The inspector: whether it looks, at what, and how far; and what its colours mean. */
import { useState } from 'preact/hooks'
import { usePointing } from '../../../web/src/board/spot'
import { box } from './data'
import { MOST_SHADES, type Measure } from './finding'
import { rangeOf, type Finding } from './inspect'
import type { SquareName, View } from './view'

export interface Inspector {
  on: boolean
  toggle: () => void
  /** The square that stays looked at, wherever the reader points. */
  pinned: SquareName | null
  pin: (square: SquareName | null) => void
  measure: Measure
  by: (measure: Measure) => void
  range: number
  setRange: (range: number) => void
  /** Whether ranges differ among the players. */
  ranges: boolean
}

export function useInspector(view: View, me: number): Inspector {
  const [on, setOn] = useState(false)
  const [pinned, pin] = useState<SquareName | null>(null)
  const [measure, by] = useState<Measure>('steps')
  const [range, setRange] = useState<number>()
  const toggle = () => {
    setOn(!on)
    pin(null)
  }
  const ranges = view.players.some(({ god }) => god === 'eshu')
  const own = rangeOf(view, me < 0 ? view.active : me)
  return { on, toggle, pinned, pin, measure, by, range: ranges ? (range ?? own) : box.range, setRange, ranges }
}

const MEASURES: Measure[] = ['steps', 'hubs']
const STANDINGS = ['free', 'claimed', 'used'] as const

export function InspectorBar({ inspector, finding }: { inspector: Inspector; finding: Finding | null }) {
  const { say } = usePointing()
  const { measure, range } = inspector
  const shades = Array.from({ length: (measure === 'steps' ? range : MOST_SHADES.hubs) + 1 }, (_, i) => i)
  return (
    <div class="zi-inspector">
      <div class="zi-switch" role="group" aria-label={say('picture.measure')}>
        {MEASURES.map((one) => (
          <button key={one} class="small" aria-pressed={one === measure} onClick={() => inspector.by(one)}>
            {say(`picture.measure.${one}`)}
          </button>
        ))}
      </div>
      {inspector.ranges && (
        <div class="zi-switch" role="group" aria-label={say('picture.range')}>
          {[box.range, box.eshu].map((one) => (
            <button key={one} class="small" aria-pressed={one === range} onClick={() => inspector.setRange(one)}>
              {say('picture.range.of', one)}
            </button>
          ))}
        </div>
      )}
      <ul class={`zi-legend zi-by-${measure}`}>
        {shades.map((count) => (
          <li key={count}>
            <span class={`zi-swatch zi-shade-${count}`}>{measure === 'hubs' && count === MOST_SHADES.hubs ? `${count}+` : count}</span>
          </li>
        ))}
        {STANDINGS.map((standing) => (
          <li key={standing}>
            <svg class="zi-legend-ring" viewBox="-20 -20 40 40" width="18" height="18" aria-hidden="true">
              <g class={`zi-standing zi-${standing}`}>
                <circle r="16" />
              </g>
            </svg>
            {say(`picture.standing.${standing}`)}
            {finding && <b>{[...finding.resources.values()].filter((one) => one === standing).length}</b>}
          </li>
        ))}
      </ul>
      <p class="zi-hint">{say(inspector.pinned === null ? 'picture.inspect.how' : 'picture.inspect.pinned')}</p>
    </div>
  )
}
