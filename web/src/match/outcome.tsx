/** What a choice will surely do, beneath its words. */
import type { Choice } from '../api-types'
import type { Texts } from '../texts'

/** The outcome without what the choice says itself: `event.place` tells nothing new after `choice.place`. */
export function newsOf({ phrase, outcome }: Choice): Choice['outcome'] {
  const deed = (key: string) => key.slice(key.indexOf('.') + 1)
  return outcome.filter(({ key }) => deed(key) !== deed(phrase.key))
}

export function Outcome({ choice, texts }: { choice: Choice; texts: Texts }) {
  const news = newsOf(choice)
  if (!news.length) return null
  return <span class="outcome">{news.map((phrase) => texts.say(phrase)).join(' · ')}</span>
}
