/** The Great Zimbabwe in the browser. */
import { useState } from 'preact/hooks'
import { LOOKS } from '../../../web/src/board/looks'
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import { Actions } from './actions'
import { Auction } from './auction'
import './board.css'
import { Cover } from './cover'
import { Gods, Specialists } from './deities'
import { guide } from './guide'
import { Heading, Warning } from './heading'
import { moment } from './moment'
import { lasts } from './news'
import { Player } from './player'
import { Race } from './race'
import { RaisePanel } from './raise'
import { Stage } from './stage'
import { tables } from './tables'
import { Technology } from './technology'
import type { GameEvent, View } from './view'

function Board({ view, me, motion, log }: BoardProps<View, GameEvent>) {
  const [aimed, aim] = useState<string | null>(null)
  return (
    <div class={`zi-board zi-in-${view.phase}${motion ? '' : ' zi-still'}`}>
      <div class="zi-areas">
        <Heading view={view} />
        <Auction view={view} me={me} />
        <Stage view={view} me={me} motion={motion} log={log} aimed={aimed} />
        <div class="zi-aside">
          <Warning view={view} />
          <Actions view={view} />
          <RaisePanel view={view} aim={aim} />
          <Race view={view} />
          <Technology view={view} />
        </div>
        <div class="zi-below">
          <Gods view={view} />
          <Specialists view={view} />
        </div>
      </div>
    </div>
  )
}

const client: GameClient<View, GameEvent> = {
  Board,
  Player,
  Cover,
  draws: ['requirement'],
  seats: LOOKS,
  guide,
  stock: ({ players }, me) => ({ cattle: players[me].cattle }),
  tables,
  moment,
  lasts,
}

export default client
