/** What a game looks like that has brought no board of its own: its view as plain tables, and the places to choose. */
import { LOOKS } from '../board/looks'
import { SpotBox, usePointing } from '../board/spot'
import type { BoardProps, GameClient, PlayerProps } from '../game-client'

/** More places would only hide the rest: the list of choices has them all. */
const MAX_PLACES = 600

/** `square/2` before `square/10`. */
const IN_ORDER = new Intl.Collator('en', { numeric: true }).compare

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function Value({ value }: { value: unknown }) {
  if (!isObject(value)) return <>{String(value)}</>
  if (Array.isArray(value) && !value.some(isObject)) return <>{value.join(', ') || '–'}</>
  return (
    <dl class="plain">
      {Object.entries(value).map(([name, inner]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Board({ view }: BoardProps<unknown>) {
  const { players: _, ...table } = isObject(view) ? view : {}
  return (
    <div class="plain-board">
      <Places />
      <Value value={table} />
    </div>
  )
}

/** Everything that choices point at: a place that several choices have in common stands once. */
function Places() {
  const { choices } = usePointing()
  const places = [...new Set(choices.flatMap(({ phrase }) => phrase.targets ?? []))].sort(IN_ORDER).slice(0, MAX_PLACES)
  if (places.length === 0) return null
  return (
    <div class="plain-places">
      {places.map((place) => (
        <SpotBox key={place} target={place} label={place}>
          {place}
        </SpotBox>
      ))}
    </div>
  )
}

function Player({ view, seat }: PlayerProps<unknown>) {
  const players = isObject(view) ? view.players : undefined
  return <Value value={Array.isArray(players) ? players[seat] : {}} />
}

export function PlainCover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" class="plain-cover">
      <path d="M30 180V150H70V120H110V90H140V60H160V90H190V120H230V150H270V180z" />
    </svg>
  )
}

export const plainClient: GameClient = {
  Board,
  Player,
  seats: LOOKS,
  stock: () => ({}),
}
