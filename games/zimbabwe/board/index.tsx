/** The Great Zimbabwe in the browser. */
import { useMemo, useState } from 'preact/hooks'
import { LOOKS } from '../../../web/src/board/looks'
import { Parts } from '../../../web/src/board/parts'
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import { Actions } from './actions'
import { Auction } from './auction'
import './board.css'
import { brief } from './brief'
import { Gods, Specialists } from './deities'
import { Heading, Warning } from './heading'
import { giftOf } from './gifts'
import { Glyph } from './marks'
import { lasts } from './news'
import { paidRoutes } from './paid'
import { Player } from './player'
import { Race } from './race'
import { RaisePanel } from './raise'
import { Stage } from './stage'
import { Technology } from './technology'
import type { GameEvent, View } from './view'

const PARTS = [
  ['picture.chip.map', '.zi-stage'],
  ['picture.chip.race', '.zi-race'],
  ['picture.chip.cards', '.zi-cards'],
  ['picture.chip.gods', '.zi-gods'],
  ['picture.chip.specialists', '.zi-specialists'],
] as const

function Board({ view, me, motion, log }: BoardProps<View, GameEvent>) {
  const [aimed, aim] = useState<string | null>(null)
  const paid = useMemo(() => paidRoutes(view, log), [view, log])
  return (
    <div class={`zi-board zi-in-${view.phase}${motion ? '' : ' zi-still'}`}>
      <Parts parts={PARTS} />
      <div class="zi-areas">
        <Heading view={view} />
        <Auction view={view} me={me} />
        <Stage view={view} me={me} motion={motion} log={log} aimed={aimed} paid={paid} />
        <div class="zi-aside">
          <Warning view={view} me={me} />
          <Actions view={view} />
          <RaisePanel view={view} paid={paid} aim={aim} />
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
  draws: ['requirement'],
  seats: LOOKS,
  stock: ({ players }, me) => ({ cattle: players[me].cattle }),
  Glyph,
  brief,
  primary: [
    ...['choice.end', 'choice.pass', 'choice.second-monument.none', 'choice.place.none'],
    ...['choice.price.done', 'choice.reprice-card.done', 'choice.raise.done'],
  ],
  number: giftOf,
  lasts,
  deeds: ['god'],
}

export default client
