/** Why something cannot be chosen, while the reader points at it. */
import { useEffect, useState } from 'preact/hooks'
import { usePointing } from './spot'

/** Whoever moves over the board does not ask about all of it. */
const PAUSE = 150

/**
 * Why these words are no choice now, as soon as it is known; until then what was said last.
 *
 * @param words of what the reader points at; none if that can be chosen, or is nothing
 */
export function useWhy(words: string | undefined): string | undefined {
  const { choices, why } = usePointing()
  const [answer, setAnswer] = useState<string>()
  useEffect(() => {
    let past = false
    const ask = async () => {
      const said = words === undefined ? undefined : await why(words)
      if (!past) setAnswer(said)
    }
    const timer = setTimeout(() => void ask(), words === undefined ? 0 : PAUSE)
    return () => {
      past = true
      clearTimeout(timer)
    }
  }, [words, choices])
  return words === undefined ? undefined : answer
}
