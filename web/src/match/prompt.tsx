/** What is expected now, in words. */
import { useEffect, useState } from 'preact/hooks'
import { hint as fetchHint, rematch } from '../api'
import type { Opinion } from '../api-types'
import { useCell } from '../cell'
import { useWords, words } from '../language'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { tellError, attempt } from '../parts/toast'
import { go } from '../router'
import type { Open } from './dialogs'
import { sayOutcome } from './outcome'
import type { Scene } from './scene'

export interface Hint {
  allowed: boolean
  thinking: boolean
  opinions: Opinion[] | null
  /** Whether the bot thought less than usual, since the server is busy. */
  cut: boolean
  ask: () => void
}

/** A bot's advice for the position on the screen, forgotten as soon as it changes. */
export function useHint({ state, live }: Scene, over: boolean): Hint {
  const [thinking, setThinking] = useState(false)
  const [opinions, setOpinions] = useState<Opinion[] | null>(null)
  const [cut, setCut] = useState(false)
  useEffect(() => setOpinions(null), [state.step, state.id])
  const allowed = over ? state.decider >= 0 : live && state.hints && state.choices.length > 0
  const ask = async () => {
    if (thinking || !allowed) return
    setThinking(true)
    try {
      const { step, choices, cut } = await fetchHint(state.id, { step: state.step, count: 4 })
      if (step === state.step) setOpinions(choices)
      setCut(cut)
    } catch (e) {
      tellError(e)
    }
    setThinking(false)
  }
  return { allowed, thinking, opinions, cut, ask: () => void ask() }
}

interface PromptPanelProps {
  scene: Scene
  busy: boolean
  mine: boolean
  open: (open: Open) => void
}

export function PromptPanel({ scene, busy, mine, open }: PromptPanelProps) {
  const say = useWords()
  const frame = useCell(words)
  const { state, texts, client, live } = scene
  const verdict = live && state.outcome ? sayOutcome(frame, texts, state.outcome, state.seats, state.you) : undefined
  const waiting = live && state.status === 'running' && !mine
  return (
    <div class={mine ? 'prompt mine' : 'prompt'}>
      <div class="prompt-line">
        {state.decider >= 0 && <SeatMark client={client} texts={texts} seat={state.decider} />}
        <div class="grow">
          <p class="prompt-state">
            {!live ? say('prompt.replay', state.step) : mine ? say('prompt.mine') : waiting ? say('prompt.waiting') : say('prompt.over')}
          </p>
          <h2 data-prompt={state.prompt.key}>{verdict ?? texts.say(state.prompt)}</h2>
        </div>
        {busy && <span class="spinner" role="progressbar" aria-label={say('sending')} />}
        <button class="small bare" onClick={() => open('more')} aria-label={say('more')} title={say('more')} aria-haspopup="dialog">
          <Icon name="menu" />
        </button>
      </div>
      {state.status === 'over' && live && <EndButtons scene={scene} open={open} />}
    </div>
  )
}

function EndButtons({ scene, open }: { scene: Scene; open: (open: Open) => void }) {
  const say = useWords()
  const { state } = scene
  const again = () => attempt(async () => go(`/t/${state.rematch ?? (await rematch(state.id)).id}`))
  return (
    <div class="row wrap">
      <button class="primary" onClick={() => open('result')}>
        {say('result.show')}
      </button>
      {(state.you >= 0 || state.rematch) && <button onClick={again}>{say('rematch')}</button>}
      <a class="button" href={`/api/matches/${state.id}/record`} download={`ceiba-${state.game}-${state.id}.json`}>
        {say('export')}
      </a>
      <p class="quiet">{say('analysis.about')}</p>
    </div>
  )
}
