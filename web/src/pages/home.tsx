/** The home page: the games, my matches, tables to join and matches to watch. */
import { useEffect, useState } from 'preact/hooks'
import { createTable, games as fetchGames, importRecord, me, tables as fetchTables } from '../api'
import type { Game, Table } from '../api-types'
import { useCell } from '../cell'
import { documentsIn } from '../documents'
import { clientOf, coverOf, hasBoard, hasRules } from '../games'
import type { Cover } from '../game-client'
import { levels, seatName, useGameTexts, useWords } from '../language'
import { Fret } from '../parts/icon'
import { isMyTurn, LevelSelect, whoElseSits } from '../parts/seats'
import { ago } from '../ago'
import { attempt, tell } from '../parts/toast'
import { go } from '../router'
import { guided, language, lastPlay } from '../settings'
import { sidesOf } from '../sides'
import { playableCounts } from '../setups'
import type { Texts } from '../texts'

const REFRESH = 5000
/** So many own tables are shown at least, if there are as many. */
const LISTED = 4
/** A first match is best played by so many, or a few more. */
const GUIDED_SEATS = 3

export function HomePage() {
  const say = useWords()
  const guest = useCell(me)
  const [games, setGames] = useState<Game[] | null>(null)
  const [tables, setTables] = useState<{ mine: Table[]; open: Table[]; running: Table[] } | null>(null)
  useEffect(() => {
    void attempt(async () => {
      const all = await fetchGames()
      setGames([...all.filter(({ id }) => hasBoard(id)), ...all.filter(({ id }) => !hasBoard(id))])
    })
  }, [])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) fetchTables().then(setTables, () => {})
    }
    look()
    const timer = setInterval(look, REFRESH)
    return () => clearInterval(timer)
  }, [guest?.id])
  const mine = inOrder(tables?.mine ?? [])
  const waiting = mine.filter(isMyTurn).length
  useEffect(() => {
    document.title = waiting > 0 ? `${say('table.your-turn')} – Ceiba` : 'Ceiba'
  }, [waiting, say])
  return (
    <main id="main" class="page home" tabIndex={-1}>
      {mine.length > 0 ? (
        <div class="welcome">
          <h1>{guest ? say('home.again', { raw: guest.name }) : say('home.title')}</h1>
          <OwnTables tables={mine} />
          <Fret />
        </div>
      ) : (
        <div class="welcome">
          <h1>{say('home.title')}</h1>
          <p>{say('home.about')}</p>
          <Fret />
        </div>
      )}
      {!games && <p class="quiet">{say('loading')}</p>}
      <div class="games">{games?.map((game) => <GameCard key={game.id} game={game} />)}</div>
      <div class="lists">
        {mine.length === 0 && <TableList title={say('home.mine')} tables={[]} empty={say('home.mine.none')} />}
        <TableList title={say('home.open')} tables={tables?.open ?? []} empty={say('home.open.none')} />
        <TableList title={say('home.watch')} tables={tables?.running ?? []} empty={say('home.watch.none')} />
      </div>
      <ImportRecord />
    </main>
  )
}

