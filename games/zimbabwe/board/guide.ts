/** What a beginner is told: each kind of decision the first time, and the moments that change a match. */
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { hasDone, mostPressing, note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'
import { craftData } from './data'
import { stepOf } from './step'
import type { Craft, GameEvent, View } from './view'

type Log = LogEntry<GameEvent>[]

/** Decisions that are explained until the reader has made one: what follows from it tells. */
const DECISIONS: Record<string, { note: string; until: GameEvent['kind'] }> = {
  herd: { note: 'guide.herd', until: 'herd' },
  resource: { note: 'guide.shaman', until: 'resource' },
  'resource-site': { note: 'guide.shaman.site', until: 'resource' },
  rain: { note: 'guide.rain', until: 'rain' },
  monument: { note: 'guide.monument', until: 'build' },
  'second-monument': { note: 'guide.second-monument', until: 'build' },
  craft: { note: 'guide.craft', until: 'craftsman' },
  prices: { note: 'guide.prices', until: 'price' },
  raise: { note: 'guide.raise.which', until: 'raise' },
  supply: { note: 'guide.supply', until: 'supply' },
  primary: { note: 'guide.primary', until: 'supply' },
}

/** The round in which the last general note is told. */
const LAST_LESSON = 4

export function guide(view: View, me: number, decider: number, choices: Choice[], log: Log): GuideNote[] {
  if (me < 0 || decider < 0) return []
  return mostPressing(decider === me ? mine(view, me, choices, log) : waiting(view, me, log))
}

/** What can be learnt while the others decide. */
function waiting(view: View, me: number, log: Log): GuideNote[] {
  const { word } = stepOf(view)
  if (view.round > 1) return view.meets.includes(me) ? [note('guide.ahead')] : []
  if (word === 'first-monument') return hasDone(log, me, 'start') ? [] : [note('guide.welcome')]
  if (view.phase === 'auction') return [note('guide.gift.others')]
  return [note('guide.others')]
}

/** The most pressing note first. */
function mine(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
  const { word, args } = stepOf(view)
  switch (word) {
    case 'first-monument':
      return [note('guide.welcome'), note('guide.first-monument')]
    case 'gift':
      return gift(view, me)
    case 'turn':
      return turn(view, me, choices, log)
    case 'site':
    case 'area':
      return site(args[0] as Craft, me, log)
    case 'plan':
      return plan(view, me, choices, log)
    case 'reprice':
      return [note('guide.reprice')]
  }
  const told = DECISIONS[word]
  return told && !hasDone(log, me, told.until) ? [note(told.note)] : []
}

function gift(view: View, me: number): GuideNote[] {
  if (someoneElse(view.meets, me)) return [note('guide.gift.last', 'auction')]
  const first = !view.auction?.gave.includes(me)
  if (view.round === 1) return first ? [note('guide.gift', 'auction'), note('guide.gift.little')] : [note('guide.gift.again')]
  if (view.round === 2 && first) return [note('guide.revenue'), note('guide.gift.order')]
  return []
}

/** The turn: who is about to win, what has not been tried yet, and how it ends. */
function turn(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
  const ending = starting(choices, 'end')
  if (view.turn?.acted) {
    return [...dangers(view, me), ...(view.round === 1 ? noteOf(ending, 'guide.end') : [])]
  }
  const untried = (kind: GameEvent['kind']) => !hasDone(log, me, kind)
  return [
    ...dangers(view, me),
    ...(view.round === 1 ? [note('guide.turn'), ...noteOf(starting(choices, 'craft'), 'guide.turn.craft')] : []),
    ...(view.round > 1 && untried('raise') ? noteOf(starting(choices, 'raise'), 'guide.raise') : []),
    ...(view.round > 1 && view.round <= LAST_LESSON && untried('god') ? noteOf(starting(choices, 'god'), 'guide.gods') : []),
    ...(view.round === 3 && untried('hire') ? noteOf(starting(choices, 'hire'), 'guide.specialists') : []),
    ...(view.round > 2 && untried('build') ? noteOf(starting(choices, 'build'), 'guide.build') : []),
    ...(view.round === LAST_LESSON ? [note('guide.race')] : []),
  ]
}

/** Warnings and good news about the end of the match. */
function dangers(view: View, me: number): GuideNote[] {
  if (view.meets.includes(me)) return [note(view.winning.includes(me) ? 'guide.ahead' : 'guide.behind')]
  return someoneElse(view.meets, me) ? [note('guide.danger')] : []
}

const someoneElse = (seats: number[], me: number): boolean => seats.some((seat) => seat !== me)

function site(craft: Craft, me: number, log: Log): GuideNote[] {
  const { needs } = craftData(craft)
  const isFirst = !hasDone(log, me, 'craftsman')
  return [
    ...(needs && !hasPlaced(log, me, craft) ? [note('guide.site.secondary')] : []),
    ...(isFirst ? [note('guide.site'), note('guide.site.turn')] : []),
  ]
}

const hasPlaced = (log: Log, me: number, craft: Craft): boolean =>
  log.some(({ events }) => events.some((event) => event.kind === 'craftsman' && event.seat === me && event.craft === craft))

function plan(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
  if (hasDone(log, me, 'raise') && view.round > LAST_LESSON) return []
  const hubs = view.raise?.cheapest?.legs.some((leg) => leg.hubs.length > 0)
  return [
    ...(hasDone(log, me, 'raise') ? [] : [note('guide.plan'), ...noteOf(starting(choices, 'cheapest'), 'guide.plan.cheapest')]),
    ...(hubs ? [note('guide.hubs')] : []),
  ]
}
