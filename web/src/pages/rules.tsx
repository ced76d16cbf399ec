/** A game's rules: contents, search, and the game's own tables in their places. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useCell } from '../cell'
import { rulesOf, tablesOf, type RulesSection } from '../games'
import type { Tables } from '../game-client'
import { useGameTexts, useWords } from '../language'
import { language } from '../settings'
import { fold } from '../fold'

export default function RulesPage({ game }: { game: string }) {
  const say = useWords()
  const wanted = useCell(language)
  const texts = useGameTexts(game)
  const [sections, setSections] = useState<RulesSection[] | null>(null)
  const [missing, setMissing] = useState(false)
  const [tables, setTables] = useState<Tables>({})
  const [query, setQuery] = useState('')
  const article = useRef<HTMLElement>(null)
  const [found, setFound] = useState<Set<string> | null>(null)

  useEffect(() => {
    void tablesOf(game).then(setTables)
    void rulesOf(game, wanted).then((page) => {
      setSections(page)
      setMissing(page === null)
    })
  }, [game, wanted])
  useEffect(() => {
    if (texts) document.title = `${texts.say('name')}: ${say('rules')} – Ceiba`
  }, [texts])
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (sections && id) document.getElementById(id)?.scrollIntoView()
  }, [sections])
  useEffect(() => {
    setFound(article.current ? search(article.current, query) : null)
  }, [query, sections, tables, texts])
  useEffect(() => () => CSS.highlights?.delete('found'), [])

  const contents = useMemo(() => sections?.filter(({ level }) => level === 2 || level === 3) ?? [], [sections])
  if (missing) {
    return (
      <main id="main" class="page">
        <h1>{say('rules')}</h1>
        <p>{say('rules.none')}</p>
      </main>
    )
  }
  if (!sections || !texts) {
    return (
      <main id="main" class="page">
        <p class="quiet">{say('loading')}</p>
      </main>
    )
  }
  const hidden = (id: string) => found !== null && !found.has(id)
  return (
    <main id="main" class="rules" tabIndex={-1}>
      <nav aria-label={say('rules.contents')}>
        <label>
          {say('rules.search')}
          <input type="search" value={query} onInput={(e) => setQuery(e.currentTarget.value)} />
        </label>
        <p role="status" class="quiet">
          {found !== null && say('rules.found', found.size)}
        </p>
        <ul>
          {contents.map(({ id, level, title }) => (
            <li key={id} class={`level-${level}`} hidden={hidden(id)}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article ref={article}>
        {!sections.some(({ level, title }) => level === 1 && title) && <h1>{texts.say('name')}</h1>}
        {sections.map((section) => (
          <section key={section.id} id={section.id} data-section={section.id} hidden={hidden(section.id)}>
            <Heading level={section.level} title={section.title} />
            {section.parts.map((part, i) => {
              if (typeof part === 'string') return <div key={i} dangerouslySetInnerHTML={{ __html: part }} />
              const Table = tables[part.table]
              return (
                <div key={i} class="rules-table" tabIndex={0} role="region" aria-label={nameOf(section, part)}>
                  {Table && <Table say={texts.say} />}
                </div>
              )
            })}
          </section>
        ))}
      </article>
    </main>
  )
}

/** A table's name: its section's, with a number if there are several. */
function nameOf({ title, parts }: RulesSection, table: RulesSection['parts'][number]): string {
  const tables = parts.filter((part) => typeof part !== 'string')
  return tables.length > 1 ? `${title} ${tables.indexOf(table as { table: string }) + 1}` : title
}

function Heading({ level, title }: { level: number; title: string }) {
  if (!title) return null
  if (level <= 1) return <h1>{title}</h1>
  return level === 2 ? <h2>{title}</h2> : level === 3 ? <h3>{title}</h3> : <h4>{title}</h4>
}

/** The sections that contain a text, which is marked in them; null if nothing is looked for. */
function search(article: HTMLElement, query: string): Set<string> | null {
  CSS.highlights?.delete('found')
  const wanted = fold(query.trim())
  if (wanted.length < 2) return null
  const found = new Set<string>()
  const ranges: Range[] = []
  for (const section of article.querySelectorAll<HTMLElement>('[data-section]')) {
    const nodes = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = fold(nodes.currentNode.textContent ?? '')
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
        found.add(section.dataset.section!)
        const range = new Range()
        range.setStart(nodes.currentNode, at)
        range.setEnd(nodes.currentNode, at + wanted.length)
        ranges.push(range)
      }
    }
  }
  if (CSS.highlights) CSS.highlights.set('found', new Highlight(...ranges))
  return found
}
