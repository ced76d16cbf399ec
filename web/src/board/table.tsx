/** A table of the rules page. */
import type { ComponentChildren } from 'preact'

/** Rows in a group: the cells of the group's head stand once, before all of its rows. */
interface Group {
  head?: ComponentChildren[]
  rows: ComponentChildren[][]
}

interface TableProps {
  class: string
  /** What stands over the columns, in words. */
  heads: string[]
  groups: Group[]
}

export function Table({ class: name, heads, groups }: TableProps) {
  return (
    <table class={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ head = [], rows }, i) => (
        <tbody key={i}>
          {rows.map((cells, j) => (
            <tr key={j}>
              {j === 0 &&
                head.map((cell, k) => (
                  <th key={k} scope="rowgroup" rowSpan={rows.length}>
                    {cell}
                  </th>
                ))}
              {cells.map((cell, k) => (
                <td key={k}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
