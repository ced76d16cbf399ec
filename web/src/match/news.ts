/** What events tell in short: sentences where they are needed, and what each seat has more or less of. */
import type { Choice, MatchEvent, Phrase, Told } from '../api-types'
import { isSaid } from '../board/phrase'
import type { Brief } from '../game-client'

/** Some things and how much of each. */
export type Goods = Record<string, number>

/** How a game tells its events in short. */
export type Briefs = ((event: MatchEvent) => Brief | undefined) | undefined

/** One line of what happened. */
export interface Line {
  /** Whose doing it is; none of the table's. */
  seat: number | undefined
  /** Its sentence; none where the gains say enough. */
  phrase?: Phrase
  gains: Goods
  targets: string[]
  /** Whether it begins a part of the match. */
  heading: boolean
}

export function add(sum: Goods, more: Goods = {}): void {
  for (const [name, amount] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + amount
}

/** Events line by line: what a seat gains stands behind the sentence that it belongs to. */
export function linesOf(events: Told[], brief: Briefs): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    const { gains = {}, silent = false, heading = false } = brief?.(event) ?? {}
    const last = lines.at(-1)
    const { seat, phrase } = event
    const targets = phrase.targets ?? []
    if (!silent) lines.push({ seat, phrase, gains: { ...gains }, targets: [...targets], heading })
    else if (Object.keys(gains).length === 0) continue
    else if (last && last.seat === seat && !last.heading) {
      add(last.gains, gains)
      last.targets.push(...targets)
    } else lines.push({ seat, gains: { ...gains }, targets: [...targets], heading: false })
  }
  return lines
}

/** What a choice brings: to each seat, and what else there is to say. */
export interface Outlook {
  /** The decider's own gains, what is paid among them. */
  own: Goods
  /** What others gain or lose, by seat. */
  others: Map<number, Goods>
  /** What is to be said in words. */
  said: Phrase[]
}

/** What will surely come of a choice, as far as its preview and its price tell. */
export function outlookOf(choice: Choice, preview: Told[], me: number, brief: Briefs): Outlook {
  const own: Goods = {}
  const paid: Goods = {}
  const others = new Map<number, Goods>()
  const said: Phrase[] = []
  for (const event of preview) {
    const { gains = {}, silent = false, saidBy = [] } = brief?.(event) ?? {}
    if (event.seat === me) {
      add(own, gains)
      for (const [name, amount] of Object.entries(gains)) if (amount < 0) add(paid, { [name]: -amount })
    } else if (event.seat !== undefined) {
      const theirs = others.get(event.seat) ?? {}
      add(theirs, gains)
      others.set(event.seat, theirs)
    }
    if (!silent && !saidBy.includes(choice.phrase.key) && !isSaid(choice.phrase, event.phrase)) said.push(event.phrase)
  }
  // what no event tells of a price is paid all the same: at once, or with what the choice leads to
  for (const [name, amount] of Object.entries(choice.price ?? {})) add(own, { [name]: Math.min(0, (paid[name] ?? 0) - amount) })
  return { own, others, said }
}
