/** The auction in numbers: what a gift costs and where its cattle go. */
import type { Choice } from '../../../web/src/api-types'
import type { Numbers } from '../../../web/src/game-client'
import { box } from './data'
import type { AuctionView, View } from './view'

/** The gift that a choice is, if it is one. */
export function giftOf({ words, phrase }: Choice): Numbers | undefined {
  if (!words.startsWith('give ')) return undefined
  const gift = Number(words.slice('give '.length))
  return { least: gift, most: gift, says: () => phrase }
}

/** The gifts among choices, the smallest first. */
export function giftsAmong(choices: Choice[]): number[] {
  return choices.flatMap((choice) => giftOf(choice)?.least ?? []).sort((a, b) => a - b)
}

/** How many cattle each plaque gets of a gift. */
export function spread({ plaques, next }: AuctionView, gift: number): number[] {
  return plaques.map((_, i) => {
    const after = (i - next + plaques.length) % plaques.length
    return after < gift ? Math.floor((gift - 1 - after) / plaques.length) + 1 : 0
  })
}

/** What a seat has left for its actions after a gift: Elegua brings some cattle of the first. */
export function leftAfter({ players, auction }: View, seat: number, gift: number): number {
  const helped = players[seat].god === 'elegua' && !auction?.gave.includes(seat)
  return players[seat].cattle - (helped ? Math.max(0, gift - box.elegua) : gift)
}

/** The place in the turn order of a seat that has passed, from 1 on. */
export function placeOf({ in: still, passed }: AuctionView, seat: number): number | undefined {
  const at = passed.indexOf(seat)
  return at < 0 ? undefined : still.length + passed.length - at
}
