/** What one seat owns: goods, workers, technologies, temples and tiles. */
import { Fact } from '../../../web/src/board/fact'
import { phrase } from '../../../web/src/board/phrase'
import { SeatPiece } from '../../../web/src/board/piece'
import type { PlayerProps } from '../../../web/src/game-client'
import {
  BUILDINGS,
  MONUMENTS,
  TECHNOLOGIES,
  TEMPLES,
  TOP_LEVEL,
  WEALTH,
  board,
  effect,
  tilePhrase,
  wealthPhrase,
} from './data'
import { Glyph } from './marks'
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { BuildingFace, MonumentFace, WealthFace } from './tiles'
import type { PlayerView, TempleName, View } from './view'

const GOODS = ['corn', 'wood', 'stone', 'gold', 'skull'] as const

export function Player({ view, seat, me }: PlayerProps<View>) {
  const { say } = usePointing()
  const player = view.players[seat]
  return (
    <div class={`tz-player ${player.light ? 'tz-player-light' : 'tz-player-dark'}`}>
      <div class="tz-line tz-goods">
        {GOODS.map((good) => (
          <Good key={good} good={good} amount={player[good === 'skull' ? 'skulls' : good]} own={seat === me} />
        ))}
      </div>
      <div class="tz-line">
        <Workers view={view} seat={seat} />
        <Fact class="tz-fact" words={say(player.light ? 'picture.light' : 'board.dark')}>
          <Glyph name={player.light ? 'sun' : 'moon'} size={17} />
        </Fact>
        {view.first === seat && (
          <Fact class="tz-fact" words={say('picture.first')}>
            <Glyph name="first-player" size={18} />
          </Fact>
        )}
        <Spent player={player} />
        <Fact class="tz-fact" words={say('board.harvest-tiles', player.cornTiles, player.woodTiles)}>
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
  )
}

function Good({ good, amount, own }: { good: string; amount: number; own: boolean }) {
  const { say } = usePointing()
  return (
    <Fact class="tz-fact" words={say(`goods.${good}`, amount)} target={own ? `good/${good}` : undefined}>
      <Glyph name={good} size={19} />
      <b>{amount}</b>
    </Fact>
  )
}

/** The wealth tiles whose goods are taken, folded away. */
function Spent({ player: { wealth, dealt } }: { player: PlayerView }) {
  const { say } = usePointing()
  if (!Array.isArray(wealth) || (Array.isArray(dealt) && dealt.length > 0)) return null
  const spent = wealth.filter((number) => !lasts(number))
  if (spent.length === 0) return null
  const words = [say('picture.wealth.spent'), ...spent.map((number) => say(wealthPhrase(WEALTH[number - 1])))].join('\n')
  return (
    <Fact class="tz-fact" words={words}>
      <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
        <rect x="6" y="1" width="12" height="14" rx="2" class="tz-wealth-edge" />
        <rect x="2" y="3" width="12" height="14" rx="2" class="tz-wealth-edge" />
      </svg>
    </Fact>
  )
}

/** Workers in hand are full, those on the board hollow, those still in the bank only a dot. */
function Workers({ view, seat }: { view: View; seat: number }) {
  const { say } = usePointing()
  const { workers, hand } = view.players[seat]
  return (
    <Fact class="tz-fact" words={say('picture.workers', hand, workers)}>
      <svg viewBox="0 0 118 22" width="96" height="18" aria-hidden="true">
        {Array.from({ length: 6 }, (_, i) => (
          <g
            key={i}
            transform={`translate(${10.5 + i * 19.5} 11)`}
            class={i < hand ? undefined : i < workers ? 'tz-away' : 'tz-unborn'}
          >
            {i < workers ? (
              <SeatPiece seat={seat} size={19} away={i >= hand} />
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
    <Fact class="tz-fact" words={`${say(`technology.${technology}`)} ${level}`}>
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

function Step({ temple, step }: { temple: TempleName; step: number }) {
  const { say } = usePointing()
  const points = board.temples[temple].points[step]
  return (
    <Fact class="tz-fact" words={`${say(`temple.${temple}`)}: ${say(phrase('effect.points', points))}`}>
      <Glyph name={temple} size={15} />
      <b>{points}</b>
    </Fact>
  )
}

/** Whether a wealth tile still does something once its goods are taken. */
const lasts = (number: number): boolean => WEALTH[number - 1].effects.some((words) => effect(words).name === 'feeds')

function Tiles({ player, seats }: { player: PlayerView; seats: number }) {
  const { say } = usePointing()
  const [wealth, hidden] = Array.isArray(player.wealth) ? [player.wealth, 0] : [[], player.wealth]
  const choosing = Array.isArray(player.dealt) && player.dealt.length > 0
  const shown = choosing ? [] : wealth.filter(lasts)
  if (!player.buildings.length && !player.monuments.length && !shown.length && !hidden) return null
  return (
    <div class="tz-own">
      {player.monuments.map((number) => (
        <SpotBox
          key={`m${number}`}
          target={`monument/${number}`}
          label={say(tilePhrase(MONUMENTS[number - 1]))}
          class="tz-tile"
        >
          <MonumentFace tile={MONUMENTS[number - 1]} seats={seats} built />
        </SpotBox>
      ))}
      {player.buildings.map((number) => (
        <SpotBox
          key={number}
          target={`building/${number}`}
          label={say(tilePhrase(BUILDINGS[number - 1]))}
          class="tz-tile"
        >
          <BuildingFace tile={BUILDINGS[number - 1]} built />
        </SpotBox>
      ))}
      {shown.map((number) => (
        <SpotBox key={`w${number}`} target={`wealth/${number}`} label={say(wealthPhrase(WEALTH[number - 1]))} class="tz-tile">
          <WealthFace tile={WEALTH[number - 1]} built />
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
