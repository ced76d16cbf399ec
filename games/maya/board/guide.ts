/** What a beginner is told: the whole first round, step by step, and what is new in the two that follow. */
import type { Choice, LogEntry, Phrase } from '../../../web/src/api-types'
import { note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'

const MAX_NOTES = 2
const LAST_ROUND = 3

/** What is told when cards are laid in the first round, by how many the reader has laid already. */
const DIGGING = [
  ['guide.dig', 'guide.low'],
  ['guide.limits', 'guide.order'],
  ['guide.keep'],
  ['guide.stop'],
]

/** What is told in the building turns of each round, by how many moves the reader has made in it. */
const BUILDING: Record<number, string[]> = {
  1: ['guide.build', 'guide.levels', 'guide.double', 'guide.ties', 'guide.bonus', 'guide.ahead', 'guide.pass'],
  2: ['guide.refill', 'guide.support'],
  3: ['guide.finish'],
}

/** Topics that make sense only while the reader may choose such a thing. */
const NEEDS: Record<string, string> = { 'guide.double': 'double', 'guide.pass': 'pass' }

/**
 * The decisions besides these. A note with `done` is not repeated once the log has such an event of the reader's; the
 * others are told until the last round.
 */
const DECISIONS: Record<string, { note: string; done?: string }> = {
  lower: { note: 'guide.lower', done: 'event.lower' },
  shield: { note: 'guide.shield', done: 'event.shield' },
  name: { note: 'guide.name', done: 'event.start' },
  place: { note: 'guide.place' },
  to: { note: 'guide.to' },
}

const REVEALING = ['lower', 'shield', 'name']
const TOKENS = ['extra-cube', 'free-double']

export function guide(view: any, me: number, decider: number, choices: Choice[], log: LogEntry[]): GuideNote[] {
  if (me < 0 || decider < 0) return []
  const [step, argument] = view.pending.split(' ') as string[]
  const told = decider === me ? mine(view, me, step, argument, choices, log) : waiting(view, me, step)
  return told.slice(0, MAX_NOTES)
}

/** What can be learnt while the others decide, in the first round. */
function waiting(view: any, me: number, step: string): GuideNote[] {
  if (view.round === 2 && step === 'dig' && laid(view, me) === 0) return [note('guide.scored')]
  if (view.round > 1) return []
  if (step === 'first-cube') return [note('guide.welcome')]
  if (step === 'dig' || step === 'card') return [note(view.stopped.includes(me) ? 'guide.stopped' : 'guide.others')]
  if (REVEALING.includes(step)) return [note('guide.reveal')]
  return [note(view.players[me].cubes > 0 ? 'guide.watch' : 'guide.empty')]
}

/** The most pressing note first. */
function mine(
  view: any, me: number, step: string, argument: string, choices: Choice[], log: LogEntry[],
): GuideNote[] {
  if (step === 'first-cube') return firstCube(view, me)
  if (step === 'dig') return digging(view, me)
  if (step === 'card') return card(view, me, argument, choices)
  if (step === 'turn') return turn(view, me, choices, log)
  const told = DECISIONS[step]
  const known = told?.done ? hasDone(log, me, told.done) : view.round === LAST_ROUND
  return told && !known ? [note(told.note)] : []
}

function firstCube(view: any, me: number): GuideNote[] {
  const first = Object.values(view.pyramids).every((levels: any) => levels[0][me] === 0)
  return first ? [note('guide.welcome'), note('guide.first-cube')] : [note('guide.first-cube.second')]
}

function digging(view: any, me: number): GuideNote[] {
  const cards = laid(view, me)
  if (view.round === 1) return DIGGING[Math.min(cards, DIGGING.length - 1)].map(text => note(text))
  if (view.round === 2) {
    return cards === 0 ? [note('guide.scored'), note('guide.eroded')] : cards === 1 ? [note('guide.again')] : []
  }
  return cards === 0 ? [note('guide.last')] : []
}

/** Which card: the first at a quarry is a matter of its own. */
function card(view: any, me: number, quarry: string, choices: Choice[]): GuideNote[] {
  if (view.round > 1 || laid(view, me) >= DIGGING.length - 1) return []
  if (view.quarries[Number(quarry) - 1].length === 0) return [note('guide.card.low')]
  return [note('guide.card'), ...noteOf(starting(choices, 'lay -3'), 'guide.minus')]
}

function turn(view: any, me: number, choices: Choice[], log: LogEntry[]): GuideNote[] {
  const token = TOKENS.map(words => starting(choices, words)).find(choice => choice)
  const moves = movesMade(view, me, log)
  if (view.moved || view.players[me].cubes === 0) return ending(view, moves, token)
  const building = starting(choices, 'build')
  if (!building) return [note('guide.blocked')]
  return [
    ...news(view, me, moves, building, log),
    ...topic(view, moves, choices, log),
    ...(view.round === 1 && moves === 1 ? noteOf(token, 'guide.tokens') : []),
    ...(view.round === LAST_ROUND && moves === 0 ? [note('guide.closing')] : []),
  ]
}

/** The move is made, or there was none to make. */
function ending(view: any, moves: number, token: Choice | undefined): GuideNote[] {
  if (view.round > 1) return []
  return [...noteOf(token, 'guide.tokens'), ...(moves === 1 ? [note('guide.end')] : [])]
}

/** What has just changed: cubes carried home, the first bonus cube, a higher level that is open. */
function news(view: any, me: number, moves: number, building: Choice, log: LogEntry[]): GuideNote[] {
  if (view.round === 1 && moves === 0) {
    const left = thisRound(log).some(event => isOf(event, me, 'event.left-behind'))
    return [note(left ? 'guide.left-behind' : 'guide.carried')]
  }
  if (view.round === LAST_ROUND) return []
  const higher = levelOf(building) > 1 && !hasBuiltHigher(log, me)
  const bonus = sinceLastTurn(log, me).find(event => event === firstBonus(log))
  return [
    ...(bonus ? [note('guide.bonus', bonus.target)] : []),
    ...(higher ? [note('guide.upper', building.phrase.target)] : []),
  ]
}

function topic(view: any, moves: number, choices: Choice[], log: LogEntry[]): GuideNote[] {
  const text = BUILDING[view.round]?.[moves]
  const known = text === 'guide.bonus' && firstBonus(log)
  return text && !known && (!NEEDS[text] || starting(choices, NEEDS[text])) ? [note(text)] : []
}

const firstBonus = (log: LogEntry[]): Phrase | undefined =>
  log.flatMap(({ events }) => events).find(({ key }) => key === 'event.bonus')

/** Moves of this round's building, told by the cubes that left the hand; tokens do not count. */
function movesMade(view: any, me: number, log: LogEntry[]): number {
  const events = thisRound(log)
  const announced = events.filter(event => isOf(event, me, 'event.announce')).at(-1)
  const paid = events.filter(event => isOf(event, me, 'event.double') && event.key !== 'event.double.free').length
  const free = events.filter(event => isOf(event, me, 'event.double.free')).length
  return announced ? (announced.args[1] as number) - view.players[me].cubes - 2 * paid - free : 0
}

const laid = (view: any, me: number): number => view.quarries.flat().filter(({ seat }: any) => seat === me).length

/** The level that a choice builds on. */
const levelOf = (building: Choice): number => building.phrase.args[1] as number

function thisRound(log: LogEntry[]): Phrase[] {
  const events = log.flatMap(entry => entry.events)
  return events.slice(events.map(({ key }) => key).lastIndexOf('event.round') + 1)
}

/** What has happened in the reader's last turn and after it. */
function sinceLastTurn(log: LogEntry[], me: number): Phrase[] {
  const seats = log.map(({ seat }) => seat)
  let from = seats.lastIndexOf(me)
  while (seats[from - 1] === me) from--
  return log.slice(from).flatMap(entry => entry.events)
}

function hasBuiltHigher(log: LogEntry[], me: number): boolean {
  return log.some(({ events }) => events.some(event => isOf(event, me, 'event.build') && (event.args[2] as number) > 1))
}

/** Whether the reader has made such a decision: its own event comes first, those that follow from it after that. */
function hasDone(log: LogEntry[], me: number, key: string): boolean {
  return log.some(({ seat, events }) => seat === me && events[0]?.key.startsWith(key))
}

/** Whether an event of this kind tells of a seat. */
function isOf(event: Phrase, seat: number, key: string): boolean {
  const whose = event.args[0]
  return event.key.startsWith(key) && typeof whose === 'object' && 'seat' in whose && whose.seat === seat
}
