/**
 * What the log tells and the table no longer shows: the cards go back to the hands as soon as the cubes are carried, and
 * eroded cubes are gone.
 */
import type { LogEntry } from '../../../web/src/api-types'
import { countOf } from './computed'
import { NEUTRAL, box, cardOf, colourOf, coloursOf, cubesOf, quarriesOf, type Phase } from './data'
import type { Card, GameEvent, PyramidName, View } from './view'

type Log = LogEntry<GameEvent>[]

export interface LaidCard {
  colour: number
  card: Card
  /** Whether it is turned up. */
  up: boolean
}

/** A quarry and what has happened there in this round. */
export interface Dig {
  cards: LaidCard[]
  /** By how much totals were lowered, by colour. */
  lowered: number[]
  /** Colours whose total cannot be lowered. */
  shields: number[]
  /** The colour that has the token Two workers here, or -1. */
  workers: number
  /** Cubes won, by place. */
  won: { colour: number; cubes: number }[]
  revealed: boolean
  /** Who took the token, or -1. */
  taker: number
}

const emptyDig = (colours: number): Dig => ({
  cards: [],
  lowered: Array<number>(colours).fill(0),
  shields: [],
  workers: -1,
  won: [],
  revealed: false,
  taker: -1,
})

/** What has happened since the round began. */
export function thisRound(log: Log): GameEvent[] {
  const events = log.flatMap((entry) => entry.events)
  return events.slice(events.findLastIndex(({ kind }) => kind === 'round') + 1)
}

/** The quarries as the events of a round tell of them. */
export function digsTold(view: View, events: GameEvent[]): Dig[] {
  const quarries = quarriesOf(view)
  const digs = quarries.map(() => emptyDig(coloursOf(view).length))
  for (const event of events) {
    if (event.kind === 'token') {
      const quarry = quarries.findIndex(({ token }) => token === event.token)
      if (quarry >= 0) digs[quarry].taker = event.seat
    } else if ('quarry' in event) {
      tell(digs[event.quarry], event)
    }
  }
  return digs
}

function tell(dig: Dig, event: GameEvent): void {
  switch (event.kind) {
    case 'lay':
      dig.cards.push({
        colour: event.back === 'neutral' ? NEUTRAL : event.seat,
        card: event.card ? cardOf(event.card) : event.back,
        up: false,
      })
      break
    case 'quarry':
      dig.revealed = true
      break
    case 'card-shown': {
      // they are turned up in the order of laying
      const slot = dig.cards.filter(({ up }) => up).length
      dig.cards[slot] = { colour: colourOf(event), card: cardOf(event.card), up: true }
      break
    }
    case 'lower': {
      const colour = colourOf(event)
      dig.lowered[colour] = before(dig, colour) - event.total
      break
    }
    case 'shield':
      dig.shields.push(event.seat)
      break
    case 'workers':
      dig.workers = event.seat
      break
    case 'dig':
      dig.won.push({ colour: colourOf(event), cubes: event.cubes })
      break
  }
}

const before = (dig: Dig, colour: number): number => totalOf({ ...dig, lowered: [] }, colour)

/** A colour's total at a quarry: of the cards turned up so far, or before that of those the reader knows. */
export function totalOf({ cards, workers, lowered, revealed }: Dig, colour: number): number {
  const counted = cards.filter((card) => card.colour === colour && (card.up || !revealed))
  const points = counted.reduce((all, { card }) => all + countOf(card), 0)
  return points + (workers === colour ? box.tokens.twoWorkers : 0) - (lowered[colour] ?? 0)
}

/** The colours at a quarry in the order of laying; two workers alone come last. */
export function presentAt({ cards, workers }: Dig): number[] {
  return [...new Set([...cards.map(({ colour }) => colour), ...(workers >= 0 ? [workers] : [])])]
}

/** The colours at a revealed quarry by rank: the higher total first, of equal ones the first to lay. */
export const ranked = (dig: Dig): number[] => presentAt(dig).sort((a, b) => totalOf(dig, b) - totalOf(dig, a))

