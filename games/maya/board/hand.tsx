/** The reader's own cards and tokens, where they can be chosen. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { Card } from './card'
import { NEUTRAL, cardPhrase, type Card as CardName } from './data'
import { TokenGlyph } from './marks'

export function Hand({ view, me }: { view: any; me: number }) {
  const { say } = usePointing()
  const cards: CardName[] = view.players[me].hand
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
export function Tokens({ tokens, size }: { tokens: string[]; size: number }) {
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
