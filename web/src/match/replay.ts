/** Looking back: the match as it was after some step. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { stateAt } from '../api'
import type { Begun, State } from '../api-types'
import { tellError } from '../parts/toast'

export interface Replay {
  /** The step looked at; null when the match is watched live. */
  step: number | null
  /** The state as it was then, once it has come. */
  state: Begun | null
  playing: boolean
  speed: number
  /** The seat through whose eyes a finished match is seen. */
  viewer: number
  look: (step: number | null) => void
  play: (on: boolean) => void
  pace: (speed: number) => void
  see: (viewer: number) => void
  /** Shows again what happened after one step, up to another, and then how things are now. */
  watch: (from: number, to: number) => void
}

const BEAT = 700
/** How many times as fast it is played. */
export const SPEEDS = [0.5, 1, 2, 4]

export function useReplay(latest: State): Replay {
  const [step, setStep] = useState<number | null>(null)
  const [state, setState] = useState<Begun | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [until, setUntil] = useState<number | null>(null)
  const [viewer, setViewer] = useState(latest.you)
  const seen = useRef(new Map<string, Begun>())
  const over = latest.status === 'over'
  const end = latest.step

  useEffect(() => {
    if (step === null) return setState(null)
    const asking = new AbortController()
    // while a match runs, undo can change what a step was
    const nameOf = (at: number) => `${at}/${viewer}/${over ? '' : latest.seq}`
    const fetchState = async (at: number) => {
      const known = seen.current.get(nameOf(at))
      if (known) return known
      const found = await stateAt(latest.id, at, over ? viewer : undefined, asking.signal)
      seen.current.set(nameOf(at), found)
      return found
    }
    fetchState(step)
      .then((found) => {
        if (asking.signal.aborted) return
        setState(found)
        if (step < end) void fetchState(step + 1).catch(() => {})
      })
      .catch((e: unknown) => asking.signal.aborted || tellError(e))
    return () => asking.abort()
  }, [step, viewer, over, latest.id])

  useEffect(() => {
    if (!playing || step === null) return
    if (step >= end && until === null) return setPlaying(false)
    const timer = setTimeout(() => {
      const isLast = until !== null && step >= until
      setStep(isLast ? null : step + 1)
      if (isLast) setPlaying(false)
    }, BEAT / speed)
    return () => clearTimeout(timer)
  }, [playing, step, state, end, until, speed])

  return {
    step,
    state,
    playing,
    speed,
    viewer,
    look: (at) => {
      setPlaying(false)
      setStep(at === null ? null : Math.max(0, Math.min(at, end)))
    },
    watch: (from, to) => {
      setStep(from)
      setUntil(to)
      setPlaying(true)
    },
    play: (on) => {
      setUntil(null)
      if (on && (step === null || step >= end)) setStep(0)
      setPlaying(on)
    },
    pace: setSpeed,
    see: setViewer,
  }
}
