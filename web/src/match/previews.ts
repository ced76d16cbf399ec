/** What choices will surely do: sent with them, or where there are very many asked for when one is pointed at. */
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

export function usePreviews({ id, seq, step }: State): Previews {
  const [found, setFound] = useState<{ seq: number; previews: Record<string, Told[]> }>({ seq, previews: {} })
  const known = found.seq === seq ? found.previews : {}
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [id, seq])
  const fetch = async (words: string) => {
    try {
      const { preview } = await fetchPreview(id, step, words)
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
      timer.current = setTimeout(() => void fetch(words), PAUSE)
    },
  }
}
