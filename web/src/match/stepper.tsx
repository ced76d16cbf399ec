/** A number among the choices, such as a bid: picked with a stepper, even where the rules ask for it in two decisions. */
import { useEffect, useState } from 'preact/hooks'
import type { Choice } from '../api-types'
import type { GameClient } from '../game-client'
import { useWords } from '../language'
import { choiceFor, stepFrom, type Numbered } from './numbered'
import { Preview } from './preview'
import type { Scene } from './scene'
import type { FollowUp } from './session'

/** The choices that stand for numbers, as the game says. */
export function numberedOf(client: GameClient, choices: Choice[]): Numbered[] {
  return choices.flatMap((choice) => {
    const numbers = client.number?.(choice)
    return numbers ? [{ choice, numbers }] : []
  })
}

const KEYS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -1e6, End: 1e6 }

interface StepperProps {
  scene: Scene
  numbered: Numbered[]
  busy: boolean
  choose: (words: string, next?: FollowUp) => void
}

export function Stepper({ scene, numbered, busy, choose }: StepperProps) {
  const say = useWords()
  const { texts, previews, client } = scene
  const first = numbered[0]!.numbers.least
  const [number, setNumber] = useState(first)
  const now = choiceFor(numbered, number) ? number : first
  const { choice, numbers } = choiceFor(numbered, now)!
  const exact = numbers.least === numbers.most

  const pick = () => choose(choice.words, exact ? undefined : (choices) => choiceFor(numberedOf(client, choices), now)?.choice.words)
  useEffect(() => {
    if (exact) previews.ask(choice)
  }, [choice.words])

  const step = (by: number) => setNumber(stepFrom(numbered, now, by))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by) step(by)
    else if (event.key === 'Enter') pick()
    else return
    event.preventDefault()
  }
  const sentence = texts.say(numbers.says(now))
  return (
    <div class="stepper" role="group" aria-label={say('stepper')}>
      <div class="stepper-number">
        <button class="small" aria-label={say('stepper.less')} disabled={stepFrom(numbered, now, -1) === now} onClick={() => step(-1)}>
          −
        </button>
        <div
          role="spinbutton"
          tabIndex={0}
          aria-label={say('stepper')}
          aria-valuenow={now}
          aria-valuemin={stepFrom(numbered, now, -1e6)}
          aria-valuemax={stepFrom(numbered, now, 1e6)}
          aria-valuetext={sentence}
          onKeyDown={onKeyDown}
        >
          {now}
        </div>
        <button class="small" aria-label={say('stepper.more')} disabled={stepFrom(numbered, now, 1) === now} onClick={() => step(1)}>
          +
        </button>
      </div>
      <button class="choice" data-words={choice.words} aria-disabled={busy} onClick={pick}>
        <span>
          {sentence}
          {exact && <Preview choice={choice} preview={previews.of(choice)} scene={scene} />}
        </span>
      </button>
    </div>
  )
}
