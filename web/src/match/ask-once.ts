/** Asks only once about the same words; where no answer comes there is none, and the next time it is tried again. */
export function askOnce<T>(ask: (words: string) => Promise<T | undefined>): (words: string) => Promise<T | undefined> {
  const asked = new Map<string, Promise<T | undefined>>()
  return (words) => {
    let answer = asked.get(words)
    if (!answer) {
      answer = ask(words).catch(() => {
        asked.delete(words) // the match has moved on, or the server cannot be reached
        return undefined
      })
      asked.set(words, answer)
    }
    return answer
  }
}