/** The quarries as they lie on the table, with what was won there in this round. */
export function digsOf(view: View, log: Log): Dig[] {
  const told = digsTold(view, thisRound(log))
  if (!view.quarries.some((cards) => cards.length > 0)) return told
  const worker = view.players.findIndex(({ tokens }) => tokens.includes('two-workers'))
  return told.map((dig, i) => {
    const revealed = i < view.revealed
    return {
      ...dig,
      revealed,
      cards: view.quarries[i].map(({ seat, card }) => ({ colour: seat, card, up: revealed })),
      lowered: i === view.revealed - 1 && dig.won.length === 0 ? view.lowered : dig.lowered,
      shields: view.players.flatMap(({ shields }, seat) => (shields.includes(i + 1) ? [seat] : [])),
      workers: view.workersAt === i + 1 ? worker : -1,
    }
  })
}

/** The cubes that each seat could not carry in this round. */
export function leftBehind(view: View, log: Log): number[] {
  const left = Array<number>(view.seats).fill(0)
  for (const event of thisRound(log)) {
    if (event.kind === 'left-behind') left[event.seat] += event.cubes
  }
  return left
}

/** A cube that comes or goes. */
export interface CubeMove {
  pyramid: PyramidName
  level: number
  colour: number
}

export interface Gain extends CubeMove {
  gold: number
}

/** The cubes that events tell of as set. */
export const arrivalsOf = (events: GameEvent[]): CubeMove[] =>
  events.flatMap((event) =>
    event.kind === 'build' || event.kind === 'bonus'
      ? [{ pyramid: event.pyramid, level: event.level, colour: colourOf(event) }]
      : [],
  )

/** The cubes that events tell of as eroded or fallen. */
export const lossesOf = (events: GameEvent[]): CubeMove[] =>
  events.flatMap((event) =>
    event.kind === 'erode' || event.kind === 'fall'
      ? [{ pyramid: event.pyramid, level: event.level, colour: colourOf(event) }]
      : [],
  )

/** The gold that events tell of. */
export const gainsOf = (events: GameEvent[]): Gain[] =>
  events.flatMap((event) =>
    event.kind === 'gold' ? [{ pyramid: event.pyramid, level: event.level, colour: event.seat, gold: event.gold }] : [],
  )

/** What the erosion at the end of the round before took; told in the same breath as the new round. */
export function lastErosion(log: Log): CubeMove[] {
  return lossesOf(log.findLast(({ events }) => events.some(({ kind }) => kind === 'round'))?.events ?? [])
}

/** A view as it was before some events in which cubes were won, carried and eroded. */
export function rewound(view: View, events: GameEvent[]): View {
  if (!events.length) return view
  const before = structuredClone(view)
  for (const { pyramid, level, colour } of lossesOf(events)) cubesOf(before, pyramid)[level][colour]++
  for (const event of events) {
    const cubes = cubesBrought(event)
    if (cubes === 0 || !('seat' in event) || event.seat === undefined) continue
    const ofNeutral = 'colour' in event && colourOf(event) !== event.seat
    before.players[event.seat][ofNeutral ? 'neutralCubes' : 'cubes'] -= cubes
  }
  return before
}

/** By how much an event changes the cubes in a hand. */
function cubesBrought(event: GameEvent): number {
  switch (event.kind) {
    case 'dig':
      return event.cubes
    case 'left-behind':
      return -event.cubes
    case 'free-cube':
      return 1
    default:
      return 0
  }
}

/** The part of the round that events still to be told belong to. */
export function phaseTold(events: GameEvent[]): Phase | undefined {
  const tells = (...kinds: GameEvent['kind'][]) => events.some(({ kind }) => kinds.includes(kind))
  if (events.some((event) => 'quarry' in event)) return 'reveal'
  if (tells('left-behind', 'announce')) return 'transport'
  return tells('gold', 'erode', 'fall') ? 'score' : undefined
}
