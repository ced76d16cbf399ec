/** A new table: who sits where, and by which rules. */
import { useEffect, useState } from 'preact/hooks'
import { createTable, games as fetchGames, Refused } from '../api'
import type { Game, Variants } from '../api-types'
import { useCell } from '../cell'
import { documentsIn } from '../documents'
import { levels, useGameTexts, useWords } from '../language'
import { DocumentPicker } from '../parts/own-data'
import { attempt } from '../parts/toast'
import { go } from '../router'
import { countsOf, objectionTo, playableCounts } from '../setups'

const CLOCKS = [
  { minutes: 10, increment: 15 },
  { minutes: 20, increment: 30 },
  { minutes: 45, increment: 60 },
]

export default function NewTablePage({ game: wanted }: { game: string | undefined }) {
  const say = useWords()
  const all = useCell(levels)
  const [games, setGames] = useState<Game[]>([])
  const [id, setId] = useState(wanted ?? '')
  const [seats, setSeats] = useState<string[]>([])
  const [variants, setVariants] = useState<Variants>({})
  const [refused, setRefused] = useState<string>()
  const [isPublic, setPublic] = useState(false)
  const [hints, setHints] = useState(true)
  const [autostart, setAutostart] = useState(true)
  const [clock, setClock] = useState(-1)
  const game = games.find((other) => other.id === id) ?? games[0]
  const texts = useGameTexts(game?.id)

  useEffect(() => {
    document.title = `${say('new')} – Ceiba`
    void attempt(async () => setGames(await fetchGames()))
  }, [])
  useEffect(() => {
    if (!game) return
    const count = playableCounts(game)[0] ?? game.seats.least
    setSeats(['me', ...Array.from({ length: count - 1 }, () => 'open')])
    setVariants({})
    setRefused(undefined)
  }, [game?.id])

  if (!game || !texts) {
    return (
      <main id="main" class="page">
        <p class="quiet">{say('loading')}</p>
      </main>
    )
  }
  const setSeat = (at: number, who: string) =>
    setSeats(seats.map((old, i) => (i === at ? who : who === 'me' && old === 'me' ? 'open' : old)))
  const setCount = (count: number) =>
    setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? 'open'))
  const setVariant = (name: string, value: string | object | undefined) => {
    const { [name]: _, ...others } = variants
    setVariants(value === undefined ? others : { ...others, [name]: value })
    setRefused(undefined)
  }
  const create = () =>
    attempt(async () => {
      try {
        const table = await createTable({
          game: game.id,
          seats,
          variants,
          public: isPublic,
          hints,
          autostart,
          ...(clock < 0 ? {} : { clock: CLOCKS[clock]! }),
        })
        go(`/t/${table.id}`)
      } catch (e) {
        const why = e instanceof Refused ? refusalOfDocument(e) : undefined
        if (!why) throw e
        setRefused(why)
      }
    })
  /** Why a document was refused: by itself, or together with the rest, to which the form has no objection. */
  const refusalOfDocument = ({ code, message, reason }: Refused): string | undefined => {
    const paths = documentsIn(variants).map(([name]) => `variants.${name}`)
    const path = paths.find((one) => message.startsWith(one))
    if (path) return message.slice(path.length).replace(/^\W+/, '')
    return code === 'setup' && reason && paths.length > 0 ? texts.say(reason) : undefined
  }
  const objection = (count: number, change: Variants = {}) => {
    const reason = objectionTo(game, count, { ...variants, ...change })
    return reason && texts.say(reason)
  }
  const levelOf = (who: string) => /^bot:(.+)$/.exec(who)?.[1]
  const textOr = (key: string, other: string) => (texts.has(key) ? texts.say(key) : other)
  return (
    <main id="main" class="page form" tabIndex={-1}>
      <h1>{say('new')}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        {games.length > 1 && (
          <label>
            {say('game')}
            <select value={game.id} onChange={(e) => setId(e.currentTarget.value)}>
              {games.map((other) => (
                <GameOption key={other.id} id={other.id} />
              ))}
            </select>
          </label>
        )}
        <label>
          {say('seats')}
          <select value={seats.length} onChange={(e) => setCount(Number(e.currentTarget.value))}>
            {countsOf(game).map((n) => (
              <option key={n} value={n} disabled={objection(n) !== undefined}>
                {say('seats.count', n)}
              </option>
            ))}
          </select>
          <Reasons of={countsOf(game).map((n) => [say('seats.count', n), objection(n)])} />
        </label>
        <fieldset>
          <legend>{say('new.who')}</legend>
          {seats.map((who, at) => (
            <label key={at} class="who-line">
              {texts.say(`seat.${at}`)}
              <select value={who} onChange={(e) => setSeat(at, e.currentTarget.value)}>
                <option value="me">{say('seat.me')}</option>
                <option value="open">{say('seat.open')}</option>
                {all.map((level) => (
                  <option key={level} value={`bot:${level}`}>
                    {say('seat.bot', `level.${level}`)}
                  </option>
                ))}
              </select>
              <span class="quiet">{levelOf(who) ? say(`level.${levelOf(who)}.about`) : say(`seat.${who}.about`)}</span>
            </label>
          ))}
        </fieldset>
        {game.variants.map(({ name, values }) =>
          values.length === 0 ? (
            <DocumentPicker
              key={`${game.id} ${name}`}
              texts={texts}
              name={name}
              refused={refused}
              set={(document) => setVariant(name, document)}
            />
          ) : (
            <label key={name}>
              {textOr(`variant.${name}`, name)}
              <select
                value={String(variants[name] ?? values[0])}
                onChange={(e) => setVariant(name, e.currentTarget.value)}
              >
                {values.map((value) => (
                  <option key={value} value={value} disabled={objection(seats.length, { [name]: value }) !== undefined}>
                    {textOr(`variant.${name}.${value}`, value)}
                  </option>
                ))}
              </select>
              <Reasons
                of={values.map((value) => [
                  textOr(`variant.${name}.${value}`, value),
                  objection(seats.length, { [name]: value }),
                ])}
              />
            </label>
          ),
        )}
        <label>
          {say('clock')}
          <select value={clock} onChange={(e) => setClock(Number(e.currentTarget.value))}>
            <option value={-1}>{say('clock.none')}</option>
            {CLOCKS.map(({ minutes, increment }, i) => (
              <option key={i} value={i}>
                {say('clock.of', minutes, increment)}
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input type="checkbox" checked={isPublic} onChange={(e) => setPublic(e.currentTarget.checked)} />
          {say('new.public')}
        </label>
        <label class="tick">
          <input type="checkbox" checked={hints} onChange={(e) => setHints(e.currentTarget.checked)} />
          {say('new.hints')}
        </label>
        {seats.includes('open') && (
          <label class="tick">
            <input type="checkbox" checked={autostart} onChange={(e) => setAutostart(e.currentTarget.checked)} />
            {say('new.autostart')}
          </label>
        )}
        <button class="primary big" disabled={objection(seats.length) !== undefined}>
          {say(seats.includes('open') ? 'new.create' : 'new.start')}
        </button>
      </form>
    </main>
  )
}

/** Why some of the options cannot be chosen together with the rest of the setup. */
function Reasons({ of }: { of: [option: string, reason: string | undefined][] }) {
  const refused = of.filter(([, reason]) => reason !== undefined)
  return (
    <>
      {refused.map(([option, reason]) => (
        <span key={option} class="quiet">
          {option}: {reason}
        </span>
      ))}
    </>
  )
}

function GameOption({ id }: { id: string }) {
  const texts = useGameTexts(id)
  return <option value={id}>{texts ? texts.say('name') : id}</option>
}