function GameCard({ game }: { game: Game }) {
  const say = useWords()
  const all = useCell(levels)
  const texts = useGameTexts(game.id)
  const [Picture, setPicture] = useState<Cover | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => void coverOf(game.id).then((cover) => setPicture(() => cover)), [game.id])
  const prepare = () => void clientOf(game.id) // so that the board is there when the match is
  const last = useCell(lastPlay)[game.id]
  const level = all.includes(last?.level ?? '') ? last!.level : (all[0] ?? '')
  const counts = playableCounts(game)
  const seats = last && counts.includes(last.seats) ? last.seats : (counts.at(-1) ?? game.seats.most)
  const remember = (change: Partial<{ seats: number; level: string }>) =>
    lastPlay.set({ ...lastPlay.value, [game.id]: { seats, level, ...change } })

  const start = async (who: string[], guide: boolean) => {
    if (busy) return
    setBusy(true)
    await attempt(async () => {
      const variants = (guide && (await clientOf(game.id)).guided) || {}
      const { id } = await createTable({ game: game.id, seats: who, variants, hints: true })
      if (guide) guided.set([...guided.value.slice(-20), id])
      go(`/t/${id}`)
    })
    setBusy(false)
  }
  const playNow = () => {
    remember({})
    const who = Array.from({ length: seats }, () => `bot:${level}`)
    who[Math.floor(Math.random() * seats)] = 'me'
    void start(who, false)
  }
  const guidedMatch = () => {
    const others = (counts.find((count) => count >= GUIDED_SEATS) ?? seats) - 1
    void start(['me', ...Array.from({ length: others }, () => `bot:${all[0]}`)], true)
  }
  if (!texts) return null
  return (
    <article class="game-card" aria-labelledby={`game-${game.id}`} onPointerEnter={prepare} onFocusIn={prepare}>
      <div class="cover">{Picture && <Picture />}</div>
      <div class="game-words">
        <h2 id={`game-${game.id}`}>{texts.say('name')}</h2>
        <p>{texts.say('summary')}</p>
        {!hasBoard(game.id) && <p class="quiet">{say('home.plain')}</p>}
        <form
          class="play-now"
          onSubmit={(event) => {
            event.preventDefault()
            playNow()
          }}
        >
          <label>
            {say('seats')}
            <select value={seats} onChange={(e) => remember({ seats: Number(e.currentTarget.value) })}>
              {counts.map((n) => (
                <option key={n} value={n}>
                  {say('seats.count', n)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('bots')}
            <LevelSelect levels={all} value={level} set={(chosen) => remember({ level: chosen })} label={say('bots')} />
          </label>
          <button class="primary big" disabled={busy || !level}>
            {say('play.now')}
          </button>
        </form>
        {level && <p class="quiet">{say(`level.${level}.about`)}</p>}
        <div class="row wrap">
          {hasBoard(game.id) && (
            <button onClick={guidedMatch} disabled={busy || !level}>
              {say('play.guided')}
            </button>
          )}
          <a class="button" href={`/new?game=${game.id}`}>
            {say('play.friends')}
          </a>
          {hasRules(game.id) && (
            <a class="button" href={`/rules/${game.id}`}>
              {say('rules')}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

/** What goes on and the newest of what is over; the rest on request. */
function OwnTables({ tables }: { tables: Table[] }) {
  const say = useWords()
  const going = tables.filter(({ status }) => status !== 'over').length
  const shown = Math.max(going, LISTED)
  const earlier = tables.slice(shown)
  return (
    <>
      <TableList title={say('home.mine')} tables={tables.slice(0, shown)} empty="" />
      {earlier.length > 0 && (
        <details class="earlier">
          <summary>{say('home.earlier', earlier.length)}</summary>
          <ul>
            {earlier.map((table) => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function TableList({ title, tables, empty }: { title: string; tables: Table[]; empty: string }) {
  return (
    <section class="table-list">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="quiet">{empty}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** First those that wait for the reader, then those that go on, and what is over last; each the newest first. */
export function inOrder(tables: Table[]): Table[] {
  const rank = (table: Table) => (isMyTurn(table) ? 0 : table.status === 'running' ? 1 : table.status === 'open' ? 2 : 3)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updatedAt.localeCompare(a.updatedAt))
}

function TableLine({ table }: { table: Table }) {
  const say = useWords()
  const texts = useGameTexts(table.game)
  const chosen = useCell(language)
  const mine = isMyTurn(table)
  return (
    <li>
      <a href={`/t/${table.id}`} class={mine ? 'table-line mine' : 'table-line'}>
        <strong>{texts?.say('name') ?? table.game}</strong>
        <span class="status">{texts && statusOf(table, say, texts)}</span>
        <span class="standing">
          {[...standingOf(table, say, texts), ago(table.updatedAt, chosen)].map((part) => (
            <span key={part}>{part}</span>
          ))}
          {documentsIn(table.variants).length > 0 && <em class="tag">{say('data.own')}</em>}
        </span>
        <span class="sitters">{whoElseSits(say, table)}</span>
      </a>
    </li>
  )
}

/** Whose turn it is, or what else a table is about. */
function statusOf(table: Table, say: Texts['say'], texts: Texts): string {
  if (isMyTurn(table)) return say('table.your-turn')
  if (table.status !== 'running' || table.you < 0 || table.decider < 0) return say(`table.${table.status}`)
  return say('table.turn-of', { raw: seatName(texts, table.seats, table.decider) })
}

/** Where a match is, and the reader's place in it if there are rivals. */
function standingOf({ status, moment, you, seats }: Table, say: Texts['say'], texts: Texts | null): string[] {
  const own = seats[you]
  const parts: string[] = []
  if (status === 'running' && moment && texts) parts.push(texts.say(moment))
  if (own?.won) parts.push(say('outcome.you'))
  else if (own && ['running', 'over'].includes(status) && sidesOf(seats).length > 1) parts.push(say('table.place', own.place, seats.length))
  return parts
}

function ImportRecord() {
  const say = useWords()
  const read = async (file: File | undefined) => {
    if (!file) return
    let record: unknown
    try {
      record = JSON.parse(await file.text())
    } catch {
      return tell(say('import.bad'), true)
    }
    await attempt(async () => go(`/t/${(await importRecord(record)).id}`))
  }
  return (
    <section class="import">
      <h2>{say('import')}</h2>
      <p class="quiet">{say('import.about')}</p>
      <label class="button">
        {say('import.file')}
        <input type="file" accept="application/json,.json" class="hidden" onChange={(e) => void read(e.currentTarget.files?.[0])} />
      </label>
    </section>
  )
}
