/** Maya in the browser. */
import { useRef } from 'preact/hooks'
import { Zoomed } from '../../../web/src/board/zoomed'
import type { Choice } from '../../../web/src/api-types'
import type { BoardProps, GameClient, Numbers } from '../../../web/src/game-client'
import { phrase } from '../../../web/src/board/phrase'
import { LOOKS } from '../../../web/src/board/looks'
import { Auction } from './auction'
import './board.css'
import { brief } from './brief'
import { PLAYING_CARDS } from './data'
import { Hand, Tokens } from './hand'
import { Heading } from './heading'
import { Glyph } from './marks'
import { digsOf, digsTold, leftBehind, phaseTold, rewound, thisRound } from './past'
import { Player } from './player'
import { Pyramids } from './pyramids'
import { Quarries } from './quarries'
import { Sleds } from './sleds'
import { lasts, useUnfolding } from './unfold'
import type { GameEvent, View } from './view'

const PARTS = [
  ['picture.chip.quarries', '.my-quarries'],
  ['picture.chip.hand', '.my-hand'],
  ['picture.chip.pyramids', '.my-pyramids'],
] as const

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
    <Zoomed parts={PARTS}>
      <div class={`my-board my-in-${phase}${motion ? '' : ' my-still'}`}>
        <Heading view={view} round={round} phase={phase}>
          {me >= 0 && <Tokens tokens={view.players[me].tokens} size={34} />}
        </Heading>
        {phase === 'auction' && <Auction view={view} me={me} />}
        <Quarries view={view} digs={digs} cardsShown={PLAYING_CARDS.includes(phase)} />
        <Sleds view={shown} left={leftBehind(view, known)} />
        {/* always in its place, so that nothing jumps when cards can be laid */}
        {Array.isArray(hand) && <Hand view={view} me={me} cards={hand} />}
        <Pyramids view={shown} me={me} phase={phase} log={known} told={told} />
      </div>
    </Zoomed>
  )
}

const stock = (view: View, me: number) => {
  const { gold, cubes, neutralCubes, carries = 0 } = view.players[me]
  return { gold, cubes: cubes + neutralCubes, carries }
}

const ICONS: Record<string, string> = { cubes: 'cube', carries: 'sled' }

/** A bid, by tens and then exactly. */
function number({ phrase: { key, args } }: Choice): Numbers | undefined {
  const [least, most = least] = args.filter((arg) => typeof arg === 'number')
  const isBid = key === 'choice.tens' || key === 'choice.units'
  return isBid && least !== undefined && most !== undefined ? { least, most, says: (gold) => phrase('choice.units', gold) } : undefined
}

const client: GameClient<View, GameEvent> = {
  Board,
  Player,
  draws: ['spaces'],
  seats: LOOKS,
  stock,
  Glyph: ({ name, size }) => <Glyph name={ICONS[name] ?? name} {...(size ? { size } : {})} />,
  brief,
  primary: [
    ...['choice.end', 'choice.stop', 'choice.pass', 'choice.pass.forced'],
    ...['choice.workers.none', 'choice.joker-shield.none', 'choice.sled.none'],
  ],
  number,
  lasts,
  deeds: ['bonus'],
}

export default client
