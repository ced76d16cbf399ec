/** The list of choices: words, keys and what each will surely do. */
import { useEffect, useRef } from 'preact/hooks'
import type { Opinion } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { shortcuts } from '../settings'
import { Numbers, ShareBar } from './opinions'
import { Outcome } from './outcome'
import { lighting, type Scene } from './scene'
import { KEYS } from './choice-keys'

interface ChoiceListProps {
  scene: Scene
  /** What the reader points at on the board. */
  pointed: string | null
  busy: boolean
  /** What a strong bot thinks of them, if it was asked. */
  opinions: Opinion[] | null
  choose: (words: string) => void
}

export function ChoiceList({ scene, pointed, busy, opinions, choose }: ChoiceListProps) {
  const say = useWords()
  const keys = useCell(shortcuts)
  const list = useRef<HTMLOListElement>(null)
  const wasFocused = useRef(false)
  const { choices } = scene.state

  useEffect(() => {
    // the focused choice is gone once it is made: the next list takes the focus over
    if (wasFocused.current && document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [choices])
  useEffect(() => {
    if (pointed === null) return
    list.current?.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' })
  }, [pointed])

  return (
    <ol
      ref={list}
      class="choices"
      aria-label={say('choices')}
      onFocusIn={() => (wasFocused.current = true)}
      onFocusOut={({ relatedTarget }) => relatedTarget && (wasFocused.current = false)}
    >
      {choices.map((choice, at) => {
        const { target } = choice.phrase
        const key = keys ? KEYS[at] : undefined
        const opinion = opinions?.find(({ words }) => words === choice.words)
        const here = target !== undefined && (pointed === target || scene.lit.includes(target))
        return (
          <li key={choice.words}>
            <button
              class={here ? 'choice pointed' : 'choice'}
              data-words={choice.words}
              data-target={target}
              aria-disabled={busy}
              aria-keyshortcuts={key}
              onClick={() => !busy && choose(choice.words)}
              {...lighting(scene, target)}
            >
              {opinion && <ShareBar share={opinion.share} />}
              {key && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
              <span>
                {scene.texts.say(choice.phrase)}
                <Outcome choice={choice} scene={scene} />
                {opinion && <Numbers opinion={opinion} texts={scene.texts} />}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
