/** Who has won, in words. */
import type { Outcome, Seat } from '../api-types'
import type { Texts } from '../texts'

/** The reader's place among rivals, in words; nothing for who has won, watches or plays with all the others. */
export function sayPlace(words: Texts, { winners, together }: Outcome, seats: Pick<Seat, 'place'>[], you: number): string | undefined {
  const place = seats[you]?.place
  if (place === undefined || together || winners.length === 0 || winners.includes(you)) return undefined
  return place === seats.length ? words.say('outcome.last') : words.has(`outcome.place.${place}`) ? words.say(`outcome.place.${place}`) : undefined
}

/**
 * A game may say in its own words that nobody or everybody has won: `outcome.nobody`, `outcome.everybody`.
 *
 * @param words the frame's sentences
 * @param texts the game's, with the players' names
 */
export function sayOutcome(words: Texts, texts: Texts, { winners, together }: Outcome, seats: Pick<Seat, 'side'>[], you: number): string {
  const own = (key: string, frame: string) => (texts.has(key) ? texts.say(key) : words.say(frame))
  if (winners.length === 0) return own('outcome.nobody', 'outcome.nobody')
  if (together && winners.length === seats.length) {
    return own('outcome.everybody', you < 0 ? 'outcome.everybody' : seats.length === 1 ? 'outcome.you' : 'outcome.you-all')
  }
  if (winners.length === 1) return winners[0] === you ? words.say('outcome.you') : words.say('outcome.one', { raw: texts.seatName(winners[0]!) })
  const others = winners.filter((seat) => seat !== you).map((seat) => texts.seatName(seat))
  const names = others.length < winners.length ? [words.say('outcome.you.name'), ...others] : others
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names)
  const asSide = winners.every((seat) => seats[seat]?.side === seats[winners[0]!]?.side)
  return words.say(asSide ? 'outcome.side' : 'outcome.shared', { raw: list })
}
