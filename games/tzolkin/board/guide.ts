/** What a beginner is told: notes for the first three rounds, and a last one when the round after them begins. */
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'

const GUIDED_ROUNDS = 3
const MAX_NOTES = 2

/**
 * The notes for decisions that come up while a worker is picked up, by the first word of the pending step. A note with
 * `done` is not repeated once the log has such an event of the reader's: these come up again with every worker.
 */
const DECISIONS: Record<string, { note: string; done?: string }> = {
  use: { note: 'guide.use', done: 'event.use' },
  harvest: { note: 'guide.harvest', done: 'event.harvest-tile' },
  advance: { note: 'guide.advance' },
  build: { note: 'guide.build', done: 'event.build' },
  pay: { note: 'guide.pay' },
  take: { note: 'guide.take' },
  raise: { note: 'guide.raise' },
  'raise-two': { note: 'guide.raise' },
  market: { note: 'guide.market' },
  'any-action': { note: 'guide.any-action' },
}

export function guide(view: any, me: number, decider: number, choices: Choice[], log: LogEntry[]): GuideNote[] {
  if (me < 0 || decider < 0) return []
  const step: string = view.pending.at(-1).split(' ')[0]
  if (view.round > GUIDED_ROUNDS) {
    const begins = decider === me && step === 'turn' && view.phase === 'start' && isFirstAfterGuided(view.round, log)
    return begins ? [note('guide.closing')] : []
  }
  return notes(view, me, decider, step, choices, log).slice(0, MAX_NOTES)
}

/** The most pressing note first. */
function notes(
  view: any, me: number, decider: number, step: string, choices: Choice[], log: LogEntry[],
): GuideNote[] {
  if (decider !== me) return waiting(view, me, step)
  if (step === 'keep') return keeping(view, me)
  if (step === 'turn') return turn(view, choices)
  if (step === 'days') return [note('guide.days', 'calendar')]
  return decision(view, me, step, choices, log)
}

/** What can be learnt while the others decide. */
function waiting(view: any, me: number, step: string): GuideNote[] {
  if (step === 'keep') return [note(view.players[me].wealth.length > 0 ? 'guide.wealth.kept' : 'guide.welcome')]
  if (view.round === 1) return [note('guide.others')]
  if (view.round === 2) return [note('guide.wheel', 'calendar')]
  return [note('guide.points')]
}

function keeping(view: any, me: number): GuideNote[] {
  return view.players[me].wealth.length === 0
    ? [note('guide.welcome'), note('guide.wealth')]
    : [note('guide.wealth.second')]
}

function turn(view: any, choices: Choice[]): GuideNote[] {
  if (view.phase === 'spared') return [note('guide.spared')]
  return view.phase === 'start' ? beginning(view, choices) : going(view, choices)
}

/** Nothing is done yet in this turn: place or pick up? */
function beginning(view: any, choices: Choice[]): GuideNote[] {
  const pick = starting(choices, 'pick')
  const place = starting(choices, 'place')
  const begging = noteOf(starting(choices, 'beg'), 'guide.beg')
  if (!pick && !place) return begging
  if (view.round === 1) return [note('guide.place'), ...begging, ...noteOf(place, 'guide.low')]
  const either = !pick ? note('guide.place-only') : !place ? note('guide.pick-only') : note('guide.choose')
  if (view.round === 2) return [note('guide.turned', 'calendar'), either]
  const claiming = noteOf(starting(choices, 'place first-player'), 'guide.first-player')
  return [pick ? note('guide.wait') : either, ...begging, ...claiming]
}

/** Something is done: more of it, or the end of the turn. */
function going(view: any, choices: Choice[]): GuideNote[] {
  const more = starting(choices, 'place') ? 'guide.more' : starting(choices, 'pick') ? 'guide.picking' : 'guide.end'
  return view.round === 2 ? [note(more), note('guide.food', 'calendar')] : [note(more)]
}

function decision(view: any, me: number, step: string, choices: Choice[], log: LogEntry[]): GuideNote[] {
  const told = DECISIONS[step]
  if (!told || (told.done && hasDone(log, me, told.done))) return []
  return [note(told.note, targetOf(view, step, choices)), ...noteOf(starting(choices, 'burn'), 'guide.burn')]
}

/** The action under the worker, or the tile of the first harvest; the other decisions have many targets or none. */
function targetOf(view: any, step: string, choices: Choice[]): string | undefined {
  if (step === 'use') return starting(choices, `use ${view.pending.at(-1).split(' ')[2]}`)?.phrase.target
  return step === 'harvest' ? starting(choices, 'harvest')?.phrase.target : undefined
}

/** Whether the round before this one was guided: a double advance may have jumped over round 4. */
function isFirstAfterGuided(round: number, log: LogEntry[]): boolean {
  const begun = log.flatMap(entry => entry.events).filter(event => event.key.startsWith('event.round'))
  const before = begun.map(event => event.args[0] as number).filter(other => other < round)
  return round === GUIDED_ROUNDS + 1 || before.at(-1) === GUIDED_ROUNDS
}

function hasDone(log: LogEntry[], me: number, event: string): boolean {
  return log.some(entry => entry.seat === me && entry.events.some(({ key }) => key.startsWith(event)))
}
