/** What a choice leaves its maker: cubes in hand, gold, points to carry with. */
import type { Choice, Phrase } from '../../../web/src/api-types'
import { box, hasNeutral, phrase, type Card } from './data'

const SET_BY_DOUBLE = 2

/** How many cubes a hand of cards can carry, with the tokens for it. */
export function capacityOf(view: any, hand: Card[], tokens: string[]): number {
  const cards = hand.reduce<number>((all, card) => all + (typeof card === 'number' ? Math.max(0, card) : 0), 0)
  const help =
    (tokens.includes('transport') ? box.tokens.transport : 0) +
    (tokens.includes('big-transport') ? box.tokens.bigTransport : 0)
  return (cards + help) * (hasNeutral(view) ? box.twoPlayers.cubesPerPoint : 1)
}

/** The cubes that a choice takes out of a hand. */
function cubesSpent(key: string): number {
  if (key.startsWith('choice.double')) {
    const isFree = key.endsWith('.token') || key.endsWith('.joker')
    return SET_BY_DOUBLE + (isFree ? 0 : box.cubes.doubleMoveCosts)
  }
  return key === 'choice.pass' || key === 'choice.pass.forced' ? box.cubes.passCosts : 0
}

export function left(view: any, me: number, { phrase: { key, args } }: Choice): Phrase | undefined {
  const { gold, cubes, neutralCubes, hand, tokens } = view.players[me]
  const spent = cubesSpent(key)
  if (spent > 0) return phrase('picture.left', phrase('picture.cubes', cubes + neutralCubes - spent))
  if (key === 'choice.units') return phrase('picture.left', phrase('picture.gold', gold - (args[0] as number)))
  if (key === 'choice.lay') {
    const card = args[0] as Phrase
    if (card.key !== 'card') return undefined
    const rest = [...hand]
    rest.splice(rest.indexOf(card.args[0] as Card), 1)
    return phrase('picture.left.carries', capacityOf(view, rest, tokens))
  }
  return undefined
}
