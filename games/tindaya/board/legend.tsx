/** What the signs of the chart mean; folded away until somebody asks. */
import type { ComponentChildren } from 'preact'
import { usePointing } from '../../../web/src/board/spot'
import { Native } from './figures'
import { Drawing, Icon } from './marks'

const LINE = 'M-11 3Q-5-6 0 0t11-3'

const SIGNS: [string, ComponentChildren][] = [
  ['native', <path d={LINE} class="ti-outline ti-native" />],
  ['foreign', <path d={LINE} class="ti-outline ti-foreign" />],
  ['neutral', <path d={LINE} class="ti-outline ti-neutral" />],
  ['villager', <Native tribe="majos" noble={false} size={22} y={1} />],
  ['noble', <Native tribe="majos" noble size={22} y={2} />],
  ['last', <Icon name="warning" size={22} />],
  ['now', <path d="M-10-8H10V8H-10z" class="ti-by-eruption ti-area-now" />],
  ['next', <path d="M-10-8H10V8H-10z" class="ti-by-eruption ti-area-next" />],
  [
    'attacked',
    <g class="ti-attacked">
      <g>
        <circle r="9" />
        <path d="M-4-4l8 8M4-4l-8 8" class="ti-swords" />
      </g>
    </g>,
  ],
]

export function Legend() {
  const { say } = usePointing()
  return (
    <details class="ti-panel ti-legend">
      <summary>{say('picture.legend')}</summary>
      <ul>
        {SIGNS.map(([sign, picture]) => (
          <li key={sign}>
            <Drawing size={26}>{picture}</Drawing>
            {say(`picture.legend.${sign}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
