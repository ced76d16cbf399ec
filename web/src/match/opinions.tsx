/** What a strong bot thinks of the choices. */
import type { Opinion } from '../api-types'
import { useWords } from '../language'
import { lighting, type Scene } from './scene'

export function Opinions(props: { scene: Scene; opinions: Opinion[]; choose?: ((words: string) => void) | undefined }) {
  const { scene, opinions, choose } = props
  const say = useWords()
  const signed = (lead: number) => `${lead > 0 ? '+' : ''}${scene.texts.number(Math.round(lead * 10) / 10)}`
  return (
    <ol class="opinions" aria-label={say('hint.title')}>
      {opinions.map(({ words, phrase, share, lead }) => {
        const inside = (
          <>
            <span class="bar" style={{ '--share': `${Math.round(share * 100)}%` }} aria-hidden="true" />
            <span class="what">{scene.texts.say(phrase)}</span>
            <span class="numbers">
              {say('hint.share', Math.round(share * 100))} · {say('hint.lead', { raw: signed(lead) })}
            </span>
          </>
        )
        return (
          <li key={words} {...lighting(scene, phrase.target)}>
            {choose ? <button onClick={() => choose(words)}>{inside}</button> : <div>{inside}</div>}
          </li>
        )
      })}
    </ol>
  )
}
