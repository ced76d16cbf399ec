/** When a bot may play for somebody who is away. */
import { useEffect, useState } from 'preact/hooks'
import { untilTakeover } from '../api'

/** No timer of a browser can wait longer. */
const LONGEST = 2 ** 31 - 1

/** Whether a bot may play at a seat; the server is asked when its person goes, and once more when the time has come. */
export function useTakeover(match: string, seat: number, away: boolean): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => {
    setMay(false)
    if (!away) return
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      untilTakeover(match, seat, asking.signal).then(
        ({ wait }) => {
          if (wait === 0) setMay(true)
          else timer = setTimeout(ask, Math.min(wait, LONGEST))
        },
        () => {}, // it is asked again when somebody comes or goes
      )
    void ask()
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
  }, [match, seat, away])
  return may
}
