// Turns a rules page in Markdown into sections: what the rules page shows, searches and lists.
import { marked } from 'marked'

const table = /^\{\{([a-z-]+)}}$/

/** `[{level, id, title, parts: [html or {table}]}]`, a section for each heading. */
export function rulesOf(markdown) {
  const sections = []
  const ids = new Set()
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      sections.push({ level: token.depth, id: idOf(token.text, ids), title: plain(token.text), parts: [] })
      continue
    }
    if (!sections.length) sections.push({ level: 1, id: idOf('', ids), title: '', parts: [] })
    const parts = sections.at(-1).parts
    const name = token.type === 'paragraph' && table.exec(token.text.trim())?.[1]
    if (name) parts.push({ table: name })
    else if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += marked.parser([token])
    else parts.push(marked.parser([token]))
  }
  return sections
}

function plain(text) {
  return text.replace(/[*_`]/g, '')
}

function idOf(title, ids) {
  const base = plain(title).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim().replace(/ /g, '-') || 'top'
  let id = base
  for (let n = 2; ids.has(id); n++) id = `${base}-${n}`
  ids.add(id)
  return id
}
