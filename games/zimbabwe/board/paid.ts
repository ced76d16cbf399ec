/** What has been paid by hand while a monument is raised: the rules forget it, the log does not. */
import type { LogEntry } from '../../../web/src/api-types'
import { craftData } from './data'
import { hubsBetween, waysOf } from './distance'
import { rangeOf } from './inspect'
import { landOf } from './land'
import { pieceCalled, squaresNamed } from './pieces'
import type { Route } from './routes'
import { stepOf } from './step'
import type { GameEvent, PieceName, View } from './view'

/** A way that is paid, and to whom its price goes; hubs are paid to others. */
export interface PaidRoute extends Route {
  price: number
  payee: number
}

/** The deliveries since the monument that is being raised was chosen, in their order, and the one that waits for a resource. */
export function paidRoutes(view: View, log: LogEntry<GameEvent>[]): PaidRoute[] {
  const { raise } = view
  if (!raise) return []
  const ways = waysOf(landOf(view))
  const monuments = view.monuments.map(({ square }) => square)
  const routes: PaidRoute[] = []
  let to: string = raise.square
  const add = (piece: PieceName, price: number | undefined, resource?: string) => {
    const hubs = hubsBetween(ways, squaresNamed(view, to), squaresNamed(view, piece), rangeOf(view, view.active), monuments)
    const cost = price === undefined ? raise.paid - routes.reduce((sum, route) => sum + route.cost, 0) : price + hubs.length
    const worker = pieceCalled(view, piece)
    routes.push({ piece, to, hubs, cost, resource, price: cost - hubs.length, payee: worker?.seat ?? -1 })
    // what comes next is for a craftsman who needs another's good, or else for the monument
    to = worker && craftData(worker.craft).needs ? piece : raise.square
  }
  for (const event of deliveries(log)) if (event.kind === 'supply') add(event.piece, event.cattle, event.resource)
  const { word, args } = stepOf(view)
  if (word === 'supply') add(args.join(' '), undefined)
  return routes
}

/** Nothing else happens while a monument is raised. */
function deliveries(log: LogEntry<GameEvent>[]): GameEvent[] {
  const events = log.flatMap((entry) => entry.events)
  let first = events.length
  while (first > 0 && ['supply', 'hubs'].includes(events[first - 1]!.kind)) first--
  return events.slice(first)
}
