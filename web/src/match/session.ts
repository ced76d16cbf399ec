/** One match as this browser follows it: the stream, what is shown of it and what the reader does. */
import { act, match, Refused, streamAddress, takeBack, type Made } from '../api'
import type { ChatNews, Choice, LogEntry, Pin, State, Told } from '../api-types'
import { Cell } from '../cell'
import { tellError } from '../parts/toast'
import { Pace } from '../queue'
import { mayMove } from '../settings'
import { merge, mergeChat } from './merge'

const PAUSE = 350
const AFTER_CUT = 3000

/** What to choose of the choices that follow one, if any of them is meant. */
export type FollowUp = (choices: Choice[]) => string | undefined

export class Session {
  /** The newest state there is, with the whole log. */
  readonly latest = new Cell<State | null>(null)
  /** The state on the screen, which may lag behind while bots play. */
  readonly shown = new Cell<State | null>(null)
  readonly behind = new Cell(false)
  readonly connected = new Cell(true)
  readonly busy = new Cell(false)
  /** What has happened since the state that was shown before. */
  readonly news = new Cell<LogEntry[]>([])

  /** How long the board takes to show events. */
  lasts: (events: Told[]) => number = () => 0

  private source: EventSource | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private receivedAt = 0
  private readonly pace = new Pace<State>(
    (state) => this.show(state),
    (state, waiting) => this.pauseAfter(state, waiting),
  )

  constructor(readonly id: string) {}

  start(): void {
    this.connect()
    addEventListener('online', this.reconnect)
    addEventListener('offline', this.cutOff)
    document.addEventListener('visibilitychange', this.reconnect)
  }

  stop(): void {
    this.source?.close()
    clearTimeout(this.retry)
    this.pace.stop()
    removeEventListener('online', this.reconnect)
    removeEventListener('offline', this.cutOff)
    document.removeEventListener('visibilitychange', this.reconnect)
  }

  /** Shows at once what is waiting to be shown. */
  skip(): void {
    this.pace.skip()
    this.behind.set(false)
  }

  /** Milliseconds since the newest state came, for the clocks. */
  age(): number {
    return performance.now() - this.receivedAt
  }

  /** Makes a choice, and at once the one that `next` finds among those that follow, where one decision takes two. */
  choose(words: string, next?: FollowUp): Promise<void> {
    const { seq, step } = this.latest.value ?? { seq: 0, step: 0 }
    if (this.shown.value?.step !== step) return Promise.resolve() // not yet seen what it would answer
    return this.alone(async () => {
      const made = await this.make(seq, words)
      if (!next) return made
      await this.arrived(made.seq)
      const { seq: now, choices } = this.latest.value ?? { seq: 0, choices: [] }
      const second = next(choices)
      return second === undefined ? made : this.make(now, second)
    })
  }

  private make(seq: number, choice: string): Promise<Made> {
    return act(this.id, 'choices', { seq, choice })
  }

  undo(turn: boolean): Promise<void> {
    const body = { seq: this.latest.value?.seq ?? 0, ...(turn ? { turn } : {}) }
    return this.alone(() => act(this.id, 'undo', body))
  }

  say(text: string): Promise<void> {
    return this.tellServer(() => act(this.id, 'chat', { text }))
  }

  /** Takes a line of the chat away: the owner's right. */
  unsay(line: number): Promise<void> {
    return this.tellServer(() => takeBack(this.id, `chat/${line}`))
  }

  /** Lets somebody say nothing more, or speak again: the owner's right. */
  mute(speaker: number, muted: boolean): Promise<void> {
    return this.tellServer(() => act(this.id, 'mute', { speaker, muted }))
  }

  pin(pin: Omit<Pin, 'id' | 'seat'>): Promise<void> {
    return this.alone(() => act(this.id, 'pins', pin))
  }

  unpin(pin: Pin): Promise<void> {
    return this.alone(() => takeBack(this.id, `pins/${pin.id}`))
  }

  /** Something else that changes the match: resign, takeover, return. */
  other(what: string, body: Record<string, unknown> = {}): Promise<void> {
    return this.alone(() => act(this.id, what, body))
  }

  /** One thing at a time: a second click while the first is on its way does nothing. */
  private async alone(send: () => Promise<Made>): Promise<void> {
    if (this.busy.value) return
    this.busy.set(true)
    await this.tellServer(send)
    this.busy.set(false)
  }

  private async tellServer(send: () => Promise<Made>): Promise<void> {
    try {
      const { seq } = await send()
      await this.arrived(seq)
    } catch (e) {
      if (e instanceof Refused && e.code === 'stale') await this.look()
      else tellError(e)
    }
  }

  /** Waits until the stream has brought a change, or asks for it if the stream is slow. */
  private async arrived(seq: number): Promise<void> {
    const there = () => (this.latest.value?.seq ?? 0) >= seq
    if (there()) return
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        forget()
        resolve()
      }
      const forget = this.latest.watch(() => there() && done())
      const timer = setTimeout(done, 1500)
    })
    if (!there()) await this.look()
  }

  private async look(): Promise<void> {
    try {
      this.receive(await match(this.id))
    } catch (e) {
      tellError(e)
    }
  }

  private connect(): void {
    const source = new EventSource(streamAddress(this.id, this.latest.value?.seq ?? 0))
    this.source = source
    source.addEventListener('open', () => {
      this.failures = 0
      this.connected.set(true)
    })
    source.addEventListener('state', ({ data }) => this.receive(JSON.parse(data) as State))
    source.addEventListener('chat', ({ data }) => this.said(JSON.parse(data) as ChatNews))
    source.addEventListener('presence', ({ data }) => this.presence((JSON.parse(data) as { seats: boolean[] }).seats))
    source.addEventListener('error', () => {
      source.close()
      this.connected.set(false)
      const wait = Math.min(500 * 2 ** this.failures++, 10000) * (0.75 + Math.random() / 2)
      this.retry = setTimeout(() => this.connect(), wait)
    })
  }

  /** The browser knows at once that there is no network; the stream would find out much later. */
  private cutOff = (): void => {
    this.source?.close()
    this.connected.set(false)
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), AFTER_CUT) // it may be wrong about a server nearby
  }

  private reconnect = (): void => {
    if (this.source?.readyState !== EventSource.CLOSED || document.hidden) return
    clearTimeout(this.retry)
    this.connect()
  }

  private receive(news: State): void {
    const known = this.latest.value
    if (known && news.seq < known.seq) return
    const state = merge(known, news)
    this.receivedAt = performance.now()
    this.latest.set(state)
    this.pace.add(state)
    this.behind.set(this.pace.behind)
  }

  /** The board stays as it is. */
  private said(news: ChatNews): void {
    const known = this.latest.value
    if (known && news.seq > known.seq) this.latest.set(mergeChat(known, news))
  }

  private show(state: State): void {
    const before = this.shown.value
    this.news.set(before ? state.log.filter(({ step }) => step > before.step) : [])
    this.shown.set(state)
    this.behind.set(this.pace.behind)
  }

  /** Others' choices stay for a moment, and whatever the board takes its time for; what nobody watches does not. */
  private pauseAfter(state: State, waiting: number): number {
    const last = this.news.value.at(-1)
    if (!last || !mayMove() || document.hidden) return 0
    const pause = last.seat === state.you ? 0 : PAUSE
    return Math.max(waiting > 10 ? (pause * 10) / waiting : pause, this.lasts(last.events))
  }

  private presence(here: boolean[]): void {
    for (const cell of [this.latest, this.shown]) {
      const state = cell.value
      if (state) cell.set({ ...state, seats: state.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here })) })
    }
  }
}
