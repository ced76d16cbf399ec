/** What has just happened as a story in beats, told one after the other: the steps of the end of an era, each disaster, each attack. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LogEntry } from '../../../web/src/api-types'
import type { GameEvent } from './view'

type Told = LogEntry<GameEvent>['events'][number]

export interface Beat {
  /** What happens in it; the first event tells of it. */
  events: Told[]
  /** The step of the end of the era that it belongs to, if it does to one. */
  step?: number
  /** In milliseconds. */
  time: number
}

/** What is shown on the map, and for how long in milliseconds. */
const TIMES: Partial<Record<GameEvent['kind'], number>> = {
  'end-step': 300,
  moved: 500,
  sailed: 900,
  disaster: 1800,
  lava: 900,
  drowned: 900,
  catastrophe: 1600,
  'ship-attacks': 1500,
  fort: 900,
  defended: 900,
  fallen: 900,
  reconquered: 900,
  protected: 900,
  'wall-holds': 900,
  destroyed: 700,
  born: 500,
}

/** A step in which something happens is seen for longer. */
const EVENTFUL = 400
/** What follows from a disaster or an attack comes so much after it. */
export const AFTER = 700
/** The longest story; a longer one is told faster. */
const LONGEST = 9000

const HEADS: GameEvent['kind'][] = ['end-step', 'disaster', 'catastrophe', 'ship-attacks']

/** The events of one choice in beats; none if there is nothing to see. */
export function beatsOf(events: readonly Told[]): Beat[] {
  const beats: Beat[] = []
  let step: number | undefined
  for (const event of events) {
    if (event.kind === 'end-step') step = event.step
    if (event.kind === 'era') step = undefined
    const last = beats.at(-1)
    if (!last || HEADS.includes(event.kind) || last.step !== step) beats.push({ events: [event], ...(step === undefined ? {} : { step }), time: 0 })
    else last.events.push(event)
  }
  const timed = beats.map((beat) => ({ ...beat, time: timeOf(beat) })).filter(({ time }) => time > 0)
  const all = timed.reduce((sum, { time }) => sum + time, 0)
  return timed.map((beat) => ({ ...beat, time: (beat.time * Math.min(all, LONGEST)) / all }))
}

function timeOf({ events: [head, ...others] }: Beat): number {
  const own = TIMES[head!.kind] ?? 0
  if (head!.kind === 'end-step') return own + (others.length > 0 ? EVENTFUL : 0)
  const delay = HEADS.includes(head!.kind) ? AFTER : 0
  return Math.max(own, ...others.map(({ kind }) => (kind in TIMES ? TIMES[kind]! + delay : 0)))
}

/** How long a board takes to tell what happened. */
export const lasts = (events: GameEvent[]): number => beatsOf(events as Told[]).reduce((sum, { time }) => sum + time, 0)

export interface ToldBeat extends Beat {
  /** Tells it apart from every other. */
  id: string
}

/** The beat of the moment. Only what comes while the reader watches is told, and what comes next ends it. */
export function useStory(log: LogEntry<GameEvent>[], motion: boolean): ToldBeat | undefined {
  const first = useRef(log.at(-1)?.step ?? 0)
  const entry = log.at(-1)
  const beats = useMemo(() => (motion && entry && entry.step > first.current ? beatsOf(entry.events) : []), [motion, entry?.step])
  const [told, tell] = useState({ beats, index: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = (index: number) => {
      tell({ beats, index })
      if (index < beats.length) timer = setTimeout(() => go(index + 1), beats[index]!.time)
    }
    if (beats.length > 0) go(0)
    return () => clearTimeout(timer)
  }, [beats])
  const index = told.beats === beats ? told.index : 0
  const beat = beats[index]
  return beat && { ...beat, id: `${entry?.step} ${index}` }
}
