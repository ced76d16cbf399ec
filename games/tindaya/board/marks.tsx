/** Icons and the marks of the tribes put to use. */
import type { ComponentChildren } from 'preact'
import { usePointing } from '../../../web/src/board/spot'
import { picturesOf } from '../../../web/src/board/pictures'
import { ICONS } from './icons'
import { TRIBE_LOOKS } from './tribes'
import type { Amounts, Tribe } from './view'

export const { Icon, Drawing, Glyph } = picturesOf(ICONS, 'ti-drawing')

/** A tribe's stamp: a disc of its colour with its sign. */
export function Stamp({ tribe, size = 20 }: { tribe: Tribe; size?: number }) {
  const { color, ink, mark } = TRIBE_LOOKS[tribe]
  return (
    <g transform={`scale(${size / 24})`}>
      <circle r="11" fill={color} stroke="#fff8e6" stroke-width="3.2" />
      <circle r="11" fill={color} stroke="#2a1c12" stroke-width="1.3" />
      <path d={mark} fill={ink} fill-rule="evenodd" transform="scale(1.25)" />
    </g>
  )
}

/** A tribe's stamp in running HTML; said by its name. */
export function TribeGlyph({ tribe, size = 20 }: { tribe: Tribe; size?: number }) {
  const { say } = usePointing()
  return (
    <span class="ti-stamp" role="img" aria-label={say(`tribe.${tribe}`)} data-about={say(`tribe.${tribe}`)}>
      <Drawing size={size}>
        <Stamp tribe={tribe} size={23} />
      </Drawing>
    </span>
  )
}

/** A number with its picture before it. */
export const Amount = ({ icon, value, size = 17 }: { icon: string; value: number | string; size?: number }) => (
  <span class="ti-amount">
    <Glyph name={icon} size={size} />
    <b>{value}</b>
  </span>
)

/** Several goods in a row, each as often as it counts. */
export function Price({ of, size = 15 }: { of: Amounts<string>; size?: number }) {
  const each = Object.entries(of).flatMap(([good, count = 0]) => Array.from({ length: count }, (_, i) => ({ good, i })))
  return (
    <span class="ti-price">
      {each.map(({ good, i }) => (
        <Glyph key={`${good} ${i}`} name={good} size={size} />
      ))}
    </span>
  )
}

/** A picture that is said as a whole. */
export const Said = ({ words, class: name, children }: { words: string; class?: string; children: ComponentChildren }) => (
  <span class={name} role="img" aria-label={words} data-about={words}>
    {children}
  </span>
)
