/** What one seat owns: goods, workers, technologies, temples and tiles. */
import { Piece } from '../../../web/src/board/piece'
import type { ComponentChildren } from 'preact'
import type { PlayerProps } from '../../../web/src/game-client'
import {
  BUILDINGS,
  MONUMENTS,
  SEATS,
  TECHNOLOGIES,
  TEMPLES,
  TOP_LEVEL,
  WEALTH,
  board,
  phrase,
  tilePhrase,
  wealthPhrase,
} from './data'
import { Glyph } from './marks'
import { PointingProvider, SpotBox, usePointing } from '../../../web/src/board/spot'
import { BuildingFace, MonumentFace, WealthFace } from './tiles'

const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const

export function Player({ view, seat, me, choices, choose, offer, lit, point, say }: PlayerProps) {
  const player = view.players[seat]
  return (
    <PointingProvider value={{ choices: seat === me ? choices : [], choose, offer, lit, point, say }}>
      <div class={`tz-player ${player.light ? 'tz-player-light' : 'tz-player-dark'}`}>
        <div class="tz-line tz-goods">
          {GOODS.map((good) => (
            <Good key={good} good={good} amount={player[good === 'skull' ? 'skulls' : good]} own={seat === me} />
          ))}
        </div>
        <div class="tz-line">
          <Workers view={view} seat={seat} />
          <Fact words={say(player.light ? 'picture.light' : 'board.dark')}>
            <Glyph name={player.light ? 'sun' : 'moon'} size={17} />
          </Fact>
          {view.first === seat && (
            <Fact words={say('picture.first')}>
              <Glyph name="first-player" size={18} />
            </Fact>
          )}
          <Fact words={say('board.harvest-tiles', player.cornTiles, player.woodTiles)}>
            <span class="tz-harvest">
              <Glyph name="corn" size={14} />
            </span>
            <b>{player.cornTiles}</b>
            <span class="tz-harvest tz-harvest-wood">
              <Glyph name="wood" size={14} />
            </span>
            <b>{player.woodTiles}</b>
          </Fact>
        </div>
        <div class="tz-line tz-progress">
          <span>
            {TECHNOLOGIES.map((technology) => (
              <Level key={technology} technology={technology} level={player.technologies[technology]} />
            ))}
          </span>
          <span>
            {TEMPLES.map((temple) => (
              <Step key={temple} temple={temple} step={player.temples[temple]} />
            ))}
          </span>
        </div>
        <Tiles player={player} seats={view.seats} />
      </div>
    </PointingProvider>
  )
}

function Fact({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <span class="tz-fact" role="img" aria-label={words} title={words}>
      {children}
    </span>
  )
}

function Good({ good, amount, own }: { good: string; amount: number; own: boolean }) {
  const { say } = usePointing()
  const words = say(`goods.${good}`, amount)
  const content = (
    <>
      <Glyph name={good} size={19} />
      <b>{amount}</b>
    </>
  )
  return own ? (
    <SpotBox target={`good/${good}`} label={words} class="tz-fact">
      {content}
    </SpotBox>
  ) : (
    <Fact words={words}>{content}</Fact>
  )
}

/** Workers in hand are full, those on the board hollow, those still in the bank only a dot. */
function Workers({ view, seat }: { view: any; seat: number }) {
  const { say } = usePointing()
  const player = view.players[seat]
  const out = (Object.values(player.gears) as number[][]).flat().length + (view.claimant === seat ? 1 : 0)
  const hand = player.workers - out
  return (
    <Fact words={say('picture.workers', hand, player.workers)}>
      <svg viewBox="0 0 118 22" width="96" height="18" aria-hidden="true">
        {Array.from({ length: 6 }, (_, i) => (
          <g
            key={i}
            transform={`translate(${10.5 + i * 19.5} 11)`}
            class={i < hand ? undefined : i < player.workers ? 'tz-away' : 'tz-unborn'}
          >
            {i < player.workers ? (
              <Piece {...SEATS[seat]} letter={i < hand ? say(`seat.letter.${seat}`) : ''} size={18} />
            ) : (
              <circle r="2.5" />
            )}
          </g>
        ))}
      </svg>
    </Fact>
  )
}

function Level({ technology, level }: { technology: string; level: number }) {
  const { say } = usePointing()
  return (
    <Fact words={`${say(`technology.${technology}`)} ${level}`}>
      <Glyph name={technology} size={16} />
      <svg viewBox="0 0 5 18" width="5" height="18" aria-hidden="true">
        {Array.from({ length: TOP_LEVEL }, (_, i) => (
          <rect
            key={i}
            x="0"
            y={12.5 - i * 6}
            width="5"
            height="4.5"
            rx="1"
            class={i < level ? 'tz-pip' : 'tz-pip-empty'}
          />
        ))}
      </svg>
    </Fact>
  )
}

function Step({ temple, step }: { temple: keyof typeof board.temples; step: number }) {
  const { say } = usePointing()
  const points = board.temples[temple].points[step]
  return (
    <Fact words={`${say(`temple.${temple}`)}: ${say(phrase('effect.points', points))}`}>
      <Glyph name={temple} size={15} />
      <b>{points}</b>
    </Fact>
  )
}

function Tiles({ player, seats }: { player: any; seats: number }) {
  const { say } = usePointing()
  const wealth: number[] = Array.isArray(player.wealth) ? player.wealth : []
  const hidden = Array.isArray(player.wealth) ? 0 : (player.wealth as number)
  if (!player.buildings.length && !player.monuments.length && !wealth.length && !hidden) return null
  return (
    <div class="tz-own">
      {player.monuments.map((number: number) => (
        <SpotBox
          key={`m${number}`}
          target={`monument/${number}`}
          label={say(tilePhrase(MONUMENTS[number - 1]))}
          class="tz-tile"
        >
          <MonumentFace tile={MONUMENTS[number - 1]} seats={seats} />
        </SpotBox>
      ))}
      {player.buildings.map((number: number) => (
        <SpotBox
          key={number}
          target={`building/${number}`}
          label={say(tilePhrase(BUILDINGS[number - 1]))}
          class="tz-tile"
        >
          <BuildingFace tile={BUILDINGS[number - 1]} />
        </SpotBox>
      ))}
      {!player.dealt?.length &&
        wealth.map((number) => (
          <SpotBox
            key={`w${number}`}
            target={`wealth/${number}`}
            label={say(wealthPhrase(WEALTH[number - 1]))}
            class="tz-tile"
          >
            <WealthFace tile={WEALTH[number - 1]} />
          </SpotBox>
        ))}
      {Array.from({ length: hidden }, (_, i) => (
        <div key={`h${i}`} class="tz-gap">
          ?
        </div>
      ))}
    </div>
  )
}
