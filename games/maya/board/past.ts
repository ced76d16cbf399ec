/**
 * What the log tells and the table no longer shows: the cards go back to the hands as soon as the cubes are carried, and
 * eroded cubes are gone.
 */
import type { LogEntry } from '../../../web/src/api-types'
import { NEUTRAL, cardOf, colourOf, coloursOf, cubesOf, quarriesOf, type Part } from './data'
import type { Card, GameEvent, PyramidName, Total, View } from './view'

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
  /** By rank once they are known, before that in the order of laying. */
  totals: Total[]
  /** By how much totals were lowered, by colour. */
  lowered: number[]
  /** Colours whose total cannot be lowered. */
  shields: number[]
  /** The colour that has the token Two workers here, or -1. */
  workers: number
  /** What that token counts. */
  workersCount: number
  /** Cubes won, by place. */
  won: { colour: number; cubes: number }[]
  revealed: boolean
  /** Who took the token, or -1. */
  taker: number
}

const emptyDig = (colours: number, totals: Total[]): Dig => ({
  cards: [],
  totals,
  lowered: Array<number>(colours).fill(0),
  shields: [],
  workers: -1,
  workersCount: 0,
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
  const digs = quarries.map((_, i) => emptyDig(coloursOf(view).length, view.totals[i] ?? []))
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
    case 'quarry': {
      const present = new Set([...dig.cards.map(({ colour }) => colour), ...(dig.workers < 0 ? [] : [dig.workers])])
      dig.totals = [...present].map((colour) => ({ colour, total: colour === dig.workers ? dig.workersCount : 0 }))
      dig.revealed = true
      break
    }
    case 'card-shown': {
      // they are turned up in the order of laying
      const slot = dig.cards.filter(({ up }) => up).length
      const colour = event.seat ?? NEUTRAL
      dig.cards[slot] = { colour, card: cardOf(event.card), up: true }
      setTotal(dig, colour, event.total)
      break
    }
    case 'lower': {
      const colour = colourOf(event)
      dig.lowered[colour] += (totalOf(dig, colour) ?? 0) - event.total
      setTotal(dig, colour, event.total)
      break
    }
    case 'shield':
      dig.shields.push(event.seat)
      break
    case 'workers':
      dig.workers = event.seat
      dig.workersCount = event.counts
      break
    case 'dig':
      dig.won.push({ colour: colourOf(event), cubes: event.cubes })
      dig.totals = winnersFirst(dig)
      break
  }
}

const totalOf = ({ totals }: Dig, colour: number): number | undefined =>
  totals.find((other) => other.colour === colour)?.total

function setTotal(dig: Dig, colour: number, total: number): void {
  dig.totals = dig.totals.map((other) => (other.colour === colour ? { colour, total } : other))
}

/** Who has won cubes, in the order of winning, and then the others. */
function winnersFirst({ totals, won }: Dig): Total[] {
  const place = ({ colour }: Total) => {
    const at = won.findIndex((other) => other.colour === colour)
    return at < 0 ? won.length : at
  }
  return [...totals].sort((a, b) => place(a) - place(b))
}

/** The quarries as they lie on the table, with what was won there in this round. */
export function digsOf(view: View, log: Log): Dig[] {
  const told = digsTold(view, thisRound(log))
  if (!view.quarries.some((cards) => cards.length > 0)) return told
  const worker = view.players.findIndex(({ tokens }) => tokens.includes('two-workers'))
  return told.map((dig, i) => {
    const revealed = i < view.revealed
    const paid = dig.won.length > 0 // from then on only the log knows what was lowered
    return {
      ...dig,
      revealed,
      cards: view.quarries[i].map(({ seat, card }) => ({ colour: seat, card, up: revealed })),
      totals: paid ? dig.totals : view.totals[i],
      lowered: i === view.revealed - 1 && !paid ? view.lowered : dig.lowered,
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

/**
 * A view as it was before some events in which cubes were won, carried and eroded. What the rules make of it is taken from
 * the view before all that is being told.
 */
export function rewound(view: View, earlier: View, events: GameEvent[]): View {
  if (!events.length) return view
  const before = { ...structuredClone(view), levels: earlier.levels, totals: earlier.totals }
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
export function phaseTold(events: GameEvent[]): Part | undefined {
  const tells = (...kinds: GameEvent['kind'][]) => events.some(({ kind }) => kinds.includes(kind))
  if (events.some((event) => 'quarry' in event)) return 'reveal'
  if (tells('left-behind', 'announce')) return 'transport'
  return tells('gold', 'erode', 'fall') ? 'score' : undefined
}
