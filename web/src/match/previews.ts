/** What choices will surely do: sent with them, or where there are very many asked for when one is pointed at. */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { preview as fetchPreview } from '../api'
import type { Choice, State, Told } from '../api-types'

/** Whoever moves over a list does not ask for all of it. */
const PAUSE = 150
const NOTHING: Told[] = []

export interface Previews {
  of: (choice: Choice) => Told[]
  /** Tells that the reader points at a choice. */
  ask: (choice: Choice) => void
}

/** @param asking ends when a choice is made: what was asked before is no longer of use */
export function usePreviews({ id, seq, step }: State, asking: RefObject<AbortController>): Previews {
  const [found, setFound] = useState<{ seq: number; previews: Record<string, Told[]> }>({ seq, previews: {} })
  const known = found.seq === seq ? found.previews : {}
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [id, seq])
  const fetch = async (words: string, signal?: AbortSignal) => {
    try {
      const { preview } = await fetchPreview(id, step, words, signal)
      setFound((old) => ({ seq, previews: { ...(old.seq === seq ? old.previews : {}), [words]: preview } }))
    } catch {
      // the match has moved on, or the server cannot be reached: the choice is still there in words
    }
  }
  return {
    of: ({ words, preview }) => preview ?? known[words] ?? NOTHING,
    ask: ({ words, preview }) => {
      clearTimeout(timer.current)
      if (preview || known[words]) return
      const signal = asking.current?.signal
      timer.current = setTimeout(() => void fetch(words, signal), PAUSE)
    },
  }
}
