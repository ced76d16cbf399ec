/** Reads a game's rules pages, and holds the numbers in their prose against the data they come from. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { rulesOf } from '../rules.mjs'
import type { Language } from '../src/api-types'

export const LANGUAGES: Language[] = ['en', 'it', 'pt']

const WORDS: Record<Language, string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze'],
}

/**
 * What the pages say, with the numbers taken out: `#` stands for the next of them in digits, `%` in words.
 */
export type Claim = Record<Language, string> & { numbers: number[] }

export const pageOf = (game: string, language: Language): string =>
  readFileSync(`../games/${game}/board/rules/${language}.md`, 'utf8').replaceAll('**', '')

export const sectionsOf = (game: string, language: Language) => rulesOf(pageOf(game, language))

/** The names of the tables that the page calls for. */
export const tablesOf = (game: string, language: Language): string[] =>
  sectionsOf(game, language).flatMap(({ parts }) => parts.flatMap((part) => (typeof part === 'string' ? [] : [part.table])))

export function assertClaims(game: string, claims: Claim[]) {
  for (const language of LANGUAGES) {
    const page = pageOf(game, language).toLowerCase()
    for (const claim of claims) {
      const left = [...claim.numbers]
      const said = claim[language].replace(/[#%]/g, (sign) => {
        const number = left.shift()
        assert.ok(number !== undefined, `too few numbers for '${claim[language]}'`)
        return sign === '#' ? String(number) : WORDS[language][number]
      })
      assert.ok(page.includes(said.toLowerCase()), `${game}, ${language}: the page does not say '${said}'`)
    }
  }
}
