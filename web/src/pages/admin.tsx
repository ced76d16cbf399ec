/** The administrator's page: the servers, the matches, the guests, and what is forbidden to whom. */
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { administer, Refused } from '../api'
import type { AdminGuest, AdminMatch, NodeFigure, Overview, Restraint } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { Dialog } from '../parts/dialog'
import { attempt, tell } from '../parts/toast'
import { language } from '../settings'

const REFRESH = 5000
/** Milliseconds after which a server that has told nothing is thought to be gone. */
const SILENT = 30000
const DAYS = [1, 7, 30, 365]
const STATUSES = ['running', 'open', 'over', 'closed'] as const
const FIGURES: NodeFigure[] = ['bots', 'matches', 'streams', 'writes', 'setAside']
const PLACE = 'ceiba.admin'

/** A call with the token of the administrator. */
type Ask = <T>(method: string, path?: string, body?: unknown) => Promise<T>

/** What is about to be done, for the administrator to think about once more. */
interface Plan {
  title: string
  about: string
  /** Whether it has a length and a note. */
  restrains: boolean
  run: (length: { days?: number; note?: string }) => Promise<unknown>
}

/** The token from the address, which no server is ever sent and no history keeps, or the one of this tab. */
function tokenAtHand(): string {
  const given = location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(PLACE, given)
    history.replaceState(null, '', location.pathname)
  }
  return sessionStorage.getItem(PLACE) ?? ''
}

export default function AdminPage() {
  const say = useWords()
  const [token, setToken] = useState(tokenAtHand)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    document.title = `${say('admin')} · Ceiba`
  }, [say])
  const enter = (given: string) => {
    sessionStorage.setItem(PLACE, given)
    setRefused(false)
    setToken(given)
  }
  const ask: Ask = useCallback(
    async (method, path, body) => {
      try {
        return await administer(token, method, path, body)
      } catch (e) {
        if (e instanceof Refused && e.code === 'unknown') {
          sessionStorage.removeItem(PLACE)
          setRefused(true)
          setToken('')
        }
        throw e
      }
    },
    [token],
  )
  return (
    <main id="main" class="page admin" tabIndex={-1}>
      <h1>{say('admin')}</h1>
      {token ? <Everything ask={ask} /> : <Door enter={enter} refused={refused} />}
    </main>
  )
}

function Door({ enter, refused }: { enter: (token: string) => void; refused: boolean }) {
  const say = useWords()
  const [token, setToken] = useState('')
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        enter(token.trim())
      }}
    >
      <label class="grow">
        {say('admin.token')}
        <input type="password" required autocomplete="off" value={token} onInput={(e) => setToken(e.currentTarget.value)} />
        {refused && <span class="refused">{say('admin.refused')}</span>}
      </label>
      <button class="primary">{say('admin.enter')}</button>
    </form>
  )
}

function Everything({ ask }: { ask: Ask }) {
  const [overview, setOverview] = useState<Overview | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [changes, setChanges] = useState(0)
  const say = useWords()
  useEffect(() => {
    let current = true
    const look = () => {
      if (!document.hidden) ask<Overview>('GET').then((found) => current && setOverview(found), () => {})
    }
    look()
    const timer = setInterval(look, REFRESH)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [ask, changes])
  const carryOut = (length: { days?: number; note?: string }) =>
    attempt(async () => {
      await plan!.run(length)
      setPlan(null)
      setChanges(changes + 1)
      tell(say('admin.done'))
    })
  if (!overview) return <p class="quiet">{say('loading')}</p>
  return (
    <>
      <Servers nodes={overview.nodes} />
      <Errors errors={overview.errors} />
      <Matches ask={ask} counts={overview.matches} changes={changes} propose={setPlan} />
      <Guests ask={ask} changes={changes} propose={setPlan} />
      <Restraints
        restraints={overview.restraints}
        lift={(id) =>
          attempt(async () => {
            await ask('DELETE', `/restraints/${id}`)
            setChanges(changes + 1)
          })
        }
      />
      {plan && <Confirm plan={plan} close={() => setPlan(null)} carryOut={carryOut} />}
    </>
  )
}

function Part({ title, about, children }: { title: string; about?: string; children: ComponentChildren }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {about && <p class="quiet">{about}</p>}
      {children}
    </section>
  )
}

