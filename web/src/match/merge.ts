import type { Begun, Chat, ChatNews, State } from '../api-types'

export const begun = (state: State): state is Begun => state.view !== null && state.prompt !== null

/** The known state with what a newer one brings: the log from `logFrom` on is replaced, the chat goes on. */
export function merge(known: State | null, news: State): State {
  if (!known) return news
  return {
    ...news,
    log: [...known.log.filter(({ step }) => step < news.logFrom), ...news.log],
    chat: saidSince(known.chat, news.chat),
  }
}

/** The known state with what was said since. */
export function mergeChat(known: State, news: ChatNews): State {
  return { ...known, seq: news.seq, chat: saidSince(known.chat, news.chat), muted: news.muted }
}

/** A line that is known already comes again when it has been taken away. */
function saidSince(known: Chat[], news: Chat[]): Chat[] {
  const lines = new Map([...known, ...news].map((line) => [line.seq, line]))
  return [...lines.values()]
}
