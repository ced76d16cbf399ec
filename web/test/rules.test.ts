import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES, pageOf, sectionsOf, tablesOf } from './rules-page'

const games = readdirSync('../games').filter((game) => existsSync(`../games/${game}/board/rules`))

const count = (html: string, what: RegExp) => (html.match(what) ?? []).length
const numbers = (html: string) => (html.replace(/&#\d+;/g, '').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b)

/** What a section is made of, whatever its language. */
const shape = ({ level, parts }: ReturnType<typeof sectionsOf>[number]) => ({
  level,
  parts: parts.map((part) =>
    typeof part === 'string'
      ? { paragraphs: count(part, /<p>/g), items: count(part, /<li>/g), examples: count(part, /<blockquote>/g) }
      : part,
  ),
})

for (const game of games) {
  test(`${game}: the rules have the same structure in every language`, () => {
    const [english, ...others] = LANGUAGES.map((language) => sectionsOf(game, language))
    for (const sections of others) {
      assert.equal(sections.length, english.length)
      sections.forEach((section, i) => assert.deepEqual(shape(section), shape(english[i]), section.title))
    }
  })

  test(`${game}: the rules name the same numbers in every language`, () => {
    const [english, ...others] = LANGUAGES.map((language) => sectionsOf(game, language))
    const prose = (section: (typeof english)[number]) => section.parts.filter((part) => typeof part === 'string').join(' ')
    for (const sections of others) {
      sections.forEach((section, i) => assert.deepEqual(numbers(prose(section)), numbers(prose(english[i])), section.title))
    }
  })

  test(`${game}: where the rules refer to a section there is one, and each table stands once`, () => {
    for (const language of LANGUAGES) {
      const titles = sectionsOf(game, language).map(({ title }) => title)
      for (const [, title] of pageOf(game, language).matchAll(/(?<!\*)\*([^*\n]+)\*/g)) {
        assert.ok(titles.includes(title), `${language}: ${title}`)
      }
      const tables = tablesOf(game, language)
      assert.equal(new Set(tables).size, tables.length)
    }
  })
}
