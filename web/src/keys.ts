/** The keys of the match page, as a table from key to deed. */
import { useEffect, useRef } from 'preact/hooks'
import { shortcuts } from './settings'

/** What moves a slider that has the focus. */
const SLIDING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

/** Whether a key already means something where the focus is. */
function taken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog, [role=menu]')) return true
  if (target.closest('input[type=range]')) return SLIDING.includes(key)
  if (target.closest('textarea, select') || target.closest('input:not([type=checkbox])')) return true
  return (key === 'Enter' || key === ' ') && target.closest('button, a, [tabindex], summary') !== null
}

/** Calls `press` for every key that is meant for the page; it answers whether it used the key. */
export function useKeys(press: (key: string) => boolean): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (!shortcuts.value || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (taken(event.target, event.key)) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [])
}
