/** Goods with their pictures: what a seat has, or what it has more and less of. */
import type { GameClient } from '../game-client'
import { useWords } from '../language'
import type { Texts } from '../texts'
import type { Goods } from './news'

interface GainsProps {
  gains: Goods
  /** What there is now, to say what is left of whatever is paid. */
  stock?: Goods
  client: GameClient
  texts: Texts
}

/** Changes: +3 corn, −1 wood and what is left of it. */
export function Gains({ gains, stock = {}, client: { Glyph }, texts }: GainsProps) {
  const say = useWords()
  const changed = Object.entries(gains).filter(([, amount]) => amount !== 0)
  if (changed.length === 0) return null
  return (
    <span class="gains">
      {changed.map(([name, amount]) => {
        const left = amount < 0 && name in stock ? stock[name]! + amount : undefined
        const sign = amount < 0 ? '−' : '+'
        const words = texts.say(`goods.${name}`, Math.abs(amount))
        return (
          <span key={name} class={amount < 0 ? 'gain loss' : 'gain'} title={`${sign}${words}`}>
            {Glyph ? (
              <>
                <span aria-hidden="true">
                  {sign}
                  {texts.number(Math.abs(amount))}
                </span>
                <Glyph name={name} size={17} />
                <span class="hidden">
                  {' '}
                  {sign}
                  {words}
                </span>
              </>
            ) : (
              `${sign}${words}`
            )}
            {left !== undefined && <small>{say('choices.left', left)}</small>}
          </span>
        )
      })}
    </span>
  )
}

/** What the reader has, in one line. */
export function Stock({ stock, client: { Glyph }, texts }: { stock: Goods; client: GameClient; texts: Texts }) {
  const say = useWords()
  const names = Object.keys(stock)
  if (names.length === 0) return null
  return (
    <ul class="stock" aria-label={say('stock')}>
      {names.map((name) => {
        const words = texts.say(`goods.${name}`, stock[name]!)
        return (
          <li key={name} class={stock[name] === 0 ? 'none' : ''} title={words}>
            {Glyph ? (
              <>
                <Glyph name={name} size={20} />
                <b aria-hidden="true">{texts.number(stock[name]!)}</b>
                <span class="hidden">{words}</span>
              </>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
