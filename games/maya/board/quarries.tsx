/** The quarries: what can be won there, the cards laid under them, and when they are turned up the totals and places. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { Card, CardSlot } from './card'
import { phrase } from '../../../web/src/board/phrase'
import { cardPhrase, colourPhrase, lookOf, quarriesOf } from './data'
import { StoneCube } from './icons'
import { Glyph, PieceGlyph, Token } from './marks'
import type { Dig } from './past'
import type { QuarryNumbers, View } from './view'

/** The first to be revealed lies at the right. */
export function Quarries({ view, digs, cardsShown }: { view: View; digs: Dig[]; cardsShown: boolean }) {
  const quarries = quarriesOf(view)
  // room for every colour from the beginning: nothing below moves when one lays its first card
  const rows = digs.some((dig) => dig.revealed)
    ? Math.max(...digs.map((dig) => dig.totals.length))
    : Math.ceil(view.players.length / 2)
  return (
    <div class="my-quarries" style={{ '--my-quarries': quarries.length, '--my-rows': rows }}>
      {quarries
        .map((quarry, i) => <Quarry key={i} view={view} quarry={quarry} number={i + 1} dig={digs[i]} cardsShown={cardsShown} />)
        .reverse()}
    </div>
  )
}

interface QuarryProps {
  view: View
  quarry: QuarryNumbers
  number: number
  dig: Dig
  cardsShown: boolean
}

function Quarry({ view, quarry, number, dig, cardsShown }: QuarryProps) {
  const { say, lit } = usePointing()
  const { cards, token, cubes } = quarry
  const paid = dig.won.length > 0
  const laid = dig.cards.map(({ colour, card }) => say('picture.of', colourPhrase(view, colour), cardPhrase(card)))
  const label = say(
    'picture.quarry',
    phrase('quarry', number, `token.${token}`),
    { raw: cubes.join(', ') },
    dig.cards.length,
    cards,
    { raw: laid.join(', ') || '–' },
  )
  return (
    <div class={`my-quarry${dig.revealed ? ' my-revealed' : ''}`}>
      <SpotBox target={`quarry/${number}`} label={label} class="my-quarry-spot">
        <svg class="my-rock" viewBox="0 0 132 62" aria-hidden="true">
          <path class="my-rock-body" d="M4 62V20l8-6V8l14-5h20l6 4 18-3 20 3 14-4 18 6v8l6 8v37z" />
          <path class="my-rock-strata" d="M4 30l12-3 9 4 14-3M8 46l10-2 12 3 8-2M92 10l12 3 16-3M98 54l14-3 12 4M48 8l10 4 18-3" />
          <text class="my-quarry-number" x="117" y="21">
            {number}
          </text>
          <g class={lit.includes(`token/${token}`) ? 'my-token-lit' : undefined}>
            <g class={dig.taker >= 0 ? 'my-taken' : undefined}>
              <Token name={token} x={24} y={32} size={39} />
            </g>
          </g>
          {cubes.map((count, place) => (
            <Pile key={place} view={view} count={count} place={place} places={cubes.length} won={dig.won[place]} paid={paid} />
          ))}
        </svg>
        {cardsShown && (
          <div class="my-cards" style={{ '--my-cards': Math.max(1, cards - 1) }}>
            {Array.from({ length: cards }, (_, slot) => {
              const laidCard = dig.cards[slot]
              return (
                <div key={slot} class={laidCard ? `my-laid${laidCard.up ? ' my-up' : ''}` : 'my-free'}>
                  {laidCard ? <Card view={view} {...laidCard} /> : <CardSlot />}
                </div>
              )
            })}
          </div>
        )}
      </SpotBox>
      <div class="my-totals">
        {dig.totals.map(({ colour, total }) => (
          <Total key={colour} view={view} dig={dig} number={number} colour={colour} total={total} />
        ))}
      </div>
    </div>
  )
}

interface PileProps {
  view: View
  count: number
  place: number
  places: number
  won: Dig['won'][number] | undefined
  paid: boolean
}

/** The cubes for a place; once they are won, in the winner's colour. */
function Pile({ view, count, place, places, won, paid }: PileProps) {
  const apart = Math.min(30, 84 / places)
  const x = 46 + (84 - apart * places) / 2 + apart * (place + 0.5)
  const half = places > 3 ? 4.6 : 5.4
  const color = won && lookOf(view, won.colour).color
  const columns = Math.min(2, Math.ceil(count / 2))
  return (
    <g class={paid && !won ? 'my-taken' : undefined}>
      {Array.from({ length: count }, (_, i) => (
        <StoneCube
          key={i}
          x={x + ((i % columns) - (columns - 1) / 2) * half * 2}
          y={41 - Math.floor(i / columns) * half * 1.6}
          half={half}
          color={color}
        />
      ))}
      <text class="my-place" x={x} y="57">
        {place + 1}.
      </text>
    </g>
  )
}

interface TotalProps {
  view: View
  dig: Dig
  number: number
  colour: number
  total: number | undefined
}

/** A colour at the quarry: its total as far as it is known, what was taken from it, and what it won. */
function Total({ view, dig, number, colour, total }: TotalProps) {
  const { say } = usePointing()
  const lowered = dig.lowered[colour] ?? 0
  const cubes = wonBy(dig, colour)
  const name = colourPhrase(view, colour)
  const cards = dig.cards.filter((card) => card.colour === colour).length
  const label = total === undefined ? say('picture.total.hidden', name, number, cards) : say('picture.total', name, number, total)
  const won = cubes > 0 ? ` · ${say('goods.cubes', cubes)}` : ''
  const shielded = dig.shields.includes(colour)
  return (
    <SpotBox target={`quarry/${number}/${colour}`} label={`${label}${won}`} class="my-total">
      <PieceGlyph view={view} colour={colour} size={18} />
      <b key={total} class="my-points">
        {total ?? '?'}
      </b>
      {lowered > 0 && <span class="my-lowered">−{lowered}</span>}
      {shielded && <Glyph name="shield" size={14} />}
      {dig.workers === colour && <Glyph name="two-workers" size={14} />}
      {cubes > 0 && (
        <span class="my-won">
          +{cubes}
          <Glyph name="cube" size={13} />
        </span>
      )}
    </SpotBox>
  )
}

/** Cubes of a colour that were won at a quarry. */
function wonBy({ won }: Dig, colour: number): number {
  return won
    .filter((other) => other.colour === colour)
    .reduce((all, { cubes }) => all + cubes, 0)
}
