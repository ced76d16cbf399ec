/** How events are told in short: what they bring as goods, and which go without saying. */
import type { Brief } from '../../../web/src/game-client'
import type { GameEvent } from './view'

export function brief(event: GameEvent): Brief | undefined {
  switch (event.kind) {
    case 'era':
      return { heading: true }
    case 'produced':
      return { gains: { [event.good]: event.units } }
    case 'gained':
      return { gains: { [event.unit]: event.units }, silent: true }
    case 'preserved':
      return { gains: { [event.food]: 1, [event.cost]: -1 } }
    case 'collected':
      return { gains: { [event.raw]: 1 } }
    case 'eaten':
    case 'wasted':
    case 'discarded':
      return { gains: { [event.good]: -event.units } }
    case 'armed':
      return { gains: { weapon: -event.weapons } }
    case 'imprisoned':
      return { gains: { prisoner: event.prisoners } }
    default:
      return undefined
  }
}
