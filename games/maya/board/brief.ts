/** How events are told in short: what they bring as goods, and which go without saying. */
import type { Brief } from '../../../web/src/game-client'
import type { GameEvent } from './view'

export function brief(event: GameEvent): Brief | undefined {
  switch (event.kind) {
    case 'round':
      return { heading: true }
    case 'bid-paid':
      return { gains: { gold: -event.gold }, silent: true }
    case 'dig':
      return { gains: { cubes: event.cubes } }
    case 'left-behind':
    case 'double':
    case 'pass':
      return { gains: { cubes: -event.cubes } }
    case 'forced-pass':
      return { gains: { cubes: -1, gold: event.gold } }
    case 'free-cube':
      return { gains: { cubes: 1 } }
    case 'gold':
      return { gains: { gold: event.gold } }
    default:
      return undefined
  }
}
