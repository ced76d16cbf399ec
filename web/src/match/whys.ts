/** Why something is no choice now: asked of the server when the reader points at it. */
import type { RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import { why as fetchWhy } from '../api'
import type { Phrase, State } from '../api-types'
import type { Texts } from '../texts'
import { askOnce } from './ask-once'

/**
 * @param mine whether the reader decides now; nobody else is told anything
 * @param asking ends when a choice is made: what was asked before is no longer of use
 */
export function useWhys(
  { id, seq, step }: State, mine: boolean, texts: Texts, asking: RefObject<AbortController>,
): (words: string) => Promise<string | undefined> {
  const reasonFor = useMemo(
    () => askOnce<Phrase>(async (words) => (mine ? (await fetchWhy(id, step, words, asking.current?.signal)).why : undefined)),
    [id, seq, mine],
  )
  return async (words) => {
    const reason = await reasonFor(words)
    return reason && texts.say(reason)
  }
}
