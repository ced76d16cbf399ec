/** Puts phrases into words, just as ceiba.engine.Texts does on the server. */
import type { Arg, Language, Phrase } from './api-types'

export type Catalogue = Record<string, string>

/** Words that are not a key but stand as they are: a name, a link. */
export interface Raw {
  raw: string
}

const HOLE = /\{(\d+)(?:\|([^|}]*)\|([^|}]*))?}/g

export class Texts {
  constructor(
    readonly language: Language,
    private readonly sentences: Catalogue,
    /** What a seat is called. */
    readonly seatName: (seat: number) => string = (seat) => this.find(`seat.${seat}`),
  ) {}

  /** The same catalogue with the players' own names. */
  withSeats(names: (seat: number) => string): Texts {
    return new Texts(this.language, this.sentences, names)
  }

  has(key: string): boolean {
    return key in this.sentences
  }

  /** A phrase, or a key with its arguments, as a sentence. */
  say = (phrase: Phrase | string, ...args: (Arg | Raw)[]): string => {
    const { key, args: given }: { key: string; args: (Arg | Raw)[] } = typeof phrase === 'string' ? { key: phrase, args } : phrase
    return this.find(key).replace(HOLE, (_, index: string, one?: string, many?: string) =>
      this.fill(given[Number(index)], one, many),
    )
  }

  /** A number as the language writes it: 3, 3.25, 3,25. */
  number(value: number): string {
    return this.language === 'en' ? String(value) : String(value).replace('.', ',')
  }

  private fill(arg: Arg | Raw | undefined, one?: string, many?: string): string {
    if (arg === undefined) return '?'
    if (typeof arg === 'number') {
      if (one !== undefined && many !== undefined) return Math.abs(arg) === 1 ? one : many
      return this.number(arg)
    }
    if (typeof arg === 'string') return this.say(arg)
    if ('raw' in arg) return arg.raw
    return 'seat' in arg ? this.seatName(arg.seat) : this.say(arg)
  }

  /** A missing text must not stop a match: its key is shown instead. */
  private find(key: string): string {
    const sentence = this.sentences[key]
    if (sentence === undefined) {
      console.warn(`no text for '${key}'`)
      return key
    }
    return sentence
  }
}
