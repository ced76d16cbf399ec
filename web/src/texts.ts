/** Puts phrases into words, just as ceiba.engine.Texts does on the server. */
import type { Arg, Language, Phrase } from './api-types'

export type Catalogue = Record<string, string>

/** Words that are not a key but stand as they are: a name, a link. */
export interface Raw {
  raw: string
}

/** Who reads: the own seat, and the word that the own deeds begin with, such as "You". */
export interface Reader {
  seat: number
  you: string
}

const HOLE = /\{(\d+)(?:\|([^|}]*)\|([^|}]*))?}/g
/** What a question to a seat begins with. */
const ADDRESS = '{0}: '
/** A sentence that begins with its subject. */
const SUBJECT = /^\{(\d+)\} \p{Ll}/u
/** Where the verb has one form for the reader and for others. */
const SAME_VERB: Language[] = ['pt']
const NOBODY: Reader = { seat: -1, you: '' }

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

export class Texts {
  constructor(
    readonly language: Language,
    private readonly sentences: Catalogue,
    /** What a seat is called. */
    readonly seatName: (seat: number) => string = (seat) => this.find(`seat.${seat}`),
    private readonly reader: Reader = NOBODY,
  ) {}

  /** The same catalogue with the players' own names; a reader who sits at the table is spoken to. */
  withSeats(names: (seat: number) => string, reader: Reader = NOBODY): Texts {
    return new Texts(this.language, this.sentences, names, reader)
  }

  has(key: string): boolean {
    return key in this.sentences
  }

  /** Keys as the catalogue has them, those it does not have first. */
  inOrder(keys: Iterable<string>): string[] {
    const order = Object.keys(this.sentences)
    return [...new Set(keys)].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  }

  /** A phrase, or a key with its arguments, as a sentence. */
  say = (phrase: Phrase | string, ...args: (Arg | Raw)[]): string => {
    const { key, args: given }: { key: string; args: (Arg | Raw)[] } = typeof phrase === 'string' ? { key: phrase, args } : phrase
    const sentence = key.startsWith('prompt.') ? this.addressed(this.find(key), given[0]) : this.find(key)
    return sentence.replace(HOLE, (_, index: string, one: string | undefined, many: string | undefined, at: number) => {
      const arg = given[Number(index)]
      return at === 0 && this.isReader(arg) && this.speaksTo(sentence) ? this.reader.you : this.fill(arg, one, many)
    })
  }

  /** A deed told beside the name or the mark of whoever did it: without that name at its start. */
  deed(phrase: Phrase, seat: number): string {
    const sentence = this.say(phrase)
    const template = this.find(phrase.key)
    const subject = /^\{(\d+)} /.exec(template)?.[1]
    const who = subject === undefined ? undefined : phrase.args[Number(subject)]
    if (typeof who !== 'object' || !('seat' in who) || who.seat !== seat) return sentence
    const spokenTo = this.isReader(who) && this.speaksTo(template)
    if (spokenTo && this.language === 'en') return sentence // without its subject the verb would be an order
    const name = spokenTo ? this.reader.you : this.seatName(seat)
    return capital(sentence.slice(name.length + 1))
  }

  /** Whether the subject of a sentence can be the reader: its verb has a form for that. */
  private speaksTo(sentence: string): boolean {
    const subject = /^\{(\d+)} /.exec(sentence)?.[1]
    return subject !== undefined && (sentence.includes(`{${subject}|`) || (SAME_VERB.includes(this.language) && SUBJECT.test(sentence)))
  }

  /** A question to the reader without the reader's own name; what else the address tells stays. */
  private addressed(sentence: string, who: Arg | Raw | undefined): string {
    if (!sentence.startsWith(ADDRESS) || typeof who !== 'object') return sentence
    const rest = sentence.slice(ADDRESS.length)
    if (this.isReader(who)) return capital(rest)
    if ('args' in who && this.isReader(who.args[0])) return `${who.args.slice(1).map((arg) => this.fill(arg)).join(' ')}: ${rest}`
    return sentence
  }

  private isReader(arg: Arg | Raw | undefined): boolean {
    return typeof arg === 'object' && 'seat' in arg && arg.seat === this.reader.seat
  }

  /** A number as the language writes it: 3, 3.25, 3,25. */
  number(value: number): string {
    return this.language === 'en' ? String(value) : String(value).replace('.', ',')
  }

  private fill(arg: Arg | Raw | undefined, one?: string, many?: string): string {
    if (arg === undefined) return '?'
    if (one !== undefined && many !== undefined) return (typeof arg === 'number' ? Math.abs(arg) !== 1 : this.isReader(arg)) ? many : one
    if (typeof arg === 'number') return this.number(arg)
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
