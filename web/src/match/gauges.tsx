/** The numbers that people watch besides points. */
import type { Gauges as Shown } from '../api-types'
import type { Texts } from '../texts'

interface GaugesProps {
  gauges: Shown
  /** Those that the game draws itself. */
  except: string[] | undefined
  texts: Texts
}

export function Gauges({ gauges, except = [], texts }: GaugesProps) {
  const names = Object.keys(gauges).filter((name) => !except.includes(name))
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
