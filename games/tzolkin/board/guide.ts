/** What a beginner is told: three rounds step by step, then what to look for until the first Food Day, and a last note after it. */
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { hasDone, mostPressing, note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'
import type { GameEvent, View } from './view'

/** After so many rounds the deeds are known, and the notes are about the board. */
const FIRST_ROUNDS = 3

/** What is told at the start of the turns that follow, by round, with where to look. */
const TOPICS: Record<number, [text: string, ...targets: string[]]> = {
  4: ['guide.technologies', 'technology/agriculture', 'technology/extraction', 'technology/architecture', 'technology/theology'],
  5: ['guide.buildings'],
  6: ['guide.temples', 'temple/brown', 'temple/yellow', 'temple/green'],
  7: ['guide.food', 'calendar'],
  8: ['guide.food.now', 'calendar'],
}

type Log = LogEntry<GameEvent>[]

/**
 * The notes for decisions that come up while a worker is picked up, by the first word of the pending step. A note with
 * `done` is not repeated once the log has such an event of the reader's: these come up again with every worker.
 */
const DECISIONS: Record<string, { note: string; done?: GameEvent['kind'] }> = {
  use: { note: 'guide.use', done: 'use' },
  harvest: { note: 'guide.harvest', done: 'harvest-tile' },
  advance: { note: 'guide.advance' },
  build: { note: 'guide.build', done: 'build' },
  pay: { note: 'guide.pay' },
  take: { note: 'guide.take' },
  raise: { note: 'guide.raise' },
  'raise-two': { note: 'guide.raise' },
  market: { note: 'guide.market' },
  'any-action': { note: 'guide.any-action' },
}

export function guide(view: View, me: number, decider: number, choices: Choice[], log: Log): GuideNote[] {
  if (me < 0 || decider < 0) return []
  const [step] = stepOf(view)
  const begins = decider === me && step === 'turn' && view.phase === 'start'
  if (view.foodDays > 0) return begins && isFirstAfterFeeding(log) ? [note('guide.closing')] : []
  if (view.round > FIRST_ROUNDS && step === 'turn') return begins ? topic(view) : []
  return mostPressing(notes(view, me, decider, step, choices, log))
}

/** The most pressing note first. */
function notes(
  view: View, me: number, decider: number, step: string, choices: Choice[], log: Log,
): GuideNote[] {
  if (decider !== me) return view.round > FIRST_ROUNDS ? [] : waiting(view, me, step)
  if (step === 'keep') return keeping(view, me)
  if (step === 'turn') return turn(view, choices)
  if (step === 'days') return [note('guide.days', 'calendar')]
  return decision(view, me, step, choices, log)
}

/** What can be learnt while the others decide. */
function waiting(view: View, me: number, step: string): GuideNote[] {
  if (step === 'keep') return [note(keptBy(view, me) > 0 ? 'guide.wealth.kept' : 'guide.welcome')]
  if (view.round === 1) return [note('guide.others')]
  if (view.round === 2) return [note('guide.wheel', 'calendar')]
  return [note('guide.points')]
}

function keeping(view: View, me: number): GuideNote[] {
  return keptBy(view, me) === 0
    ? [note('guide.welcome'), note('guide.wealth')]
    : [note('guide.wealth.second')]
}

function turn(view: View, choices: Choice[]): GuideNote[] {
  if (view.phase === 'spared') return [note('guide.spared')]
  return view.phase === 'start' ? beginning(view, choices) : going(view, choices)
}

/** Nothing is done yet in this turn: place or pick up? */
function beginning(view: View, choices: Choice[]): GuideNote[] {
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
function going(view: View, choices: Choice[]): GuideNote[] {
  const more = starting(choices, 'place') ? 'guide.more' : starting(choices, 'pick') ? 'guide.picking' : 'guide.end'
  return view.round === 2 ? [note(more), note('guide.food', 'calendar')] : [note(more)]
}

function decision(view: View, me: number, step: string, choices: Choice[], log: Log): GuideNote[] {
  const told = DECISIONS[step]
  if (!told || (told.done && hasDone(log, me, told.done))) return []
  return [note(told.note, ...targetsOf(view, step, choices)), ...noteOf(starting(choices, 'burn'), 'guide.burn')]
}

/** The action under the worker, or the tile of the first harvest; the other decisions have many targets or none. */
function targetsOf(view: View, step: string, choices: Choice[]): string[] {
  const words = step === 'use' ? `use ${stepOf(view)[2]}` : step === 'harvest' ? 'harvest' : undefined
  return (words && starting(choices, words)?.phrase.targets) || []
}

/** The buildings in the row are the targets of the note about them. */
function topic(view: View): GuideNote[] {
  const [text, ...targets] = TOPICS[view.round] ?? []
  if (!text) return []
  return [note(text, ...(text === 'guide.buildings' ? view.buildings.filter((tile) => tile > 0).map((tile) => `building/${tile}`) : targets))]
}

/** The words of what is to be decided next. */
const stepOf = (view: View): string[] => view.pending.at(-1)?.split(' ') ?? []

function keptBy(view: View, seat: number): number {
  const { wealth } = view.players[seat]
  return Array.isArray(wealth) ? wealth.length : wealth
}

/** Whether this is the first round after the first Food Day: only one round has begun since anybody was fed. */
function isFirstAfterFeeding(log: Log): boolean {
  const kinds = log.flatMap((entry) => entry.events).map((event) => event.kind)
  const fed = kinds.findIndex((kind) => kind === 'feed' || kind === 'hunger')
  return fed >= 0 && kinds.slice(fed).filter((kind) => kind === 'round').length === 1
}
