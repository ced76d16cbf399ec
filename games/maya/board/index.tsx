/** Maya in the browser. */
import { useRef } from 'preact/hooks'
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import { LOOKS } from '../../../web/src/board/looks'
import { Auction } from './auction'
import './board.css'
import { Cover } from './cover'
import { PLAYING_CARDS } from './data'
import { guide } from './guide'
import { Hand, Tokens } from './hand'
import { Heading } from './heading'
import { moment } from './moment'
import { digsOf, digsTold, leftBehind, phaseTold, rewound, thisRound } from './past'
import { Player } from './player'
import { Pyramids } from './pyramids'
import { Quarries } from './quarries'
import { Sleds } from './sleds'
import { tables } from './tables'
import { lasts, useUnfolding } from './unfold'
import type { GameEvent, View } from './view'

function Board({ view, me, motion, log }: BoardProps<View, GameEvent>) {
  const { log: known, told, coming } = useUnfolding(log, motion)
  // as it was before all that is being told
  const before = useRef(view)
  if (coming.length === 0) before.current = view
  const shown = rewound(view, before.current, coming)
  const phase = phaseTold(coming) ?? view.phase
  const digs = coming.length > 0 ? digsTold(shown, thisRound(known)) : digsOf(view, known)
  const round = coming.some(({ kind }) => kind === 'round') ? view.round - 1 : view.round
  const hand = view.players[me]?.hand
  return (
    <div class={`my-board my-in-${phase}${motion ? '' : ' my-still'}`}>
      <Heading view={view} round={round} phase={phase}>
        {me >= 0 && <Tokens tokens={view.players[me].tokens} size={34} />}
      </Heading>
      {phase === 'auction' && <Auction view={view} me={me} />}
      <Quarries view={view} digs={digs} cardsShown={PLAYING_CARDS.includes(phase)} />
      <Sleds view={shown} left={leftBehind(view, known)} />
      {phase === 'dig' && Array.isArray(hand) && <Hand view={view} me={me} cards={hand} />}
      <Pyramids view={shown} me={me} phase={phase} log={known} told={told} />
    </div>
  )
}

const stock = (view: View, me: number) => {
  const { gold, cubes, neutralCubes, carries = 0 } = view.players[me]
  return { gold, cubes: cubes + neutralCubes, carries }
}

const client: GameClient<View, GameEvent> = {
  Board,
  Player,
  Cover,
  seats: LOOKS,
  guide,
  stock,
  tables,
  moment,
  lasts,
}

export default client
