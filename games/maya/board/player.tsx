/** What one seat owns: gold, cubes, tokens and the cards in hand. */
import type { ComponentChildren } from 'preact'
import type { PlayerProps } from '../../../web/src/game-client'
import { PointingProvider, SpotBox, usePointing } from '../../../web/src/board/spot'
import { Card } from './card'
import { NEUTRAL, SEATS, box, cardPhrase, hasNeutral, lookOf, phaseOf, type Card as CardName, type Phase } from './data'
import { Tokens } from './hand'
import { StoneCube } from './icons'
import { sum } from './majority'
import { Drawing, Glyph } from './marks'

/** The parts of a round in which not all cards are in the hands. */
const PLAYING_CARDS: Phase[] = ['dig', 'reveal', 'transport']

export function Player({ view, seat, me, choices, choose, offer, lit, point, say }: PlayerProps) {
  const own = seat === me
  const player = view.players[seat]
  return (
    <PointingProvider value={{ choices: own ? choices : [], choose, offer, lit, point, say }}>
      <div class="my-player">
        <div class="my-line">
          <Gold amount={player.gold} own={own} />
          <Fact words={say('picture.hand.cubes', player.cubes)}>
            <Drawing size={19}>
              <StoneCube y={-1} half={9} color={SEATS[seat].color} />
            </Drawing>
            <b>{player.cubes}</b>
          </Fact>
          {hasNeutral(view) && (
            <Fact words={say('picture.hand.neutral', player.neutralCubes)}>
              <Drawing size={19}>
                <StoneCube y={-1} half={9} color={lookOf(view, NEUTRAL).color} />
              </Drawing>
              <b>{player.neutralCubes}</b>
            </Fact>
          )}
          <Fact words={say('picture.supply', supplyOf(view, seat))} quiet>
            <Glyph name="supply" size={19} />
            <span>{supplyOf(view, seat)}</span>
          </Fact>
          {view.start === seat && (
            <Fact words={say('picture.start')}>
              <Glyph name="start-player" size={20} />
            </Fact>
          )}
          {view.stopped.includes(seat) && phaseOf(view) === 'dig' && (
            <Fact words={say('picture.stopped')}>
              <Glyph name="stopped" size={18} />
            </Fact>
          )}
        </div>
        {PLAYING_CARDS.includes(phaseOf(view)) && <Cards view={view} seat={seat} />}
        {player.tokens.length > 0 && (
          <div class="my-line">
            <Tokens tokens={player.tokens} size={30} />
          </div>
        )}
      </div>
    </PointingProvider>
  )
}

function Fact({ words, quiet, children }: { words: string; quiet?: boolean; children: ComponentChildren }) {
  return (
    <span class={quiet ? 'my-fact my-quiet' : 'my-fact'} role="img" aria-label={words} title={words}>
      {children}
    </span>
  )
}

function Gold({ amount, own }: { amount: number; own: boolean }) {
  const { say } = usePointing()
  const words = say('picture.gold', amount)
  const content = (
    <>
      <Glyph name="gold" size={19} />
      <b>{amount}</b>
    </>
  )
  return own ? (
    <SpotBox target="gold" label={words} class="my-fact">
      {content}
    </SpotBox>
  ) : (
    <Fact words={words}>{content}</Fact>
  )
}

/** The unplayed cards, face up for their owner only. */
function Cards({ view, seat }: { view: any; seat: number }) {
  const { say } = usePointing()
  const { hand } = view.players[seat]
  const cards: CardName[] = Array.isArray(hand)
    ? hand
    : (['low', 'high', 'neutral'] as const).flatMap((back) => Array<CardName>(hand[back] ?? 0).fill(back))
  const words = say('picture.hand', { raw: cards.map((card) => say(cardPhrase(card))).join(', ') || '–' })
  return (
    <div class="my-mini-hand" role="img" aria-label={words} title={words} style={{ '--my-cards': Math.max(1, cards.length - 1) }}>
      {cards.map((card, i) => (
        <div key={`${card}.${i}`}>
          <Card view={view} colour={card === 'neutral' ? NEUTRAL : seat} card={card} up={Array.isArray(hand)} />
        </div>
      ))}
    </div>
  )
}

/** Own cubes that are neither in hand nor on a pyramid. */
function supplyOf(view: any, seat: number): number {
  const built = sum(
    Object.values(view.pyramids as Record<string, number[][]>).flatMap((levels) => levels.map((cubes) => cubes[seat])),
  )
  return box.cubes.perColour - built - view.players[seat].cubes
}
