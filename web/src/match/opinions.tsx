/** What a strong bot thinks of the choices. */
import type { Opinion } from '../api-types'
import { useWords } from '../language'
import { sidesOf } from '../sides'
import { lighting, type Scene } from './scene'

/** The list of a bot's opinions, for a moment at which the reader has no choices. */
export function Opinions({ scene, opinions, cut }: { scene: Scene; opinions: Opinion[]; cut: boolean }) {
  const say = useWords()
  return (
    // it may scroll, and has nothing in it that the keyboard could reach
    <div class="choices" role="group" aria-label={say('hint.title')} tabIndex={0}>
      <ol class="opinions" aria-label={say('hint.title')}>
        {opinions.map((opinion) => (
          <li key={opinion.words} {...lighting(scene, opinion.phrase.targets ?? [])}>
            <ShareBar share={opinion.share} />
            <span>{scene.texts.say(opinion.phrase)}</span>
            <Grounds opinion={opinion} scene={scene} />
          </li>
        ))}
      </ol>
      <AboutOpinions scene={scene} cut={cut} />
    </div>
  )
}

/** How much of its thinking went into a choice, as a bar behind it. */
export function ShareBar({ share }: { share: number }) {
  if (share < 0.01) return null
  return <span class="share" style={{ width: `${Math.round(share * 100)}%` }} aria-hidden="true" />
}

/** Whether there is somebody to be ahead of. */
const haveRivals = ({ state }: Pick<Scene, 'state'>): boolean => sidesOf(state.seats).length > 1

/** What the numbers mean. */
export function AboutOpinions({ scene, cut }: { scene: Pick<Scene, 'state'>; cut: boolean }) {
  const say = useWords()
  return (
    <p class="quiet small-print">
      {say(haveRivals(scene) ? 'hint.about' : 'hint.about.together')} {cut && say('hint.cut')}
    </p>
  )
}

/** What speaks for a choice, and how much of its thinking went into it. */
export function Grounds({ opinion, scene }: { opinion: Opinion; scene: Pick<Scene, 'state' | 'texts'> }) {
  return (
    <>
      {opinion.reasons.length > 0 && <span class="reasons">{opinion.reasons.map((reason) => scene.texts.say(reason)).join(' · ')}</span>}
      <Numbers opinion={opinion} scene={scene} />
    </>
  )
}

/** The same in words, with what it expects to come of it. */
export function Numbers({ opinion: { share, worth }, scene }: { opinion: Opinion; scene: Pick<Scene, 'state' | 'texts'> }) {
  const say = useWords()
  const rounded = Math.round(worth * 10) / 10
  const amount = { raw: scene.texts.number(Math.abs(rounded)) }
  const expected = !haveRivals(scene)
    ? say('hint.worth', { raw: scene.texts.number(rounded) })
    : rounded === 0
      ? say('hint.even')
      : say(rounded > 0 ? 'hint.ahead' : 'hint.behind', amount)
  return (
    <span class="numbers">
      {say('hint.share', Math.round(share * 100))} · {expected}
    </span>
  )
}
