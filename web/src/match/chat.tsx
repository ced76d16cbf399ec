/** What the people at the table say. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Chat as Message } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { SeatMark } from '../parts/seat-mark'
import { ignored } from '../settings'
import type { Scene } from './scene'

/** What the table's owner may do about it. */
export interface Moderation {
  muted: number[]
  mute: (speaker: number, muted: boolean) => void
  unsay: (line: number) => void
}

interface Props {
  scene: Scene
  messages: Message[]
  send: (text: string) => void
  /** Null for all but the owner. */
  moderation: Moderation | null
}

export function Chat({ scene, messages, send, moderation }: Props) {
  const say = useWords()
  const [text, setText] = useState('')
  const [chosen, choose] = useState<number | null>(null)
  const deaf = useCell(ignored)
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
  const place = (speaker: number) => `${scene.state.id}/${speaker}`
  const ignore = (speaker: number) => {
    const at = place(speaker)
    ignored.set(deaf.includes(at) ? deaf.filter((other) => other !== at) : [...deaf, at].slice(-MAX_IGNORED))
  }
  return (
    <div class="chat">
      <ul ref={end} aria-label={say('chat')} aria-live="polite">
        {messages.length === 0 && <li class="quiet">{say('chat.empty')}</li>}
        {messages.map(({ seq, seat, speaker, name, text: said }) => {
          const ignoring = speaker >= 0 && deaf.includes(place(speaker))
          const mine = seat >= 0 && seat === scene.state.you
          const silenced = moderation?.muted.includes(speaker) ?? false
          return (
            <li key={seq}>
              {seat >= 0 && <SeatMark client={scene.client} texts={scene.texts} seat={seat} />}
              {mine || speaker < 0 ? (
                <strong>{name}</strong>
              ) : (
                <button class="bare" aria-expanded={chosen === seq} onClick={() => choose(chosen === seq ? null : seq)}>
                  <strong>{name}</strong>
                </button>
              )}{' '}
              {said === '' || ignoring ? <span class="quiet">{say(said === '' ? 'chat.gone' : 'chat.ignored')}</span> : said}
              {chosen === seq && (
                <span class="row wrap">
                  <button class="small" onClick={() => ignore(speaker)}>
                    {say(ignoring ? 'chat.hear' : 'chat.ignore')}
                  </button>
                  {moderation && (
                    <button class="small" onClick={() => moderation.mute(speaker, !silenced)}>
                      {say(silenced ? 'chat.unmute' : 'chat.mute')}
                    </button>
                  )}
                  {moderation && said !== '' && (
                    <button class="small" onClick={() => moderation.unsay(seq)}>
                      {say('chat.remove')}
                    </button>
                  )}
                </span>
              )}
            </li>
          )
        })}
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

const MAX_IGNORED = 100
