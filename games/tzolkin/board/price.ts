/** What choices cost in corn, and what is left of it. */
import type { Choice, Phrase } from '../../../web/src/api-types'

/** The kinds of choices whose phrase ends with their price. */
const PRICED = ['choice.place', 'choice.claim', 'choice.use', 'choice.buy']

/** The corn that a choice costs; nothing if it is not of a kind that has a price. */
export function priceOf({ phrase }: Choice): number | undefined {
  if (!PRICED.includes(phrase.key)) return undefined
  const price = phrase.args[phrase.args.length - 1] as Phrase
  return price.args[0] as number
}

/** The corn that the reader has left after a choice that costs some. */
export function left(view: any, me: number, choice: Choice): Phrase | undefined {
  const price = priceOf(choice)
  if (!price) return undefined
  return { key: 'picture.left', args: [{ key: 'goods.corn', args: [view.players[me].corn - price] }] }
}
