/** The games of this build: their boards and rules, loaded when they are needed. */
import { clients, rules } from 'virtual:games'
import type { Language } from './api-types'
import type { GameClient } from './game-client'
import { plainClient } from './parts/plain-board'

export interface RulesSection {
  level: number
  id: string
  title: string
  parts: (string | { table: string })[]
}

/** A game's board; one that has none yet is played with the list of choices and a plain table. */
export async function clientOf(game: string): Promise<GameClient> {
  return (await clients[game]?.())?.default ?? plainClient
}

export function hasBoard(game: string): boolean {
  return game in clients
}

export function hasRules(game: string): boolean {
  return game in rules
}

export async function rulesOf(game: string, language: Language): Promise<RulesSection[] | null> {
  const pages = rules[game]
  const page = pages?.[language] ?? pages?.en
  return page ? (await page()).default : null
}
