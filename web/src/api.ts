/** The calls of docs/bot-api.md. */
import type { Begun, Clock, Game, Guest, Language, Opinion, Phrase, Result, State, Table, Told, Variants } from './api-types'
import { Cell } from './cell'
import { known } from './settings'
import type { Catalogue } from './texts'

/** A refusal of the server, or `offline` if it could not be asked. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(
    readonly code: string,
    message: string,
    /** Seconds after which it is worth trying again. */
    readonly wait: number | undefined = undefined,
    /** Why, in words of the game's catalogue. */
    readonly reason: Phrase | undefined = undefined,
  ) {
    super(message)
  }
}

export const me = new Cell<Guest | null>(null)

/** Whether the last call reached the server, as far as the browser has a network at all. */
export const online = new Cell(navigator.onLine)
addEventListener('offline', () => online.set(false))
addEventListener('online', () => online.set(true))

type Headers = Record<string, string>

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, more: Headers = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      headers: body === undefined ? more : { ...more, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (e) {
    if (signal?.aborted) throw e
    online.set(false)
    throw new Refused('offline', String(e))
  }
  online.set(true)
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const { error } = await answer.json().catch(() => ({ error: { code: String(answer.status), message: answer.statusText } }))
  const wait = answer.headers.get('Retry-After')
  throw new Refused(error?.code ?? String(answer.status), error?.message ?? '', wait ? Number(wait) : undefined, error?.reason)
}

const get = <T>(path: string, signal?: AbortSignal) => call<T>('GET', path, undefined, signal)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

/** For calls that need to be somebody: makes a guest silently the first time. */
async function asGuest<T>(what: () => Promise<T>): Promise<T> {
  if (!me.value) await becomeGuest()
  try {
    return await what()
  } catch (e) {
    if (!(e instanceof Refused) || !['unknown', 'guest'].includes(e.code)) throw e
    await becomeGuest()
    return what()
  }
}

let guestWord = () => 'Guest'

/** Says what a new guest is called, before a number. */
export function nameGuests(word: () => string): void {
  guestWord = word
}

async function becomeGuest(): Promise<void> {
  const number = 1000 + Math.floor(Math.random() * 9000)
  me.set(await post<Guest>('/guests', { name: `${guestWord()} ${number}` }))
  known.set(true)
}

/** Finds out who this browser is, if it has been somebody. */
export async function recallMe(): Promise<void> {
  if (!known.value) return
  try {
    me.set(await get<Guest>('/me'))
  } catch (e) {
    if (e instanceof Refused && e.code !== 'offline') known.set(false)
  }
}

export async function rename(name: string): Promise<void> {
  await asGuest(async () => me.set(await call<Guest>('PUT', '/me', { name })))
}

export const recoveryLink = () => asGuest(() => post<{ link: string }>('/me/recovery'))

/** The link that was made leads nowhere any more. */
export const endRecoveryLink = () => call<Guest>('DELETE', '/me/recovery')

/** Every other browser, bot and link of this guest is nobody's from now on. */
export async function signOutElsewhere(): Promise<void> {
  me.set(await call<Guest>('DELETE', '/me/tokens'))
}

export async function recover(token: string): Promise<void> {
  me.set(await post<Guest>('/recover', { token }))
  known.set(true)
}

/** Where a browser downloads all that is kept of its guest. */
export const OWN_DATA = '/api/me/data'

/** Deletes what is kept of this guest; whoever plays on here is somebody else. */
export async function deleteMe(): Promise<void> {
  await call('DELETE', '/me')
  known.set(false)
  me.set(null)
}

/** A call that only the administrator may make. */
export const administer = <T>(token: string, method: string, path = '', body?: unknown) =>
  call<T>(method, `/admin${path}`, body, undefined, { 'X-Ceiba-Administrator': token })

export const games = () => get<Game[]>('/games')
export const gameTexts = (game: string, language: Language) => get<Catalogue>(`/games/${game}/texts/${language}`)
export const levelTexts = (language: Language) => get<Catalogue>(`/texts/${language}`)

