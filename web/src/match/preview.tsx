/** What a choice will surely do and what it leaves, beneath its words. */
import type { Choice, Told } from '../api-types'
import { useWords } from '../language'
import type { Texts } from '../texts'
import { afterPaying, newsOf, type Goods } from './news'

interface PreviewProps {
  choice: Choice
  preview: Told[]
  /** What the reader has, by the names in prices. */
  stock: Goods
  texts: Texts
}

export function Preview({ choice, preview, stock, texts }: PreviewProps) {
  const say = useWords()
  const { left, costs } = afterPaying(choice.price, stock)
  const goods = (key: string, some: Goods) => {
    const named = Object.entries(some).map(([name, amount]) => texts.say(`goods.${name}`, amount))
    return named.length > 0 ? [say(key, { raw: named.join(', ') })] : []
  }
  const told = [
    ...goods('choices.costs', costs),
    ...goods('choices.left', left),
    ...newsOf(choice, preview).map((phrase) => texts.say(phrase)),
  ]
  if (!told.length) return null
  return <span class="preview">{told.join(' · ')}</span>
}
