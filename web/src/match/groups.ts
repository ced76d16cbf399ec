/** Long lists of choices, sorted by what they do and searched by their words. */
import type { Choice } from '../api-types'
import { fold } from '../fold'

/** From so many choices on a list is grouped and can be searched. */
export const LONG = 25

export interface Named {
  choice: Choice
  /** Its number in the whole list. */
  at: number
  /** As the reader reads it. */
  sentence: string
}

export interface Group {
  key: string
  /** The words that all of its sentences begin with; empty if they have none in common. */
  begin: string
  members: Named[]
}

/** The words that all sentences begin with. */
export function beginOf(sentences: string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '))
  const differs = first.findIndex((word, i) => others.some((words) => words[i] !== word))
  return (differs < 0 ? first : first.slice(0, differs)).join(' ').replace(/[\s:,;(–-]+$/, '')
}

/** Choices with the same kind of phrase together, in the order in which the first of each comes. */
export function groupsOf(named: Named[]): Group[] {
  const groups = new Map<string, Named[]>()
  for (const one of named) {
    const members = groups.get(one.choice.phrase.key)
    if (members) members.push(one)
    else groups.set(one.choice.phrase.key, [one])
  }
  return [...groups].map(([key, members]) => ({ key, begin: beginOf(members.map(({ sentence }) => sentence)), members }))
}

/** Those that contain every word of a search, whatever their accents. */
export function found(named: Named[], search: string): Named[] {
  const words = fold(search).split(' ').filter((word) => word !== '')
  return words.length === 0 ? named : named.filter(({ sentence }) => words.every((word) => fold(sentence).includes(word)))
}
