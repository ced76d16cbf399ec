/** What one seat owns: gold, cubes, tokens and the cards in hand. */
import type { PlayerProps } from '../../../web/src/game-client'
import { Fact } from '../../../web/src/board/fact'
import { LOOKS } from '../../../web/src/board/looks'
import { usePointing } from '../../../web/src/board/spot'
import { Card } from './card'
import { NEUTRAL, PLAYING_CARDS, cardPhrase, hasNeutral, lookOf } from './data'
import { Tokens } from './hand'
import { StoneCube } from './icons'
import { Drawing, Glyph } from './marks'
import type { Card as CardName, View } from './view'

export function Player({ view, seat, me }: PlayerProps<View>) {
  const { say } = usePointing()
  const player = view.players[seat]
  return (
    <div class="my-player">
      <div class="my-line">
        <Fact class="my-fact" words={say('goods.gold', player.gold)} target={seat === me ? 'gold' : undefined}>
          <Glyph name="gold" size={19} />
          <b>{player.gold}</b>
        </Fact>
        <Fact class="my-fact" words={say('picture.hand.cubes', player.cubes)}>
          <Drawing size={19}>
            <StoneCube y={-1} half={9} color={LOOKS[seat].color} />
          </Drawing>
          <b>{player.cubes}</b>
        </Fact>
        {hasNeutral(view) && (
          <Fact class="my-fact" words={say('picture.hand.neutral', player.neutralCubes)}>
            <Drawing size={19}>
              <StoneCube y={-1} half={9} color={lookOf(view, NEUTRAL).color} />
            </Drawing>
            <b>{player.neutralCubes}</b>
          </Fact>
        )}
        <Fact class="my-fact my-quiet" words={say('picture.supply', player.supply)}>
          <Glyph name="supply" size={19} />
          <span>{player.supply}</span>
        </Fact>
        {view.start === seat && (
          <Fact class="my-fact" words={say('picture.start')}>
            <Glyph name="start-player" size={20} />
          </Fact>
        )}
        {view.stopped.includes(seat) && view.phase === 'dig' && (
          <Fact class="my-fact" words={say('picture.stopped')}>
            <Glyph name="stopped" size={18} />
          </Fact>
        )}
      </div>
      {PLAYING_CARDS.includes(view.phase) && <Cards view={view} seat={seat} />}
      {player.tokens.length > 0 && (
        <div class="my-line">
          <Tokens tokens={player.tokens} size={30} />
        </div>
      )}
    </div>
  )
}

/** The unplayed cards, face up for their owner only. */
function Cards({ view, seat }: { view: View; seat: number }) {
  const { say } = usePointing()
  const { hand } = view.players[seat]
  const cards: CardName[] = Array.isArray(hand)
    ? hand
    : (['low', 'high', 'neutral'] as const).flatMap((back) => Array<CardName>(hand[back] ?? 0).fill(back))
  const words = say('picture.hand', { raw: cards.map((card) => say(cardPhrase(card))).join(', ') || '–' })
  return (
    <div class="my-mini-hand" role="img" aria-label={words} data-about={words} style={{ '--my-cards': Math.max(1, cards.length - 1) }}>
      {cards.map((card, i) => (
        <div key={`${card}.${i}`}>
          <Card view={view} colour={card === 'neutral' ? NEUTRAL : seat} card={card} up={Array.isArray(hand)} />
        </div>
      ))}
    </div>
  )
}
