import type { Begun, State } from '../api-types'

export const begun = (state: State): state is Begun => state.view !== null && state.prompt !== null

/** The known state with what a newer one brings: the log from `logFrom` on is replaced, the chat goes on. */
export function merge(known: State | null, news: State): State {
  if (!known) return news
  const said = new Set(known.chat.map(({ seq }) => seq))
  return {
    ...news,
    log: [...known.log.filter(({ step }) => step < news.logFrom), ...news.log],
    chat: [...known.chat, ...news.chat.filter(({ seq }) => !said.has(seq))],
  }
}
