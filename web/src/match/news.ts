/** What there is to say of a choice besides its own words. */
import type { Choice, Phrase, Told } from '../api-types'

/** A preview without what the choice says itself: `event.place` tells nothing new after `choice.place`. */
export function newsOf({ phrase }: Choice, preview: Told[]): Phrase[] {
  const deed = (key: string) => key.slice(key.indexOf('.') + 1)
  return preview.map((event) => event.phrase).filter(({ key }) => deed(key) !== deed(phrase.key))
}

/** Some things and how much of each. */
export type Goods = Record<string, number>

/** What is left of a stock after a price is paid; what the stock does not tell of is still a cost. */
export function afterPaying(price: Goods = {}, stock: Goods): { left: Goods; costs: Goods } {
  const paid = Object.entries(price).filter(([, amount]) => amount !== 0)
  const known = paid.filter(([name]) => name in stock)
  return {
    left: Object.fromEntries(known.map(([name, amount]) => [name, stock[name]! - amount])),
    costs: Object.fromEntries(paid.filter(([name]) => !(name in stock))),
  }
}
