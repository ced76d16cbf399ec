/** What can be pressed on the map: an empty shape over each hex, with its name in words. */
import type { Choice } from '../../../web/src/api-types'
import { choicesAt } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { memo } from '../../../web/src/memo'
import { hexTarget } from './archipelago'
import { hexPath } from './geometry'
import { HEXES, hexName } from './hexes'
import type { View } from './view'
import { sayHex } from './words'

/** From so many places on, one key leads to the map and the arrows lead around on it. */
const MANY = 12
/** So many choices name a place; the menu tells of the others. */
const MAX_NAMED = 6

export const Presses = memo(function Presses({ view, choices, say }: { view: View; choices: Choice[]; say: Say }) {
  const names = HEXES.map(hexName)
  const open = names.filter((name) => choicesAt(choices, hexTarget(name)).length > 0)
  const first = open[0] ?? names[0]
  return (
    <g>
      {HEXES.map((hex, i) => {
        const name = names[i]!
        const here = choicesAt(choices, hexTarget(name))
        const can = here.length > 0
        return (
          <path
            key={name}
            d={hexPath(hex)}
            class={can ? 'ti-press ti-can' : 'ti-press'}
            data-target={hexTarget(name)}
            role={can ? 'button' : 'img'}
            aria-label={can ? here.slice(0, MAX_NAMED).map(({ phrase }) => say(phrase)).join(' · ') : sayHex(view, name, say)}
            tabindex={name === first || (can && open.length <= MANY) ? 0 : -1}
          />
        )
      })}
    </g>
  )
})
