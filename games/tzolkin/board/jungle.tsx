/** The harvest tiles of Palenque. */
import { rectPath } from '../../../web/src/board/paths'
import { actionPhrase, board } from './data'
import type { View } from './view'
import { Amount } from './marks'
import { Spot, usePointing } from '../../../web/src/board/spot'

/** The tiles of a harvest: wood lies on corn, a dot for each tile that is left. */
export function Jungle({ action, view }: { action: number; view: View }) {
  const { say } = usePointing()
  const harvest = board.palenque.harvests[action - 2]
  const stacks = (['wood', 'corn'] as const).filter((good) => harvest[good])
  return (
    <>
      {stacks.map((good, i) => {
        const left = view.jungle[good][action - 2]
        const y = (i - (stacks.length - 1) / 2) * 16
        const tile = rectPath(-23.5, y - 7.8, 47, 15.6, 4)
        const label = say(
          'board.jungle.stack',
          actionPhrase('palenque', action),
          view.jungle.corn[action - 2],
          view.jungle.wood[action - 2],
        )
        return (
          <Spot
            key={good}
            target={`jungle/${action}/${good}`}
            label={label}
            outline={tile}
            class={`tz-jungle tz-jungle-${good}${left ? '' : ' tz-gone'}`}
          >
            <path d={tile} class="tz-jungle-tile" />
            <Amount value={harvest[good]!} name={good} x={-8} y={y} size={17} />
            {Array.from({ length: left }, (_, n) => (
              <circle key={n} cx={12 + (n % 2) * 6} cy={y + (left < 3 ? 0 : n < 2 ? -3 : 3)} r="2.2" class="tz-dot" />
            ))}
          </Spot>
        )
      })}
    </>
  )
}
