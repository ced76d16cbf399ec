/** What a beginner is told: the whole first round, step by step, and what is new in the two that follow. */
import type { Choice, LogEntry, Told } from '../../../web/src/api-types'
import { hasDone, mostPressing, note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'
import { cubesOf, pyramidsOf, standingOf } from './data'
import { thisRound } from './past'
import type { GameEvent, View } from './view'

const LAST_ROUND = 3

type Log = LogEntry<GameEvent>[]

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
const DECISIONS: Record<string, { note: string; done?: GameEvent['kind'] }> = {
  lower: { note: 'guide.lower', done: 'lower' },
  shield: { note: 'guide.shield', done: 'shield' },
  name: { note: 'guide.name', done: 'start' },
  place: { note: 'guide.place' },
  to: { note: 'guide.to' },
}

const REVEALING = ['lower', 'shield', 'name']
const TOKENS = ['extra-cube', 'free-double']

export function guide(view: View, me: number, decider: number, choices: Choice[], log: Log): GuideNote[] {
  if (me < 0 || decider < 0) return []
  const [step = '', argument = ''] = view.pending.split(' ')
  const told = decider === me ? mine(view, me, step, argument, choices, log) : waiting(view, me, step)
  return mostPressing(told)
}

/** What can be learnt while the others decide, in the first round. */
function waiting(view: View, me: number, step: string): GuideNote[] {
  if (view.round === 2 && step === 'dig' && laid(view, me) === 0) return [note('guide.scored')]
  if (view.round > 1) return []
  if (step === 'first-cube') return hasBegun(view, me) ? [] : [note('guide.welcome')]
  if (step === 'dig' || step === 'card') return [note(view.stopped.includes(me) ? 'guide.stopped' : 'guide.others')]
  if (REVEALING.includes(step)) return [note('guide.reveal')]
  return [note(view.players[me].cubes > 0 ? 'guide.watch' : 'guide.empty')]
}

/** The most pressing note first. */
function mine(
  view: View, me: number, step: string, argument: string, choices: Choice[], log: Log,
): GuideNote[] {
  if (step === 'first-cube') return firstCube(view, me, log)
  if (step === 'dig') return digging(view, me)
  if (step === 'card') return card(view, me, argument, choices)
  if (step === 'turn') return turn(view, me, choices, log)
  const told = DECISIONS[step]
  const known = told?.done ? hasDone(beginnings(log), me, told.done) : view.round === LAST_ROUND
  return told && !known ? [note(told.note)] : []
}

/** Who waited for the first turn was welcomed meanwhile. */
function firstCube(view: View, me: number, log: Log): GuideNote[] {
  if (hasBegun(view, me)) return [note('guide.first-cube.second')]
  return [...(log.length === 0 ? [note('guide.welcome')] : []), note('guide.first-cube')]
}

const hasBegun = (view: View, me: number): boolean => pyramidsOf(view).some((pyramid) => cubesOf(view, pyramid)[0][me] > 0)

function digging(view: View, me: number): GuideNote[] {
  const cards = laid(view, me)
  if (view.round === 1) return DIGGING[Math.min(cards, DIGGING.length - 1)].map(text => note(text))
  if (view.round === 2) {
    return cards === 0 ? [note('guide.scored'), note('guide.eroded')] : cards === 1 ? [note('guide.again')] : []
  }
  return cards === 0 ? [note('guide.last')] : []
}

/** Which card: the first at a quarry is a matter of its own. */
function card(view: View, me: number, quarry: string, choices: Choice[]): GuideNote[] {
  if (view.round > 1 || laid(view, me) >= DIGGING.length - 1) return []
  if (view.quarries[Number(quarry) - 1].length === 0) return [note('guide.card.low')]
  return [note('guide.card'), ...noteOf(starting(choices, 'lay -3'), 'guide.minus')]
}

function turn(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
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
function ending(view: View, moves: number, token: Choice | undefined): GuideNote[] {
  if (view.round > 1) return []
  return [...noteOf(token, 'guide.tokens'), ...(moves === 1 ? [note('guide.end')] : [])]
}

/** What has just changed: cubes carried home, the first bonus cube, a higher level that is open. */
function news(view: View, me: number, moves: number, building: Choice, log: Log): GuideNote[] {
  if (view.round === 1 && moves === 0) {
    const left = thisRound(log).some(event => event.kind === 'left-behind' && event.seat === me)
    return [note(left ? 'guide.left-behind' : 'guide.carried')]
  }
  if (view.round === LAST_ROUND) return []
  const higher = isOpenAbove(view) && !hasBuiltHigher(log, me)
  const bonus = sinceLastTurn(log, me).find(event => event === firstBonus(log))
  return [
    ...(bonus ? [note('guide.bonus', ...(bonus.phrase.targets ?? []))] : []),
    ...(higher ? noteOf(building, 'guide.upper') : []),
  ]
}

function topic(view: View, moves: number, choices: Choice[], log: Log): GuideNote[] {
  const text = BUILDING[view.round]?.[moves]
  const known = text === 'guide.bonus' && firstBonus(log)
  return text && !known && (!NEEDS[text] || starting(choices, NEEDS[text])) ? [note(text)] : []
}

const firstBonus = (log: Log): Told<GameEvent> | undefined =>
  log.flatMap(({ events }) => events).find(({ kind }) => kind === 'bonus')

/** Moves of this round's building, told by the cubes that left the hand; tokens do not count. */
function movesMade(view: View, me: number, log: Log): number {
  let moves = 0
  for (const event of thisRound(log)) {
    if (!('seat' in event) || event.seat !== me) continue
    if (event.kind === 'announce') moves = event.own - view.players[me].cubes
    // of a double move only one cube is a move: the other and what is paid are not
    if (event.kind === 'double') moves -= 1 + event.cubes
  }
  return moves
}

const laid = (view: View, me: number): number => view.quarries.flat().filter(({ seat }) => seat === me).length

/** Whether a level above the first may be built on now. */
const isOpenAbove = (view: View): boolean =>
  pyramidsOf(view).some((pyramid) => standingOf(view, pyramid).some(({ open }, level) => open && level > 0))

/** What has happened in the reader's last turn and after it. */
function sinceLastTurn(log: Log, me: number): Told<GameEvent>[] {
  const seats = log.map(({ seat }) => seat)
  let from = seats.lastIndexOf(me)
  while (seats[from - 1] === me) from--
  return log.slice(from).flatMap(entry => entry.events)
}

const hasBuiltHigher = (log: Log, me: number): boolean =>
  log.some(({ events }) => events.some(event => event.kind === 'build' && event.seat === me && event.level > 0))

/** Of each decision what it did itself: that comes first, what follows from it after that. */
const beginnings = (log: Log): Log => log.map(entry => ({ ...entry, events: entry.events.slice(0, 1) }))
