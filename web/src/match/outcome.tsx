/** What a choice will surely do, beneath its words. */
import type { Choice } from '../api-types'
import type { Scene } from './scene'

/** The outcome without what the choice says itself: `event.place` tells nothing new after `choice.place`. */
export function newsOf({ phrase, outcome }: Choice): Choice['outcome'] {
  const deed = (key: string) => key.slice(key.indexOf('.') + 1)
  return outcome.filter(({ key }) => deed(key) !== deed(phrase.key))
}

export function Outcome({ choice, scene }: { choice: Choice; scene: Scene }) {
  const { state, client, texts } = scene
  const left = client.left(state.view, state.you, choice)
  const told = left ? [left, ...newsOf(choice)] : newsOf(choice)
  if (!told.length) return null
  return <span class="outcome">{told.map((phrase) => texts.say(phrase)).join(' · ')}</span>
}
