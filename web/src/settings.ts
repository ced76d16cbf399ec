/** What the reader has chosen, kept in this browser. */
import type { Language } from './api-types'
import { Cell } from './cell'

export const LANGUAGES: readonly Language[] = ['en', 'it', 'pt']

/** A cell that survives a reload and follows the other tabs. */
function kept<T>(name: string, standard: T): Cell<T> {
  const place = `ceiba.${name}`
  const read = (): T => {
    try {
      const text = localStorage.getItem(place)
      return text === null ? standard : (JSON.parse(text) as T)
    } catch {
      return standard
    }
  }
  const cell = new Cell(read())
  cell.watch(() => {
    try {
      localStorage.setItem(place, JSON.stringify(cell.value))
    } catch {
      // a browser that keeps nothing still plays
    }
  })
  addEventListener('storage', ({ key }) => {
    if (key === place && JSON.stringify(read()) !== JSON.stringify(cell.value)) cell.set(read())
  })
  return cell
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2) as Language)
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

export type Theme = 'auto' | 'light' | 'dark'

export const language = kept<Language>('language', browserLanguage())
export const theme = kept<Theme>('theme', 'auto')
export const motion = kept('motion', true)
export const sound = kept('sound', false)
/** Whether the browser may tell that it is one's turn; null if nobody has asked yet. */
export const notices = kept<boolean | null>('notices', null)
export const shortcuts = kept('shortcuts', true)
/** Whether this browser has been somebody; saves asking the server. */
export const known = kept('known', false)
/** How "play now" was last used, by game. */
export const lastPlay = kept<Record<string, { seats: number; level: string }>>('play', {})
/** Whom the reader does not want to hear: a match and a speaker of it. */
export const ignored = kept<string[]>('ignored', [])
/** The matches in which the guide speaks. */
export const guided = kept<string[]>('guided', [])

theme.watch(showTheme)
language.watch(showLanguage)

function showTheme(): void {
  if (theme.value === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme.value
}

function showLanguage(): void {
  document.documentElement.lang = language.value
}

/** Applies the settings to the page; called once at the start. */
export function showSettings(): void {
  showTheme()
  showLanguage()
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move: the reader's setting here and that of the system. */
export function mayMove(): boolean {
  return motion.value && !still.matches
}
