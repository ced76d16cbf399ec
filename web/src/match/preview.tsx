/** What a choice will surely do and what it leaves, beneath its words. */
import type { Choice, Told } from '../api-types'
import { useWords } from '../language'
import type { Texts } from '../texts'
import { leftOf, newsOf } from './news'

interface PreviewProps {
  choice: Choice
  preview: Told[]
  /** What the reader has, by the names in prices. */
  stock: Record<string, number>
  texts: Texts
}

export function Preview({ choice, preview, stock, texts }: PreviewProps) {
  const say = useWords()
  const left = leftOf(choice.price, stock).map(([name, amount]) => texts.say(`goods.${name}`, amount))
  const told = [
    ...(left.length > 0 ? [say('choices.left', { raw: left.join(', ') })] : []),
    ...newsOf(choice, preview).map((phrase) => texts.say(phrase)),
  ]
  if (!told.length) return null
  return <span class="preview">{told.join(' · ')}</span>
}
