/** What the people at the table say. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Chat as Message } from '../api-types'
import { useWords } from '../language'
import { SeatMark } from '../parts/seat-mark'
import type { Scene } from './scene'

export function Chat({ scene, messages, send }: { scene: Scene; messages: Message[]; send: (text: string) => void }) {
  const say = useWords()
  const [text, setText] = useState('')
  const end = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [messages.length])
  const submit = (event: Event) => {
    event.preventDefault()
    if (!text.trim()) return
    send(text.trim())
    setText('')
  }
  return (
    <div class="chat">
      <ul ref={end} aria-label={say('chat')} aria-live="polite">
        {messages.length === 0 && <li class="quiet">{say('chat.empty')}</li>}
        {messages.map(({ seq, seat, name, text: said }) => (
          <li key={seq}>
            {seat >= 0 && <SeatMark client={scene.client} texts={scene.texts} seat={seat} />}
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ul>
      <form onSubmit={submit} class="row">
        <input
          class="grow"
          value={text}
          maxLength={500}
          aria-label={say('chat.write')}
          placeholder={say('chat.write')}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button>{say('chat.send')}</button>
      </form>
    </div>
  )
}
