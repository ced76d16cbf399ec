/** The sentences of the frame, of the levels and of the games, in the reader's language. */
import { useEffect, useState } from 'preact/hooks'
import { gameTexts, levelTexts, nameGuests } from './api'
import type { Language, Seat } from './api-types'
import { Cell, useCell } from './cell'
import { language } from './settings'
import { Texts, type Catalogue } from './texts'

const own: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./texts/en.json'),
  it: () => import('./texts/it.json'),
  pt: () => import('./texts/pt.json'),
}

/** The frame's and the levels' sentences. */
export const words = new Cell(new Texts('en', {}))

/** Levels from weakest to strongest, as far as the server has them. */
export const levels = new Cell<string[]>([])
const STRENGTH = ['novice', 'apprentice', 'adept', 'veteran', 'expert', 'master']

/** Loads the catalogue of the language that is set, and again whenever it changes. */
export async function startLanguage(): Promise<void> {
  nameGuests(() => words.value.say('you.guest'))
  language.watch(() => void load())
  await load()
}

async function load(): Promise<void> {
  const wanted = language.value
  const [frame, ofLevels] = await Promise.all([own[wanted](), levelTexts(wanted).catch((): Catalogue => ({}))])
  if (wanted !== language.value) return
  const found = Object.keys(ofLevels).flatMap((key) => /^level\.([^.]+)$/.exec(key)?.[1] ?? [])
  levels.set(found.sort((a, b) => rank(a) - rank(b)))
  words.set(new Texts(wanted, { ...ofLevels, ...frame.default }))
}

function rank(level: string): number {
  const at = STRENGTH.indexOf(level)
  return at < 0 ? STRENGTH.length : at
}

/** The frame's sentences for a component. */
export function useWords(): Texts['say'] {
  return useCell(words).say
}

const loaded = new Map<string, Promise<Texts>>()

export function textsOf(game: string, wanted: Language): Promise<Texts> {
  const name = `${game}/${wanted}`
  const texts = loaded.get(name) ?? gameTexts(game, wanted).then((catalogue) => new Texts(wanted, catalogue))
  loaded.set(name, texts)
  texts.catch(() => loaded.delete(name))
  return texts
}

/** A game's sentences for a component; null until they are there. */
export function useGameTexts(game: string | undefined): Texts | null {
  const wanted = useCell(language)
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    if (!game) return
    let current = true
    textsOf(game, wanted).then(
      (found) => current && setTexts(found),
      () => current && setTexts(null),
    )
    return () => {
      current = false
    }
  }, [game, wanted])
  return texts
}

/** What a seat is called: people by their name, bots by the colour they play. */
export function seatName(texts: Texts, seats: Seat[], seat: number): string {
  const { kind, name } = seats[seat] ?? { kind: 'open' }
  return kind === 'person' && name ? name : texts.say(`seat.${seat}`)
}
