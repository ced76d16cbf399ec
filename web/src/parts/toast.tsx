/** Short messages at the edge of the screen, and the words for what the server refuses. */
import { Refused } from '../api'
import { Cell, useCell } from '../cell'
import { words } from '../language'

interface Message {
  text: string
  alert: boolean
}

const message = new Cell<Message | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export function tell(text: string, alert = false): void {
  clearTimeout(timer)
  message.set({ text, alert })
  timer = setTimeout(() => message.set(null), alert ? 8000 : 4000)
}

/** Says in words what went wrong. */
export function tellError(error: unknown): void {
  console.warn(error)
  const code = error instanceof Refused ? error.code : 'broken'
  const texts = words.value
  tell(texts.say(texts.has(`error.${code}`) ? `error.${code}` : 'error.other'), true)
}

/** Runs something and tells what went wrong. */
export async function attempt(what: () => Promise<unknown>): Promise<void> {
  try {
    await what()
  } catch (e) {
    tellError(e)
  }
}

export function Toast() {
  const shown = useCell(message)
  return (
    <div class="toasts">
      <div role="status">{shown && !shown.alert && <p class="toast">{shown.text}</p>}</div>
      <div role="alert">{shown?.alert && <p class="toast alert">{shown.text}</p>}</div>
    </div>
  )
}
