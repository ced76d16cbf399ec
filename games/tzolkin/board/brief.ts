/** How events are told in short: what they bring as goods, and which go without saying. */
import type { Brief } from '../../../web/src/game-client'
import type { GameEvent } from './view'

/** Points are counted in quarters. */
const POINT = 4

export function brief(event: GameEvent): Brief | undefined {
  switch (event.kind) {
    case 'round':
      return { heading: true }
    case 'turn':
    case 'tooth':
      return { silent: true }
    case 'place':
    case 'claim':
    case 'use':
      return { gains: { corn: -event.corn } }
    case 'collect':
      return { gains: { corn: event.corn } }
    case 'feed':
      return { gains: { corn: -event.corn } }
    case 'gain':
      return { gains: { [event.good]: event.count }, silent: true }
    case 'pay':
      return { gains: { [event.good]: -event.count }, silent: true }
    case 'skull':
      return { gains: { skull: -1 } }
    case 'step-up':
      return { gains: { [event.temple]: 1 }, silent: true }
    case 'step-down':
      return { gains: { [event.temple]: -1 }, silent: true }
    case 'advance':
      return { gains: { [event.technology]: 1 }, silent: true }
    case 'worker':
      return { gains: { worker: 1 }, silent: true }
    case 'points':
      return { gains: { points: event.quarters / POINT } }
    default:
      return undefined
  }
}
