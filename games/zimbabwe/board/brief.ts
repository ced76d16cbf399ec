/** How events are told in short: what they bring as cattle, and which go without saying. */
import type { Brief } from '../../../web/src/game-client'
import type { GameEvent } from './view'

export function brief(event: GameEvent): Brief | undefined {
  switch (event.kind) {
    case 'round':
      return { heading: true }
    case 'start':
      return { saidBy: ['choice.first-monument'] }
    case 'build':
      return { saidBy: ['choice.monument', 'choice.second-monument'] }
    case 'craftsman':
      return { saidBy: ['choice.site'] }
    case 'resource':
      return { saidBy: ['choice.resource-site'] }
    case 'price':
      return { saidBy: ['choice.reprice-card'] }
    case 'gift':
      return { gains: { cattle: event.stock - event.cattle }, saidBy: ['choice.give', 'choice.give.elegua'] }
    case 'collect':
      return { gains: { cattle: event.cattle + event.god }, silent: true }
    case 'use':
    case 'supply':
      return { gains: { cattle: -event.cattle } }
    case 'cost':
      return { gains: { cattle: -event.cattle }, silent: true }
    case 'hubs':
      return { gains: { cattle: -event.hubs }, silent: true }
    case 'revenue':
      return { gains: { cattle: event.cards + event.level + event.god }, silent: true }
    default:
      return undefined
  }
}
