/** The numbers that people watch besides points. */
import type { Gauges as Shown } from '../api-types'
import type { Texts } from '../texts'

export function Gauges({ gauges, texts }: { gauges: Shown; texts: Texts }) {
  const names = Object.keys(gauges)
  if (names.length === 0) return null
  return (
    <dl class="gauges">
      {names.map((name) => (
        <div key={name}>
          <dt>{texts.say(`gauge.${name}`)}</dt>
          <dd>{texts.number(gauges[name]!)}</dd>
        </div>
      ))}
    </dl>
  )
}
