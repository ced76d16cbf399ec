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
import { digsOf, digsTold, leftBehind, phaseTold, rewound, thisRound } from './past'
import { Player } from './player'
import { Pyramids } from './pyramids'
import { Quarries } from './quarries'
import { Sleds } from './sleds'
import { tables } from './tables'
import { lasts, useUnfolding } from './unfold'

function Board({ view, me, choices, choose, offer, lit, point, say, motion, log }: BoardProps) {
  const { log: known, told, coming } = useUnfolding(log, motion)
  const shown = rewound(view, coming)
  const now = phaseOf(view)
  const phase = phaseTold(coming) ?? now
  const digs = coming.length > 0 ? digsTold(view, thisRound(known)) : digsOf(view, known)
  const round = coming.some(({ key }) => key === 'event.round') ? view.round - 1 : view.round
  return (
    <PointingProvider value={{ choices, choose, offer, lit, point, say }}>
      <div class={`my-board my-in-${phase}${motion ? '' : ' my-still'}`}>
        <Heading view={view} round={round} phase={phase}>
          {me >= 0 && <Tokens tokens={view.players[me].tokens} size={34} />}
        </Heading>
        {phase === 'auction' && <Auction view={view} me={me} />}
        <Quarries view={view} digs={digs} cardsShown={phase === 'dig' || phase === 'reveal' || phase === 'transport'} />
        <Sleds view={shown} phase={now} left={leftBehind(view, known)} />
        {me >= 0 && phase === 'dig' && <Hand view={view} me={me} />}
        <Pyramids view={shown} me={me} phase={phase} log={known} told={told} round={round} />
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
