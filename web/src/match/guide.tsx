/** The notes of a guided match, beside the prompt; they light what they talk about. */
import { useEffect, useState } from 'preact/hooks'
import { useCell } from '../cell'
import { useWords } from '../language'
import { guided } from '../settings'
import { Icon } from '../parts/icon'
import type { Scene } from './scene'

export function Guide({ scene }: { scene: Scene }) {
  const say = useWords()
  const on = useCell(guided).includes(scene.state.id)
  const { state, client, texts } = scene
  const notes = on && scene.live ? client.guide(state.view, state.you, state.decider, state.choices, state.log) : []
  const name = notes.map(({ text }) => text).join(' ')
  const [dismissed, setDismissed] = useState('')
  const open = notes.length > 0 && dismissed !== name

  useEffect(() => {
    if (!open) return
    scene.light(notes.flatMap(({ targets }) => targets))
    return () => scene.light([])
  }, [open, name])

  if (!open) return null
  return (
    <section class="guide" aria-label={say('guide')}>
      <button class="bare" aria-label={say('guide.dismiss')} title={say('guide.dismiss')} onClick={() => setDismissed(name)}>
        <Icon name="check" />
      </button>
      {notes.map(({ text, targets }) => (
        <p
          key={text}
          onMouseEnter={() => targets.length > 0 && scene.light(targets)}
          onMouseLeave={() => scene.light(notes.flatMap((note) => note.targets))}
        >
          {texts.say(text)}
        </p>
      ))}
      <button class="link" onClick={() => guided.set(guided.value.filter((id) => id !== state.id))}>
        {say('guide.off')}
      </button>
    </section>
  )
}