export interface NewTable {
  game: string
  seats: string[]
  variants?: Variants
  public?: boolean
  hints?: boolean
  autostart?: boolean
  clock?: Clock
}

export const createTable = (table: NewTable) => asGuest(() => post<Table>('/tables', table))
export const tables = () => get<{ mine: Table[]; open: Table[]; running: Table[] }>('/tables')
export const table = (id: string, signal?: AbortSignal) => get<Table>(`/tables/${id}`, signal)
export const join = (id: string, seat?: number) =>
  asGuest(() => post<Table>(`/tables/${id}/join`, seat === undefined ? {} : { seat }))
export const leave = (id: string) => post<unknown>(`/tables/${id}/leave`)
export const fillSeat = (id: string, seat: number, who: string) => call<unknown>('PUT', `/tables/${id}/seats/${seat}`, { who })
export const start = (id: string, fill?: string) => post<unknown>(`/tables/${id}/start`, fill ? { fill } : {})

export const match = (id: string) => get<State>(`/matches/${id}`)
export const streamAddress = (id: string, since: number) => `/api/matches/${id}/stream?since=${since}`
export const stateAt = (id: string, step: number, as?: number, signal?: AbortSignal) =>
  get<Begun>(`/matches/${id}/steps/${step}${as === undefined || as < 0 ? '' : `?as=${as}`}`, signal)
/** What a choice will surely do. */
export const preview = (id: string, step: number, words: string, signal?: AbortSignal) =>
  get<{ step: number; preview: Told[] }>(`/matches/${id}/preview?${new URLSearchParams({ step: String(step), words })}`, signal)
/** Why words are no choice of the reader's now; nothing if they are, or if the game does not say. */
export const why = (id: string, step: number, words: string, signal?: AbortSignal) =>
  get<{ step: number; why?: Phrase }>(`/matches/${id}/why?${new URLSearchParams({ step: String(step), words })}`, signal)
export const result = (id: string) => get<Result>(`/matches/${id}/result`)
export const record = (id: string) => get<unknown>(`/matches/${id}/record`)
export const hint = (id: string, body: { step?: number; count?: number }) =>
  post<{ step: number; choices: Opinion[]; cut: boolean }>(`/matches/${id}/hint`, body)
/** For how many milliseconds somebody must still be away until a bot may play there. */
export const untilTakeover = (id: string, seat: number, signal?: AbortSignal) =>
  get<{ wait: number }>(`/matches/${id}/takeover/${seat}`, signal)
export const rematch = (id: string) => asGuest(() => post<{ id: string }>(`/matches/${id}/rematch`))
export const playOn = (id: string, body: { step: number; seat: number; level: string }) =>
  asGuest(() => post<{ id: string }>(`/matches/${id}/continue`, body))
export const importRecord = (record: unknown) => asGuest(() => post<{ id: string }>('/records', record))

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

/** A key that makes a repeated call the same call. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')

/** What a call that changes a match is answered with. */
export interface Made {
  seq: number
  step: number
}

/** A call that changes a match, with a key: sent again, it is the same call and never played twice. */
export function act(id: string, what: string, body: Record<string, unknown>): Promise<Made> {
  const keyed = { ...body, key: newKey() }
  return insist(() => post(`/matches/${id}/${what}`, keyed))
}

/** Takes a pin or a line of the chat away; that can be done only once and needs no key. */
export const takeBack = (id: string, what: string): Promise<Made> => insist(() => call('DELETE', `/matches/${id}/${what}`))

/** Sends a call again while the server cannot be reached. */
async function insist<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await asGuest(send)
    } catch (e) {
      const again = e instanceof Refused && ['offline', 'stopping', 'unavailable', 'slow-down'].includes(e.code)
      if (!again || attempt === 8) throw e
      await pause(e.wait === undefined ? Math.min(250 * 2 ** attempt, 5000) : Math.min(e.wait * 1000, 10000))
    }
  }
}
