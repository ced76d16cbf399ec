import type { Language } from './api-types'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something was, in words: 5 minutes ago. */
export function ago(at: string, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(unit === 'second' ? 0 : seconds / length), unit)
}
