/** Tzolk'in in the browser. */
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import './board.css'
import { Cover } from './cover'
import { SEATS, board } from './data'
import { guide } from './guide'
import { Player } from './player'
import { left } from './price'
import { BuildingRow, MonumentRow, WealthChoice } from './rows'
import { PointingProvider } from '../../../web/src/board/spot'
import { tables } from './tables'
import { Technologies } from './technologies'
import { Temples } from './temples'
import { Wheel } from './wheel'

function Board({ view, me, choices, choose, offer, lit, point, say, motion }: BoardProps) {
  const own = view.players[me]
  const dealt: number[] = Array.isArray(own?.dealt) ? own.dealt : []
  return (
    <PointingProvider value={{ choices, choose, offer, lit, point, say }}>
      <div class={`tz-board${motion ? '' : ' tz-still'}`}>
        <Paints />
        <div class="tz-areas">
          <div class="tz-center">
            <Wheel view={view} me={me} />
            {dealt.length > 0 && <WealthChoice dealt={dealt} kept={own.wealth} />}
          </div>
          <Temples view={view} />
          <Technologies view={view} />
          <div
            class="tz-rows"
            style={{ '--tz-shares': `6fr ${view.monuments.length}fr`, '--tz-monuments': view.monuments.length }}
          >
            <BuildingRow view={view} />
            <MonumentRow view={view} />
          </div>
        </div>
      </div>
    </PointingProvider>
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

const client: GameClient = {
  Board,
  Player,
  Cover,
  seats: SEATS.map((seat) => ({ ...seat })),
  guide,
  left,
  tables,
  moment: (view) => ({
    number: view.round,
    of: board.calendar.foodDays[board.calendar.foodDays.length - 1],
    text: { key: 'event.round', args: [view.round] },
  }),
}

export default client
