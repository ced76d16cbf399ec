/** What a game looks like that has brought no board of its own: its view as plain tables. */
import type { BoardProps, GameClient, PlayerProps } from '../game-client'

function Value({ value }: { value: unknown }) {
  if (value === null || typeof value !== 'object') return <>{String(value)}</>
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object')) {
    return <>{value.join(', ') || '–'}</>
  }
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

function Board({ view }: BoardProps) {
  const { players: _, ...table } = (view ?? {}) as Record<string, unknown>
  return (
    <div class="plain-board">
      <Value value={table} />
    </div>
  )
}

function Player({ view, seat }: PlayerProps) {
  return <Value value={view?.players?.[seat] ?? {}} />
}

function Cover() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" class="plain-cover">
      <path d="M30 180V150H70V120H110V90H140V60H160V90H190V120H230V150H270V180z" />
    </svg>
  )
}

export const plainClient: GameClient = {
  Board,
  Player,
  Cover,
  seats: [
    { color: '#b5452f', ink: '#fff', shape: 'circle' },
    { color: '#2f7d5b', ink: '#fff', shape: 'square' },
    { color: '#3a659f', ink: '#fff', shape: 'triangle' },
    { color: '#e0b23c', ink: '#2b2620', shape: 'diamond' },
    { color: '#7a5a93', ink: '#fff', shape: 'hexagon' },
  ],
  guide: () => [],
  left: () => undefined,
  tables: {},
  moment: (view) => ({ number: view?.round ?? 0, of: 0, text: { key: String(view?.round ?? ''), args: [] } }),
}
