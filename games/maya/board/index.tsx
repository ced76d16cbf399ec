/** Maya in the browser. */
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import { PointingProvider } from '../../../web/src/board/spot'
import { Auction } from './auction'
import './board.css'
import { Cover } from './cover'
import { SEATS, phaseOf } from './data'
import { guide } from './guide'
import { Hand, Tokens } from './hand'
import { Heading } from './heading'
import { left } from './left'
import { moment } from './moment'
import { digsOf, digsTold, leftBehind, rewound, thisRound } from './past'
import { Player } from './player'
import { Pyramids } from './pyramids'
import { Quarries } from './quarries'
import { Sleds } from './sleds'
import { tables } from './tables'
import { lasts, useUnfolding } from './unfold'

function Board({ view, me, choices, choose, offer, lit, point, say, motion, log }: BoardProps) {
  const { log: known, told, coming } = useUnfolding(log, motion)
  const unfolding = coming.length > 0
  const shown = rewound(view, coming)
  const phase = phaseOf(view)
  const revealing = coming.some(({ target }) => target?.startsWith('quarry'))
  const digs = revealing ? digsTold(view, thisRound(known)) : digsOf(view, known)
  const cardsShown = revealing || phase === 'dig' || phase === 'reveal' || phase === 'transport'
  return (
    <PointingProvider value={{ choices, choose, offer, lit, point, say }}>
      <div class={`my-board my-in-${revealing ? 'reveal' : phase}${motion ? '' : ' my-still'}`}>
        <Heading view={view} phase={revealing ? 'reveal' : phase}>
          {me >= 0 && <Tokens tokens={view.players[me].tokens} size={34} />}
        </Heading>
        {phase === 'auction' && <Auction view={view} me={me} />}
        <Quarries view={view} digs={digs} cardsShown={cardsShown} />
        <Sleds view={shown} phase={phase} left={leftBehind(view, known)} />
        {me >= 0 && phase === 'dig' && <Hand view={view} me={me} />}
        <Pyramids view={shown} me={me} phase={phase} log={known} told={told} unfolding={unfolding} />
      </div>
    </PointingProvider>
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
  moment,
  lasts,
}

export default client
