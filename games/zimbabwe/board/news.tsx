/** What has just happened, shown by small motions on the map. */
import { useRef } from 'preact/hooks'
import type { LogEntry } from '../../../web/src/api-types'
import { pathOf } from './routes'
import { Icon } from './marks'
import type { GameEvent, SquareName, View } from './view'

type Log = LogEntry<GameEvent>[]

const newest = (log: Log): GameEvent[] => log.at(-1)?.events ?? []

/** The squares where something came with the newest entry. */
export function freshSquares(log: Log): Set<SquareName> {
  return new Set(newest(log).flatMap((event) => ('square' in event ? [event.square] : [])))
}

/** How long deliveries take, in milliseconds. */
const TRIP = 900

export const lasts = (events: GameEvent[]): number => (events.some(({ kind }) => kind === 'supply') ? TRIP : 0)

/** Cattle on their way from the monument that is raised to the craftsmen who supply it. */
export function Deliveries({ view, log }: { view: View; log: Log }) {
  // only what comes while the reader watches moves
  const first = useRef(log.at(-1)?.step ?? 0)
  const step = log.at(-1)?.step ?? 0
  const events = newest(log)
  const raised = events.find((event) => event.kind === 'raise')
  const to = raised?.square ?? view.raise?.square
  if (step <= first.current || to === undefined) return null
  return (
    <g aria-hidden="true">
      {events.map((event, i) =>
        event.kind === 'supply' ? (
          <g key={`${step} ${i}`} class="zi-delivery" style={{ offsetPath: `path("${pathOf(view, { piece: event.piece, to, hubs: [], cost: 0 })}")` }}>
            <Icon name="cattle" size={20} />
          </g>
        ) : null,
      )}
    </g>
  )
}
