/** Variants that are documents: data in place of the game's own. */
import type { Variants } from './api-types'

const LINE = 76

/** Those of a table or a view, each with its name. */
export const documentsIn = (variants: Variants): [string, object][] =>
  Object.entries(variants).filter((named): named is [string, object] => typeof named[1] === 'object')

/** JSON for people: what fits on a line stays on it. */
export function lines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + '  '
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (flat.length + indent.length <= LINE) return flat
  const parts = Array.isArray(value)
    ? value.map((item) => inner + lines(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${lines(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}
