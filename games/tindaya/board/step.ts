/** What is to be decided now. */
import type { HexName, View } from './view'

export interface Step {
  word: string
  args: string[]
}

/** The step that is decided next; none when the match is over. */
export function stepOf({ pending }: View): Step {
  const [word = '', ...args] = (pending.at(-1) ?? '').split(' ')
  return { word, args }
}

const HEX = /^\d+,\d+$/

/** The hexes that choices or steps name. */
export const hexesIn = (words: string): HexName[] => words.split(' ').filter((word) => HEX.test(word))

export const BARTERING = ['partner', 'barter-give', 'barter-take', 'answer', 'counter-give', 'counter-take']

/** The keys of choices that end or decline something. */
export const PRIMARY = [
  ...['choice.turn.end', 'choice.turn.pass', 'choice.options.done', 'choice.source.stop', 'choice.again.drop'],
  ...['choice.slaughter.enough', 'choice.preserve.enough', 'choice.give.enough', 'choice.save.enough'],
  ...['choice.hero.none', 'choice.arms.none'],
]
