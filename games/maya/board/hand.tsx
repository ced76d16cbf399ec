/** The reader's own cards and tokens, where they can be chosen. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { Card } from './card'
import { NEUTRAL, cardPhrase } from './data'
import { TokenGlyph } from './marks'
import type { Card as CardName, TokenName, View } from './view'

export function Hand({ view, me, cards }: { view: View; me: number; cards: CardName[] }) {
  const { say } = usePointing()
  return (
    <div class="my-hand" style={{ '--my-cards': Math.max(1, cards.length - 1) }}>
      {cards.map((card, i) => (
        <SpotBox key={`${card}.${i}`} target={`card/${card}`} label={say(cardPhrase(card))} class="my-hand-card">
          <Card view={view} colour={card === 'neutral' ? NEUTRAL : me} card={card} up />
        </SpotBox>
      ))}
    </div>
  )
}

/** Tokens that a seat holds, with what they do. */
export function Tokens({ tokens, size }: { tokens: TokenName[]; size: number }) {
  const { say } = usePointing()
  return (
    <>
      {tokens.map((token) => (
        <SpotBox
          key={token}
          target={`token/${token}`}
          label={`${say(`token.${token}`)}: ${say(`token.${token}.does`)}`}
          class="my-held"
        >
          <TokenGlyph name={token} size={size} />
        </SpotBox>
      ))}
    </>
  )
}
