/** The parts of a match, such as rounds, and what mattered in it, as its events tell. */
import type { LogEntry, Phrase } from '../api-types'
import type { GameClient } from '../game-client'

export interface Deed {
  step: number
  seat: number | undefined
  phrase: Phrase
}

export interface Story {
  /** The steps with which the parts begin; the first with the match itself. */
  parts: number[]
  /** The steps with which turns begin. */
  turns: number[]
  deeds: Deed[]
}

export function storyOf(log: LogEntry[], { brief, deeds = [] }: Pick<GameClient, 'brief' | 'deeds'>): Story {
  const told = log.flatMap(({ step, events }) => events.map((event) => ({ step, event })))
  const begun = told.filter(({ event }) => brief?.(event)?.heading).map(({ step }) => step)
  const turns = log.filter(({ seat }, i) => i === 0 || seat !== log[i - 1]!.seat).map(({ step }) => step - 1)
  return {
    // what comes before the first part belongs to it
    parts: [0, ...new Set(begun.slice(1))],
    turns,
    deeds: told.filter(({ event }) => deeds.includes(event.kind)).map(({ step, event }) => ({ step, seat: event.seat, phrase: event.phrase })),
  }
}

/** Which part a step belongs to, from 0, and how far into it, from 0 to 1. */
export function partOf(parts: number[], step: number, end: number): { part: number; into: number } {
  const part = Math.max(0, parts.findLastIndex((start) => start <= step))
  const start = parts[part]!
  const length = (parts[part + 1] ?? end) - start
  return { part, into: length > 0 ? Math.min(1, (step - start) / length) : 0 }
}

/** The nearest of some steps before another, or after it. */
export const stepBefore = (steps: number[], step: number): number => steps.findLast((other) => other < step) ?? 0
export const stepAfter = (steps: number[], step: number, end: number): number => steps.find((other) => other > step) ?? end
