/** A table: the waiting room until it starts, then the match. */
import { useEffect, useState, type Dispatch, type StateUpdater } from 'preact/hooks'
import { fillSeat, join, leave, me, Refused, rename, start, table as fetchTable } from '../api'
import type { Table } from '../api-types'
import { useCell } from '../cell'
import { clientOf, hasRules } from '../games'
import type { GameClient } from '../game-client'
import { levels, useGameTexts, useWords } from '../language'
import MatchPage from '../match/match-page'
import { Fret } from '../parts/icon'
import { Invitation } from '../parts/invitation'
import { OwnData } from '../parts/own-data'
import { SeatMark } from '../parts/seat-mark'
import { describeSeat, LevelSelect } from '../parts/seats'
import { attempt, tellError } from '../parts/toast'
import { go } from '../router'
import type { Texts } from '../texts'

const REFRESH = 1500

export default function TablePage({ id }: { id: string }) {
  const say = useWords()
  const [table, setTable] = useState<Table | null>(null)
  const [missing, setMissing] = useState(false)
  const guest = useCell(me)
  const texts = useGameTexts(table?.game)
  const status = table?.status

  useEffect(() => {
    if (texts) document.title = `${texts.say('name')} – Ceiba`
  }, [texts])
  useEffect(() => {
    if (status === 'running' || status === 'over' || missing) return
    const asking = new AbortController()
    const look = () =>
      fetchTable(id, asking.signal).then(setTable, (e: unknown) => {
        if (asking.signal.aborted) return
        if (e instanceof Refused && ['missing', 'forbidden', 'malformed'].includes(e.code)) setMissing(true)
        else if (!table) tellError(e)
      })
    void look()
    const timer = setInterval(look, REFRESH)
    return () => {
      asking.abort()
      clearInterval(timer)
    }
  }, [id, status, missing, guest?.id])

  if (missing || status === 'closed') {
    return (
      <main id="main" class="page" tabIndex={-1}>
        <h1>{say('table.closed')}</h1>
        <p>{say('table.closed.about')}</p>
        <a class="button primary" href="/">
          {say('home')}
        </a>
      </main>
    )
  }
  if (!table) {
    return (
      <main id="main" class="page">
        <p class="quiet">{say('loading')}</p>
      </main>
    )
  }
  if (status === 'running' || status === 'over') return <MatchPage id={id} owner={table.owner} />
  return <WaitingRoom table={table} setTable={setTable} />
}

function WaitingRoom({ table, setTable }: { table: Table; setTable: Dispatch<StateUpdater<Table | null>> }) {
  const say = useWords()
  const all = useCell(levels)
  const texts = useGameTexts(table.game)
  const [client, setClient] = useState<GameClient | null>(null)
  const [level, setLevel] = useState('')
  const guest = useCell(me)
  const [name, setName] = useState(guest?.name ?? '')
  const chosen = level || (all[1] ?? all[0] ?? '')
  useEffect(() => void clientOf(table.game).then(setClient), [table.game])
  if (!texts || !client) return null

  const after = (what: () => Promise<unknown>) =>
    attempt(async () => {
      await what()
      setTable(await fetchTable(table.id))
    })
  const sit = async (seat: number) => {
    if (name.trim() && name.trim() !== guest?.name) await rename(name.trim())
    await join(table.id, seat)
  }
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const seated = table.you >= 0
  const host = table.seats.find(({ kind }) => kind === 'person')
  return (
    <main id="main" class="page waiting" tabIndex={-1}>
      <h1>{texts.say('name')}</h1>
      {!seated && host?.name && <p class="invited">{say('waiting.invited', { raw: host.name }, { raw: texts.say('name') })}</p>}
      {!seated && (
        <p class="quiet">
          {texts.say('summary')} {hasRules(table.game) && <a href={`/rules/${table.game}`}>{say('rules')}</a>}
        </p>
      )}
      <p role="status">
        {open ? say('waiting.open', open) : say('waiting.full')} {say(table.autostart ? 'waiting.autostart' : 'waiting.owner')}
      </p>
      <Options table={table} texts={texts} />
      <Fret />
      {!seated && open > 0 && (
        <label>
          {say('you.name')}
          <input value={name} maxLength={24} autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
        </label>
      )}
      {seated && open > 0 && (
        <section class="card">
          <h2>{say('share')}</h2>
          <p class="quiet">{say(table.public ? 'share.public' : 'share.private')}</p>
          <Invitation link={`${location.origin}/t/${table.id}`} label={say('share')} />
        </section>
      )}
      <section class="card">
        <h2>{say('players')}</h2>
        <ul class="sitting">
          {table.seats.map((seat, at) => (
            <li key={at}>
              <SeatMark client={client} texts={texts} seat={at} />
              <span class="grow">
                {describeSeat(say, seat)}
                {at === table.you && <span class="tag">{say('seat.you')}</span>}
              </span>
              {seat.kind === 'open' && !seated && (
                <button class="primary" onClick={() => after(() => sit(at))}>
                  {say('waiting.sit')}
                </button>
              )}
              {seat.kind === 'open' && table.owner && (
                <button onClick={() => after(() => fillSeat(table.id, at, `bot:${chosen}`))}>{say('waiting.bot')}</button>
              )}
              {(seat.kind === 'bot' || (seat.kind === 'person' && at !== table.you)) && table.owner && (
                <button onClick={() => after(() => fillSeat(table.id, at, 'open'))}>{say('waiting.free')}</button>
              )}
            </li>
          ))}
        </ul>
        {table.owner && (
          <label>
            {say('waiting.level')}
            <LevelSelect levels={all} value={chosen} set={setLevel} label={say('waiting.level')} />
            <span class="quiet">{chosen && say(`level.${chosen}.about`)}</span>
          </label>
        )}
      </section>
      <OwnData texts={texts} variants={table.variants} />
      <div class="row wrap">
        {table.owner && (
          <button class="primary big" onClick={() => after(() => start(table.id, open ? chosen : undefined))}>
            {open ? say('waiting.start.fill', open) : say('waiting.start')}
          </button>
        )}
        {seated && (
          <button
            onClick={() =>
              attempt(async () => {
                await leave(table.id)
                go('/')
              })
            }
          >
            {say(table.owner ? 'waiting.close' : 'waiting.leave')}
          </button>
        )}
      </div>
    </main>
  )
}

/** By which rules the match will be played. */
function Options({ table: { variants, hints, clock }, texts }: { table: Table; texts: Texts }) {
  const say = useWords()
  const chosen = Object.entries(variants).flatMap(([name, value]) =>
    typeof value === 'string' && texts.has(`variant.${name}.${value}`) ? [`${texts.say(`variant.${name}`)}: ${texts.say(`variant.${name}.${value}`)}`] : [],
  )
  return (
    <ul class="options quiet">
      {[...chosen, clock ? say('clock.of', clock.minutes, clock.increment) : say('clock.none'), ...(hints ? [say('new.hints')] : [])].map((option) => (
        <li key={option}>{option}</li>
      ))}
    </ul>
  )
}
