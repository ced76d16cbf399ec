/** All pyramids of a match, and what happens on them. */
import type { LogEntry, Phrase } from '../../../web/src/api-types'
import { usePointing } from '../../../web/src/board/spot'
import { box, type Phase } from './data'
import { frontierOf } from './majority'
import { arrivalsOf, gainsOf, lastErosion, lossesOf } from './past'
import { Pyramid } from './pyramid'

interface PyramidsProps {
  view: any
  me: number
  phase: Phase
  log: LogEntry[]
  /** What was told just now. */
  told: Phrase[]
  round: number
}

export function Pyramids({ view, me, phase, log, told, round }: PyramidsProps) {
  const { say } = usePointing()
  const frontier = phase === 'over' ? undefined : frontierOf(view)
  const erosion = phase === 'auction' || phase === 'dig' || phase === 'reveal' ? lastErosion(log) : []
  const [arrivals, losses, gains] = [arrivalsOf(log.at(-1)?.events ?? []), lossesOf(told), gainsOf(told)]
  return (
    <div class="my-pyramids">
      {Object.keys(view.pyramids).map((pyramid) => {
        const here = <T extends { pyramid: string }>(moves: T[]): T[] => moves.filter((move) => move.pyramid === pyramid)
        return (
          <div key={pyramid} class={`my-site my-${pyramid}`}>
            <h3>{say(`pyramid.${pyramid}`)}</h3>
            <Pyramid
              view={view}
              me={me}
              pyramid={pyramid}
              frontier={frontier}
              arrivals={here(arrivals)}
              losses={here(losses)}
              gains={here(gains)}
              rubble={here(erosion).map(({ colour }) => colour)}
              erodes={phase === 'build' && round < box.rounds.number}
            />
          </div>
        )
      })}
    </div>
  )
}
