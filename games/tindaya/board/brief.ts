/** How events are told in short: what they bring as goods, and which go without saying. */
import type { Brief } from '../../../web/src/game-client'
import type { GameEvent } from './view'

/** Choices after which an event tells nothing new. */
const SAID_BY: Partial<Record<GameEvent['kind'], string[]>> = {
  settled: ['choice.first-settlement', 'choice.options.settle'],
  'marker-used': ['develop', 'produce', 'cave', 'explore'].flatMap((action) => [`choice.turn.${action}.cube`, `choice.turn.${action}.cylinder`]),
  'cave-built': ['choice.turn.cave.cube', 'choice.turn.cave.cylinder'],
  passed: ['choice.turn.pass'],
  slaughtered: ['choice.slaughter.goat', 'choice.slaughter.pig'],
  preserved: ['choice.preserve'],
  moved: ['choice.way.land', 'choice.way.fort'],
  sailed: ['choice.ashore', 'choice.ashore.fort', 'choice.sail', 'choice.sail.stay'],
  'canoe-built': ['choice.way.build'],
  collected: ['choice.options.collect', 'choice.options.collect.last'],
  gathered: ['choice.options.gather', 'choice.options.gather.last'],
  offered: ['choice.give', 'choice.give.instead'],
  sacrificed: ['choice.sacrifice'],
  refused: ['choice.answer.refuse'],
  'idol-sold': ['choice.sell'],
  'idol-shown': ['fertility', 'harvest', 'bounty', 'calm', 'warrior'].map((idol) => `choice.show.${idol}`),
  bought: ['choice.buy'],
  walled: ['choice.wall'],
  born: ['choice.born'],
  eaten: ['choice.eat'],
  discarded: ['choice.discard'],
  protected: ['choice.guard'],
}

export function brief(event: GameEvent): Brief | undefined {
  const saidBy = SAID_BY[event.kind]
  return saidBy ? { ...told(event), saidBy } : told(event)
}

function told(event: GameEvent): Brief | undefined {
  switch (event.kind) {
    case 'era':
      return { heading: true }
    case 'produced':
      return { gains: { [event.good]: event.units }, silent: true }
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
