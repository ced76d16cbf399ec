/** Variants that are documents: data in place of the game's own. */
import type { Variants } from './api-types'

const LINE = 76

/** Those of a table or a view, each with its name. */
export const documentsIn = (variants: Variants): [string, object][] =>
  Object.entries(variants).filter((named): named is [string, object] => typeof named[1] === 'object')

/** The document that somebody wrote: nothing if nothing is there, null if it is no JSON object. */
export function documentOf(text: string): object | undefined | null {
  if (!text.trim()) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

const onOneLine = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(onOneLine).join(', ')}]`
    : typeof value === 'object' && value !== null
      ? `{ ${Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`).join(', ')} }`
      : JSON.stringify(value)

/** JSON for people: what fits on a line stays on it. */
export function lines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + '  '
  const line = onOneLine(value)
  if (line.length + indent.length <= LINE) return line
  const parts = Array.isArray(value)
    ? value.map((item) => inner + lines(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${lines(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
