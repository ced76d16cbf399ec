/** Tells a reader who looks elsewhere that it is the own turn: in the tab's title and icon, with a tone and a notice. */
import { useEffect, useRef } from 'preact/hooks'
import type { State } from '../api-types'
import { notices } from '../settings'
import { play } from '../sound'
import type { Texts } from '../texts'

const DOT = '%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="7" fill="%231f6b57"/%3E%3Ccircle cx="16" cy="16" r="9" fill="%23f4d58a"/%3E%3C/svg%3E'

/** Whether somebody else at the table is a person, whom one may wait for. */
export const hasCompany = ({ seats, you }: State): boolean => seats.some(({ kind }, seat) => kind === 'person' && seat !== you)

/** Whether the reader could be told by the browser, and has not been asked. */
export const mayAskForNotices = (state: State): boolean =>
  'Notification' in window && Notification.permission === 'default' && notices.value === null && hasCompany(state)

export async function askForNotices(): Promise<void> {
  notices.set((await Notification.requestPermission()) === 'granted')
}

export function useAttention(state: State | null, name: string, say: Texts['say']): void {
  const mine = state?.status === 'running' && state.you >= 0 && state.decider === state.you
  const over = state?.status === 'over'
  const watched = state !== null
  const icon = useRef('')
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    icon.current ||= link?.href ?? ''
    document.title = mine ? `${say('table.your-turn')} – ${name} – Ceiba` : `${name} – Ceiba`
    if (link) link.href = mine ? `data:image/svg+xml,${DOT}` : icon.current
    return () => {
      if (link) link.href = icon.current
    }
  }, [mine, name, say])
  useEffect(() => {
    if (!mine) return
    play('turn')
    if (!document.hidden || !notices.value || !state || !hasCompany(state)) return
    const notice = new Notification(say('table.your-turn'), { body: name, tag: state.id })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }, [mine])
  useEffect(() => {
    if (watched && over) play('over')
  }, [over])
  useEffect(() => {
    if (watched && !mine && !over) play('step')
  }, [state?.step])
}
