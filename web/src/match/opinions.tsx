/** What a strong bot thinks of the choices. */
import type { Opinion } from '../api-types'
import { useWords } from '../language'
import type { Texts } from '../texts'
import { lighting, type Scene } from './scene'

/** The list of a bot's opinions, for a moment at which the reader has no choices. */
export function Opinions({ scene, opinions }: { scene: Scene; opinions: Opinion[] }) {
  const say = useWords()
  return (
    <ol class="opinions" aria-label={say('hint.title')}>
      {opinions.map((opinion) => (
        <li key={opinion.words} {...lighting(scene, opinion.phrase.targets ?? [])}>
          <ShareBar share={opinion.share} />
          <span>{scene.texts.say(opinion.phrase)}</span>
          <Numbers opinion={opinion} texts={scene.texts} />
        </li>
      ))}
    </ol>
  )
}

/** How much of its thinking went into a choice, as a bar behind it. */
export function ShareBar({ share }: { share: number }) {
  if (share < 0.01) return null
  return <span class="share" style={{ width: `${Math.round(share * 100)}%` }} aria-hidden="true" />
}

/** The same in numbers, with what it expects to come of it. */
export function Numbers({ opinion: { share, worth }, texts }: { opinion: Opinion; texts: Texts }) {
  const say = useWords()
  const rounded = Math.round(worth * 10) / 10
  return (
    <span class="numbers">
      {say('hint.share', Math.round(share * 100))} · {say('hint.worth', { raw: (rounded > 0 ? '+' : '') + texts.number(rounded) })}
    </span>
  )
}
