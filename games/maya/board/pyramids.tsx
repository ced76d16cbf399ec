/** All pyramids of a match, and what happens on them. */
import type { LogEntry } from '../../../web/src/api-types'
import { usePointing } from '../../../web/src/board/spot'
import { pyramidsOf, type Part } from './data'
import { arrivalsOf, gainsOf, lastErosion, lossesOf } from './past'
import { Pyramid } from './pyramid'
import type { GameEvent, View } from './view'

interface PyramidsProps {
  view: View
  me: number
  phase: Part
  log: LogEntry<GameEvent>[]
  /** What was told just now. */
  told: GameEvent[]
}

export function Pyramids({ view, me, phase, log, told }: PyramidsProps) {
  const { say } = usePointing()
  const erosion = phase === 'auction' || phase === 'dig' || phase === 'reveal' ? lastErosion(log) : []
  const [arrivals, losses, gains] = [arrivalsOf(log.at(-1)?.events ?? []), lossesOf(told), gainsOf(told)]
  return (
    <div class="my-pyramids">
      {pyramidsOf(view).map((pyramid) => {
        const here = <T extends { pyramid: string }>(moves: T[]): T[] => moves.filter((move) => move.pyramid === pyramid)
        return (
          <div key={pyramid} class={`my-site my-${pyramid}`}>
            <h3>{say(`pyramid.${pyramid}`)}</h3>
            <Pyramid
              view={view}
              me={me}
              pyramid={pyramid}
              arrivals={here(arrivals)}
              losses={here(losses)}
              gains={here(gains)}
              rubble={here(erosion).map(({ colour }) => colour)}
              erodes={phase === 'build'}
            />
          </div>
        )
      })}
    </div>
  )
}
