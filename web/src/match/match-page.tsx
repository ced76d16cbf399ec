/** The match: the board, the players, what can be chosen and what has happened. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { State } from '../api-types'
import { useCell } from '../cell'
import { clientOf } from '../games'
import type { GameClient } from '../game-client'
import { seatName, useGameTexts, useWords, words } from '../language'
import { mayMove, motion } from '../settings'
import type { Texts } from '../texts'
import { useAttention } from './attention'
import { MatchView } from './match-view'
import { begun } from './merge'
import { sayOutcome } from './outcome'
import { Session } from './session'

export default function MatchPage({ id, owner }: { id: string; owner: boolean }) {
  const session = useMemo(() => new Session(id), [id])
  useEffect(() => {
    session.start()
    return () => session.stop()
  }, [session])
  const shown = useCell(session.shown)
  const latest = useCell(session.latest)
  const client = useClient(shown?.game)
  const texts = useGameTexts(shown?.game)
  const say = useWords()
  useCell(motion)
  useAttention(shown, texts?.say('name') ?? 'Ceiba', say)
  session.lasts = client?.lasts ?? (() => 0)
  if (shown?.status === 'over' && !begun(shown) && texts) {
    return <RulesGone state={shown} texts={texts.withSeats((seat) => seatName(texts, shown.seats, seat))} />
  }
  if (!shown || !begun(shown) || !latest || !client || !texts) {
    return (
      <main id="main" class="page">
        <p class="quiet">{say('loading')}</p>
      </main>
    )
  }
  const named = texts.withSeats((seat) => seatName(texts, shown.seats, seat), { seat: shown.you, you: say('you') })
  const seen = { session, owner, shown, latest, client, texts: named, motion: mayMove() }
  return <MatchView key={id} {...seen} />
}

/** What is left of a match whose rules the server no longer has. */
function RulesGone({ state, texts }: { state: State; texts: Texts }) {
  const say = useWords()
  const frame = useCell(words)
  return (
    <main id="main" class="page" tabIndex={-1}>
      <h1>{texts.say('name')}</h1>
      <p>{say('match.rules-gone')}</p>
      {state.outcome && <p class="verdict">{sayOutcome(frame, texts, state.outcome, state.seats, state.you)}</p>}
      {state.ending !== 'rules' && (
        <ul>
          {state.seats.map(({ points }, seat) => (
            <li key={seat}>
              {texts.seatName(seat)}: {points}
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function useClient(game: string | undefined): GameClient | null {
  const [client, setClient] = useState<GameClient | null>(null)
  useEffect(() => {
    let current = true
    if (game) void clientOf(game).then((found) => current && setClient(found))
    return () => {
      current = false
    }
  }, [game])
  return client
}
