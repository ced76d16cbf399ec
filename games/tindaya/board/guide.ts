/** What a beginner is told: each kind of decision the first time, and the dangers of the era. Written for Alliance. */
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { hasDone, mostPressing, note, noteOf, starting } from '../../../web/src/board/notes'
import type { GuideNote } from '../../../web/src/game-client'
import { GODS } from './data'
import { stepOf } from './step'
import type { GameEvent, Tribe, View } from './view'

type Log = LogEntry<GameEvent>[]

/** Decisions that are explained until the reader has made one: what follows from it tells. */
const DECISIONS: Record<string, { note: string; until: GameEvent['kind'] }> = {
  'third-villager': { note: 'guide.third-villager', until: 'era' },
  seer: { note: 'guide.seer', until: 'seer' },
  keep: { note: 'guide.keep', until: 'secret-kept' },
  develop: { note: 'guide.develop', until: 'developed' },
  slaughter: { note: 'guide.slaughter', until: 'slaughtered' },
  preserve: { note: 'guide.preserve', until: 'preserved' },
  again: { note: 'guide.again', until: 'developed' },
  group: { note: 'guide.group', until: 'moved' },
  sail: { note: 'guide.sail', until: 'sailed' },
  ashore: { note: 'guide.sail', until: 'sailed' },
  hero: { note: 'guide.hero', until: 'hero' },
  offering: { note: 'guide.offering', until: 'offered' },
  partner: { note: 'guide.barter', until: 'proposed' },
  'barter-give': { note: 'guide.barter', until: 'proposed' },
  answer: { note: 'guide.answer', until: 'bartered' },
  show: { note: 'guide.idol', until: 'idol-shown' },
  buy: { note: 'guide.buy', until: 'bought' },
  eat: { note: 'guide.eat', until: 'eaten' },
  lose: { note: 'guide.lose', until: 'died' },
  guard: { note: 'guide.guard', until: 'protected' },
  arms: { note: 'guide.arms', until: 'armed' },
  fire: { note: 'guide.fire', until: 'fire' },
}

export function guide(view: View, me: number, decider: number, choices: Choice[], log: Log): GuideNote[] {
  if (me < 0 || decider < 0) return []
  return mostPressing(decider === me ? mine(view, me, choices, log) : waiting(view, me, log))
}

/** What can be learnt while the others decide. */
function waiting(view: View, me: number, log: Log): GuideNote[] {
  if (view.phase === 'setup') return welcome(me, log)
  if (view.phase === 'end') return endOfEra(view)
  return view.era === 1 ? [note('guide.others')] : []
}

/** Until the reader has begun. */
const welcome = (me: number, log: Log): GuideNote[] => (hasDone(log, me, 'settled') ? [] : [note('guide.welcome')])

/** The most pressing note first. */
function mine(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
  const { word } = stepOf(view)
  switch (word) {
    case 'first-settlement':
      return [...welcome(me, log), note('guide.settlement', ...hexesOf(choices))]
    case 'turn':
      return turn(view, me, choices, log)
    case 'source':
      return hasDone(log, me, 'moved') || hasDone(log, me, 'sailed') ? [] : [note('guide.source', ...hexesOf(choices))]
    case 'way':
      return hasDone(log, me, 'sailed') ? [] : [note('guide.way', ...hexesOf(choices))]
    case 'options':
      return options(me, choices, log)
  }
  const told = DECISIONS[word]
  return [...(told && !hasDone(log, me, told.until) ? [note(told.note)] : []), ...(view.phase === 'end' ? endOfEra(view) : [])]
}

const hexesOf = (choices: Choice[]): string[] =>
  choices.flatMap(({ phrase }) => phrase.targets ?? []).filter((target) => target.startsWith('hex/'))

/** The turn: what the era still lacks, then what has not been tried yet. */
function turn(view: View, me: number, choices: Choice[], log: Log): GuideNote[] {
  const untried = (kind: GameEvent['kind']) => !hasDone(log, me, kind)
  const isFirst = untried('marker-used')
  return [
    ...(isFirst ? [note('guide.turn')] : []),
    ...(!isFirst && !choices.some(({ words }) => words.startsWith('pass')) ? noteOf(starting(choices, 'end'), 'guide.end') : []),
    ...(untried('produced') ? noteOf(starting(choices, 'produce'), 'guide.produce') : []),
    ...(isFirst ? [] : dangers(view, me)),
    ...(!isFirst && untried('moved') && untried('sailed') ? noteOf(starting(choices, 'explore'), 'guide.explore') : []),
    ...(!isFirst && untried('developed') ? noteOf(starting(choices, 'develop'), 'guide.develop.why') : []),
    ...(view.era > 1 && untried('cave-built') ? noteOf(starting(choices, 'cave'), 'guide.cave') : []),
    ...(view.era > 1 ? [note('guide.cylinders')] : []),
  ]
}

/** What goes wrong at the end of this era unless somebody does something. */
function dangers(view: View, me: number): GuideNote[] {
  const { needs } = view
  const own = (Object.keys(view.tribes) as Tribe[]).filter((tribe) => view.tribes[tribe]?.seat === me)
  const god = GODS.find((one) => needs.slotsOpen[one] > 0)
  return [
    ...(own.some((tribe) => (needs.unfed[tribe] ?? 0) > 0) ? [note('guide.hunger', ...own.map((tribe) => `tribe/${tribe}`))] : []),
    ...(god ? [note('guide.offerings', `slot/${god}`)] : []),
    ...(own.some((tribe) => (needs.unsheltered[tribe] ?? 0) > 0) ? [note('guide.shelter', ...own.map((tribe) => `cave/${tribe}`))] : []),
    ...(needs.wasteOver ? [note('guide.waste')] : []),
    ...(needs.attacked.length > 0 ? [note('guide.attack', ...needs.attacked.map((hex) => `hex/${hex}`))] : []),
    ...(needs.control ? [] : [note('guide.control')]),
  ]
}

/** What those who moved may do: each thing until it was done once. */
function options(me: number, choices: Choice[], log: Log): GuideNote[] {
  const lessons: [string, string, GameEvent['kind']][] = [
    ['offer', 'guide.options.offer', 'offered'],
    ['settle-new', 'guide.options.settle', 'settled'],
    ['collect', 'guide.options.collect', 'collected'],
    ['gather', 'guide.options.gather', 'gathered'],
    ['barter', 'guide.options.barter', 'proposed'],
  ]
  return lessons.flatMap(([verb, text, kind]) => (hasDone(log, me, kind) ? [] : noteOf(starting(choices, verb), text)))
}

const STEPS = [
  'guide.step.reproduction',
  'guide.step.feed',
  'guide.step.waste',
  'guide.step.shelter',
  'guide.step.offerings',
  'guide.step.events',
  'guide.step.learn',
  'guide.step.survival',
  'guide.step.prophecies',
  'guide.step.maintenance',
]

/** The ten steps, while they run for the first time. */
function endOfEra(view: View): GuideNote[] {
  return view.era === 1 && view.endStep > 0 ? [note(STEPS[view.endStep - 1]!)] : []
}
