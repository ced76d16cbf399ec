/** Tzolk'in in the browser. */
import { LOOKS } from '../../../web/src/board/looks'
import { Zoomed } from '../../../web/src/board/zoomed'
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import './board.css'
import { brief } from './brief'
import { Glyph } from './marks'
import { Player } from './player'
import { BuildingRow, MonumentRow, WealthChoice } from './rows'
import { Technologies } from './technologies'
import { Temples } from './temples'
import type { GameEvent, PlayerView, View } from './view'
import { Wheel } from './wheel'

const PARTS = [
  ['picture.chip.gears', '.tz-center'],
  ['picture.chip.temples', '.tz-temples'],
  ['picture.chip.technologies', '.tz-technologies'],
  ['picture.chip.buildings', '.tz-buildings'],
  ['picture.chip.monuments', '.tz-monuments'],
] as const

function Board({ view, me, motion }: BoardProps<View, GameEvent>) {
  const own = view.players[me]
  return (
    <Zoomed parts={PARTS}>
      <div class={`tz-board${motion ? '' : ' tz-still'}`}>
        <Paints />
        <div class="tz-areas" style={{ '--tz-shares': `6fr ${view.monuments.length}fr`, '--tz-monuments': view.monuments.length }}>
          <div class="tz-center">
            <Wheel view={view} me={me} />
            {own && <Dealt player={own} />}
          </div>
          <Temples view={view} />
          <Technologies view={view} />
          <div class="tz-rows">
            <BuildingRow view={view} />
            <MonumentRow view={view} />
          </div>
        </div>
      </div>
    </Zoomed>
  )
}

/** The gradients that give wheels their stone. */
function Paints() {
  const paint = (id: string) => (
    <radialGradient id={`tz-${id}`}>
      <stop offset=".25" class={`tz-${id}-inside`} />
      <stop offset="1" class={`tz-${id}-outside`} />
    </radialGradient>
  )
  return (
    <svg class="tz-paints" width="0" height="0" aria-hidden="true">
      <defs>{['gear', 'calendar', 'hub'].map(paint)}</defs>
    </svg>
  )
}

/** The wealth tiles, as long as their owner chooses among them. */
function Dealt({ player: { dealt, wealth } }: { player: PlayerView }) {
  return Array.isArray(dealt) && Array.isArray(wealth) && dealt.length > 0 ? <WealthChoice dealt={dealt} kept={wealth} /> : null
}

const stock = ({ players }: View, me: number) => {
  const { corn, wood, stone, gold, skulls, hand } = players[me]
  return { corn, wood, stone, gold, skull: skulls, worker: hand }
}

const client: GameClient<View, GameEvent> = {
  Board,
  Player,
  draws: ['workers', 'corn'],
  seats: LOOKS,
  stock,
  Glyph,
  brief,
  primary: ['choice.turn.none', 'choice.advance.none', 'choice.build.none', 'choice.market.none', 'choice.offer.none'],
  deeds: ['monument', 'hunger'],
}

export default client