function useTimes(): (time: string) => string {
  const wanted = useCell(language)
  return (time) => new Date(time).toLocaleString(wanted, { dateStyle: 'short', timeStyle: 'medium' })
}

function Servers({ nodes }: { nodes: Overview['nodes'] }) {
  const say = useWords()
  const time = useTimes()
  const megabytes = (bytes: number) => Math.round(bytes / (1 << 20))
  return (
    <Part title={say('admin.nodes')}>
      <ul class="admin-list">
        {nodes.map(({ id, own, startedAt, seenAt, figures }) => (
          <li key={id}>
            <div class="grow">
              <strong>{id}</strong>
              {own && <span class="tag">{say('admin.node.own')}</span>}
              {Date.now() - Date.parse(seenAt) > SILENT && <span class="tag warn">{say('admin.node.silent')}</span>}
              <p class="quiet">
                {say('admin.node.started', { raw: time(startedAt) })} · {say('admin.node.seen', { raw: time(seenAt) })}
              </p>
              <dl class="admin-figures">
                {FIGURES.map((figure) => (
                  <div key={figure}>
                    <dt>{say(`admin.figure.${figure}`)}</dt>
                    <dd>{figures[figure]}</dd>
                  </div>
                ))}
                <div>
                  <dt>{say('admin.figure.memory')}</dt>
                  <dd>{say('admin.megabytes', megabytes(figures.memory), megabytes(figures.memoryMost))}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Errors({ errors }: { errors: Overview['errors'] }) {
  const say = useWords()
  const time = useTimes()
  return (
    <Part title={say('admin.errors')} about={say('admin.errors.about')}>
      {errors.length === 0 && <p>{say('admin.none')}</p>}
      <ul class="admin-list admin-errors" tabIndex={errors.length ? 0 : undefined} aria-label={say('admin.errors')}>
        {errors.map(({ at, level, text }, index) => (
          <li key={index}>
            <span class={level === 'ERROR' ? 'tag warn' : 'tag'}>{level}</span>
            <span class="quiet">{time(at)}</span>
            <span class="grow">{text}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Matches(props: { ask: Ask; counts: Overview['matches']; changes: number; propose: (plan: Plan) => void }) {
  const { ask, counts, changes, propose } = props
  const say = useWords()
  const time = useTimes()
  const [status, setStatus] = useState<AdminMatch['status']>('running')
  const [matches, setMatches] = useState<AdminMatch[]>([])
  useEffect(() => {
    let current = true
    void attempt(async () => {
      const found = await ask<{ matches: AdminMatch[] }>('GET', `/matches?status=${status}`)
      if (current) setMatches(found.matches)
    })
    return () => {
      current = false
    }
  }, [ask, status, changes])
  const name = (each: AdminMatch['status']) => (each === 'closed' ? 'admin.closed' : `table.${each}`)
  return (
    <Part title={say('admin.matches')}>
      <label>
        {say('admin.status')}
        <select value={status} onChange={(e) => setStatus(e.currentTarget.value as AdminMatch['status'])}>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {say('admin.status.count', name(each), counts[each] ?? 0)}
            </option>
          ))}
        </select>
      </label>
      {matches.length === 0 && <p>{say('admin.none')}</p>}
      <ul class="admin-list">
        {matches.map(({ id, game, seats, step, updatedAt }) => (
          <li key={id}>
            <div class="grow">
              <a href={`/t/${id}`}>
                {game} · {seats.map(({ name, bot }) => name ?? bot ?? '–').join(', ')}
              </a>
              <p class="quiet">
                {say('admin.step', step)} · {time(updatedAt)}
              </p>
            </div>
            <button
              class="danger small"
              onClick={() =>
                propose({
                  title: say('admin.remove'),
                  about: say('admin.remove.about'),
                  restrains: false,
                  run: () => ask('DELETE', `/matches/${id}`),
                })
              }
            >
              {say('admin.remove')}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Guests({ ask, changes, propose }: { ask: Ask; changes: number; propose: (plan: Plan) => void }) {
  const say = useWords()
  const time = useTimes()
  const [find, setFind] = useState('')
  const [wanted, setWanted] = useState('')
  const [guests, setGuests] = useState<AdminGuest[]>([])
  useEffect(() => {
    let current = true
    void attempt(async () => {
      const found = await ask<{ guests: AdminGuest[] }>('GET', `/guests?${new URLSearchParams({ find: wanted })}`)
      if (current) setGuests(found.guests)
    })
    return () => {
      current = false
    }
  }, [ask, wanted, changes])
  const restrain = (kind: Restraint['kind'], whom: { guest?: string; address?: string }, name: string) =>
    propose({
      title: say(whom.address ? 'admin.ban.address' : `admin.${kind}`),
      about: say(`admin.${kind}.about`, { raw: name }),
      restrains: true,
      run: (length) => ask('POST', '/restraints', { kind, ...whom, ...length }),
    })
  return (
    <Part title={say('admin.guests')} about={say('admin.guests.about')}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          setWanted(find.trim())
        }}
      >
        <label class="grow">
          {say('admin.guests.find')}
          <input type="search" value={find} onInput={(e) => setFind(e.currentTarget.value)} />
        </label>
        <button>{say('admin.find')}</button>
      </form>
      {guests.length === 0 && <p>{say('admin.none')}</p>}
      <ul class="admin-list">
        {guests.map(({ id, name, address, seenAt }) => (
          <li key={id}>
            <div class="grow">
              <strong>{name}</strong>
              <p class="quiet">
                {id}
                {address && ` · ${address}`}
                {seenAt && ` · ${time(seenAt)}`}
              </p>
            </div>
            <div class="row wrap">
              <button class="small" onClick={() => restrain('mute', { guest: id }, name)}>
                {say('admin.mute')}
              </button>
              <button class="small" onClick={() => restrain('ban', { guest: id }, name)}>
                {say('admin.ban')}
              </button>
              {address && (
                <button class="small" onClick={() => restrain('ban', { address }, address)}>
                  {say('admin.ban.address')}
                </button>
              )}
              <button
                class="danger small"
                onClick={() =>
                  propose({
                    title: say('admin.delete'),
                    about: say('admin.delete.about', { raw: name }),
                    restrains: false,
                    run: () => ask('DELETE', `/guests/${id}`),
                  })
                }
              >
                {say('admin.delete')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Restraints({ restraints, lift }: { restraints: Restraint[]; lift: (id: string) => Promise<void> }) {
  const say = useWords()
  const time = useTimes()
  return (
    <Part title={say('admin.restraints')}>
      {restraints.length === 0 && <p>{say('admin.none')}</p>}
      <ul class="admin-list">
        {restraints.map(({ id, kind, whom, name, note, endsAt }) => (
          <li key={id}>
            <div class="grow">
              <strong>{name ?? whom}</strong>
              <span class="tag warn">{say(`admin.${kind}`)}</span>
              <p class="quiet">
                {[endsAt ? say('admin.until', { raw: time(endsAt) }) : say('admin.days.ever'), note].filter(Boolean).join(' · ')}
              </p>
            </div>
            <button class="small" onClick={() => void lift(id)}>
              {say('admin.lift')}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Confirm(props: { plan: Plan; close: () => void; carryOut: (length: { days?: number; note?: string }) => Promise<void> }) {
  const { plan, close, carryOut } = props
  const say = useWords()
  const [days, setDays] = useState('')
  const [note, setNote] = useState('')
  const confirm = (event: Event) => {
    event.preventDefault()
    void carryOut({ ...(days ? { days: Number(days) } : {}), ...(note.trim() ? { note: note.trim() } : {}) })
  }
  return (
    <Dialog title={plan.title} close={close}>
      <form class="admin-plan" onSubmit={confirm}>
        <p>{plan.about}</p>
        {plan.restrains && (
          <>
            <label>
              {say('admin.days')}
              <select value={days} onChange={(e) => setDays(e.currentTarget.value)}>
                <option value="">{say('admin.days.ever')}</option>
                {DAYS.map((each) => (
                  <option key={each} value={each}>
                    {say('admin.days.count', each)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say('admin.note')}
              <input value={note} maxLength={500} onInput={(e) => setNote(e.currentTarget.value)} />
            </label>
          </>
        )}
        <div class="row end">
          <button type="button" onClick={close}>
            {say('cancel')}
          </button>
          <button class="danger">{plan.title}</button>
        </div>
      </form>
    </Dialog>
  )
}
