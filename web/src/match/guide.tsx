/** The notes of a guided match: above the board, where they hide nothing, with an arrow at what they talk about. */
import { useEffect, useState } from 'preact/hooks'
import type { Guide } from '../game-client'
import { guideOf } from '../games'
import { useWords } from '../language'
import { guided } from '../settings'
import { Icon } from '../parts/icon'
import type { Scene } from './scene'

export default function GuideView({ scene }: { scene: Scene }) {
  const say = useWords()
  const { state, texts } = scene
  const [guide, setGuide] = useState<Guide | null>(null)
  useEffect(() => void guideOf(state.game).then((found) => setGuide(() => found)), [state.game])
  const notes = guide && scene.live ? guide(state.view, state.you, state.decider, state.choices, state.log) : []
  const name = notes.map(({ text }) => text).join(' ')
  const [dismissed, setDismissed] = useState('')
  const [shown, show] = useState(0)
  const open = notes.length > 0 && dismissed !== name
  const { text, targets } = notes[shown] ?? notes[0] ?? { text: '', targets: [] }

  useEffect(() => show(0), [name])
  useEffect(() => {
    if (!open) return
    scene.light(targets)
    return () => scene.light([])
  }, [open, text])

  if (!open) return null
  const next = () => (shown + 1 < notes.length ? show(shown + 1) : setDismissed(name))
  return (
    <section class="guide" aria-label={say('guide')}>
      <p aria-live="polite">{texts.say(text)}</p>
      <div class="guide-tools">
        {notes.length > 1 && (
          <span class="quiet">
            {Math.min(shown, notes.length - 1) + 1}/{notes.length}
          </span>
        )}
        <button class="small" onClick={next}>
          <Icon name={shown + 1 < notes.length ? 'next' : 'check'} /> {say(shown + 1 < notes.length ? 'guide.next' : 'guide.dismiss')}
        </button>
        <button class="link" onClick={() => guided.set(guided.value.filter((id) => id !== state.id))}>
          {say('guide.off')}
        </button>
      </div>
      {targets[0] && <Arrow key={targets[0]} target={targets[0]} />}
    </section>
  )
}

/** Points at a thing on the board; it waits until that is in sight. */
function Arrow({ target }: { target: string }) {
  const [at, setAt] = useState<{ x: number; y: number }>()
  useEffect(() => {
    const thing = document.querySelector(`.board [data-target="${CSS.escape(target)}"]`)
    if (!thing) return
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const follow = () => {
      const { left, width, top } = thing.getBoundingClientRect()
      setAt({ x: left + width / 2, y: top })
    }
    follow()
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', follow, options)
    addEventListener('resize', follow)
    const watching = new ResizeObserver(follow)
    watching.observe(thing)
    return () => {
      document.removeEventListener('scroll', follow, options)
      removeEventListener('resize', follow)
      watching.disconnect()
    }
  }, [target])
  return at ? (
    <svg class="guide-arrow" viewBox="-14 -34 28 34" style={{ left: `${at.x}px`, top: `${at.y}px` }} aria-hidden="true">
      <path d="M0 0-12-14H-5V-32H5V-14H12Z" />
    </svg>
  ) : null
}
