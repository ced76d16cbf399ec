/** The games of this build: their boards, covers and rules, loaded when they are needed. */
import { clients, covers, guides, rules, tables } from 'virtual:games'
import type { Language } from './api-types'
import type { Cover, GameClient, Guide, Tables } from './game-client'
import { plainClient, PlainCover } from './parts/plain-board'

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

export async function coverOf(game: string): Promise<Cover> {
  return (await covers[game]?.())?.Cover ?? PlainCover
}

export async function guideOf(game: string): Promise<Guide> {
  return (await guides[game]?.())?.guide ?? (() => [])
}

/** The tables of a game's rules. */
export async function tablesOf(game: string): Promise<Tables> {
  return (await tables[game]?.())?.tables ?? {}
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
