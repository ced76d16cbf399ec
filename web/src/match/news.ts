/** What there is to say of a choice besides its own words. */
import type { Choice, Phrase, Told } from '../api-types'

/** A preview without what the choice says itself: `event.place` tells nothing new after `choice.place`. */
export function newsOf({ phrase }: Choice, preview: Told[]): Phrase[] {
  const deed = (key: string) => key.slice(key.indexOf('.') + 1)
  return preview.map((event) => event.phrase).filter(({ key }) => deed(key) !== deed(phrase.key))
}

/** What is left of a stock after a price is paid, for each thing that is paid with. */
export function leftOf(price: Record<string, number> = {}, stock: Record<string, number>): [name: string, left: number][] {
  return Object.entries(price).flatMap(([name, amount]) =>
    amount !== 0 && stock[name] !== undefined ? [[name, stock[name] - amount]] : [],
  )
}
