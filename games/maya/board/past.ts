/**
 * What the log tells and the table no longer shows: the cards go back to the hands as soon as the cubes are carried, and
 * eroded cubes are gone.
 */
import type { Arg, LogEntry, Phrase } from '../../../web/src/api-types'
import { NEUTRAL, box, coloursOf, countOf, quarriesOf, type Card, type Phase } from './data'

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
  won: { seat: number; cubes: number; neutral: boolean }[]
  revealed: boolean
  /** Who took the token, or -1. */
  taker: number
}

const seatOf = (arg: Arg): number => (arg as { seat: number }).seat

function colourOf(arg: Arg): number {
  const { key, args } = arg as Phrase
  return key === 'neutral' ? NEUTRAL : seatOf(args[0])
}

const cardOf = (arg: Arg): Card => {
  const { key, args } = arg as Phrase
  return key === 'card.neutral' ? 'neutral' : (args[0] as number)
}

/** The parts of what an event points at, such as `['quarry', '2']`. */
const targetOf = ({ target = '' }: Phrase): string[] => target.split('/')

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
export function thisRound(log: LogEntry[]): Phrase[] {
  const events = log.flatMap((entry) => entry.events)
  const begun = events.map(({ key }) => key).lastIndexOf('event.round')
  return events.slice(begun + 1)
}

/** The quarries as the events of a round tell of them. */
export function digsTold(view: any, events: Phrase[]): Dig[] {
  const quarries = quarriesOf(view)
  const digs = quarries.map(() => emptyDig(coloursOf(view).length))
  for (const event of events) {
    const [kind, name] = targetOf(event)
    const { args } = event
    if (event.key === 'event.token') {
      const quarry = quarries.findIndex(({ token }) => token === name)
      if (quarry >= 0) digs[quarry].taker = seatOf(args[0])
    } else if (kind === 'quarry') {
      tell(digs[Number(name) - 1], event)
    }
  }
  return digs
}

function tell(dig: Dig, { key, args }: Phrase): void {
  switch (key) {
    case 'event.lay':
      dig.cards.push(laid(seatOf(args[0]), cardOf(args[2])))
      break
    case 'event.lay.hidden':
      dig.cards.push(laid(seatOf(args[0]), (args[2] as string).slice('back.'.length) as Card))
      break
    case 'event.quarry':
      dig.revealed = true
      break
    case 'event.card-shown': {
      // they are turned up in the order of laying
      const slot = dig.cards.filter(({ up }) => up).length
      dig.cards[slot] = { colour: colourOf(args[0]), card: cardOf(args[1]), up: true }
      break
    }
    case 'event.lower': {
      const colour = colourOf(args[1])
      dig.lowered[colour] = before(dig, colour) - (args[2] as number)
      break
    }
    case 'event.shield':
      dig.shields.push(seatOf(args[0]))
      break
    case 'event.workers':
      dig.workers = seatOf(args[0])
      break
    case 'event.dig':
    case 'event.dig.neutral':
      dig.won.push({ seat: seatOf(args[0]), cubes: args[1] as number, neutral: key === 'event.dig.neutral' })
      break
  }
}

/** A player's neutral card is laid for the neutral colour. */
const laid = (seat: number, card: Card): LaidCard => ({ colour: card === 'neutral' ? NEUTRAL : seat, card, up: false })

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
export function digsOf(view: any, log: LogEntry[]): Dig[] {
  const told = digsTold(view, thisRound(log))
  if (!view.quarries.some((cards: unknown[]) => cards.length > 0)) return told
  const worker = view.players.findIndex(({ tokens }: any) => tokens.includes('two-workers'))
  return told.map((dig, i) => {
    const revealed = i < view.revealed
    return {
      ...dig,
      revealed,
      cards: view.quarries[i].map(({ seat, card }: any) => ({ colour: seat, card, up: revealed })),
      lowered: i === view.revealed - 1 && dig.won.length === 0 ? view.lowered : dig.lowered,
      shields: view.players.flatMap(({ shields }: any, seat: number) => (shields.includes(i + 1) ? [seat] : [])),
      workers: view.workersAt === i + 1 ? worker : -1,
    }
  })
}

/** The cubes that each seat could not carry in this round. */
export function leftBehind(view: any, log: LogEntry[]): number[] {
  const left = Array<number>(view.seats).fill(0)
  for (const { key, args } of thisRound(log)) {
    if (key.startsWith('event.left-behind')) left[seatOf(args[0])] += args[1] as number
  }
  return left
}

/** A cube that comes or goes. */
export interface CubeMove {
  pyramid: string
  level: number
  colour: number
}

export interface Gain extends CubeMove {
  gold: number
}

function placeOf(event: Phrase): { pyramid: string; level: number } {
  const [, pyramid, level] = targetOf(event)
  return { pyramid, level: Number(level) - 1 }
}

/** The cubes that events tell of as set. */
export function arrivalsOf(events: Phrase[]): CubeMove[] {
  return events.flatMap((event) => {
    if (event.key === 'event.bonus') return [{ ...placeOf(event), colour: colourOf(event.args[0]) }]
    if (event.key === 'event.build.neutral') return [{ ...placeOf(event), colour: NEUTRAL }]
    return event.key === 'event.build' ? [{ ...placeOf(event), colour: seatOf(event.args[0]) }] : []
  })
}

/** The cubes that events tell of as eroded or fallen. */
export function lossesOf(events: Phrase[]): CubeMove[] {
  return events
    .filter(({ key }) => key === 'event.erode' || key === 'event.fall')
    .map((event) => ({ ...placeOf(event), colour: colourOf(event.args[0]) }))
}

/** The gold that events tell of. */
export function gainsOf(events: Phrase[]): Gain[] {
  return events
    .filter(({ key }) => key === 'event.gold')
    .map((event) => ({ ...placeOf(event), colour: seatOf(event.args[0]), gold: event.args[1] as number }))
}

/** What the erosion at the end of the round before took; told in the same breath as the new round. */
export function lastErosion(log: LogEntry[]): CubeMove[] {
  const begun = log.filter(({ events }) => events.some(({ key }) => key === 'event.round')).at(-1)
  return lossesOf(begun?.events ?? [])
}

/** A view as it was before some events in which cubes were won, carried and eroded. */
export function rewound(view: any, events: Phrase[]): any {
  if (!events.length) return view
  const { pyramids, players } = structuredClone(view)
  for (const { pyramid, level, colour } of lossesOf(events)) pyramids[pyramid][level][colour]++
  for (const { key, args } of events) {
    const [deed, amount] = [HANDLED[key.replace('.neutral', '')], args[1] as number]
    if (deed) players[seatOf(args[0])][key.endsWith('.neutral') ? 'neutralCubes' : 'cubes'] -= deed(amount)
  }
  return { ...view, pyramids, players }
}

/** By how much events change the cubes in a hand. */
const HANDLED: Record<string, ((amount: number) => number) | undefined> = {
  'event.dig': (amount) => amount,
  'event.left-behind': (amount) => -amount,
  'event.free-cube': () => 1,
}

/** The part of the round that events still to be told belong to. */
export function phaseTold(events: Phrase[]): Phase | undefined {
  const tells = (...keys: string[]) => events.some(({ key }) => keys.some((begin) => key.startsWith(begin)))
  if (events.some((event) => targetOf(event)[0] === 'quarry')) return 'reveal'
  if (tells('event.left-behind', 'event.announce')) return 'transport'
  return tells('event.gold', 'event.erode', 'event.fall') ? 'score' : undefined
}
