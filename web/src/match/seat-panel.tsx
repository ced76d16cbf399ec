/** One player: the head is the frame's, the body the game's. */
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { SeatMark } from '../parts/seat-mark'
import { arePartners, sidesOf } from '../sides'
import { Gauges } from './gauges'
import type { Scene } from './scene'
import { useTakeover } from './takeover'

interface SeatPanelProps {
  scene: Scene
  seat: number
  /** Milliseconds since the state came. */
  age: () => number
  takeOver?: (() => void) | undefined
}

export function SeatPanel({ scene, seat, age, takeOver }: SeatPanelProps) {
  const say = useWords()
  const { state, texts, client } = scene
  const about = state.seats[seat]!
  const deciding = state.status === 'running' && state.decider === seat
  const { Player } = client
  const sides = sidesOf(state.seats)
  const side = sides.findIndex((seats) => seats.includes(seat))
  const sidesMatter = state.you < 0 && sides.length > 1 && sides.length < state.seats.length
  const away = about.kind === 'person' && !about.here && about.level === undefined && state.status === 'running' && scene.live && seat !== state.you
  const mayTakeOver = useTakeover(state.id, seat, away && takeOver !== undefined)
  return (
    <section class={deciding ? 'seat deciding' : 'seat'} aria-label={texts.seatName(seat)}>
      <header>
        <SeatMark client={client} texts={texts} seat={seat} />
        <h2>
          <span class="seat-name" title={texts.seatName(seat)}>
            {texts.seatName(seat)}
          </span>
          {seat === state.you && <span class="tag">{say('seat.you')}</span>}
          {arePartners(state.seats, state.you, seat) && <span class="tag">{say('seat.partner')}</span>}
          {sidesMatter && <span class="tag">{say('seat.side', side + 1)}</span>}
          {about.level && <span class="tag">{say(`level.${about.level}`)}</span>}
          {about.resigned && <span class="tag warn">{say('seat.resigned')}</span>}
          {away && <span class="tag warn">{say('seat.away')}</span>}
        </h2>
        {deciding && (
          <span class="turn-mark" title={say('seat.deciding')}>
            <span class="hidden">{say('seat.deciding')}</span>
          </span>
        )}
        {about.left !== undefined && <Clock left={about.left} running={deciding && scene.live} age={age} />}
        {client.scores?.(state.view) !== false && (
          <output class="points" aria-label={say('points')}>
            {texts.number(about.points)}
          </output>
        )}
      </header>
      <Gauges gauges={about.gauges} except={client.draws} texts={texts} />
      <div class="seat-body">
        <Player view={state.view} seat={seat} me={state.you} />
      </div>
      {mayTakeOver && (
        <button class="small" onClick={takeOver}>
          <Icon name="bot" /> {say('takeover')}
        </button>
      )}
    </section>
  )
}

function Clock({ left, running, age }: { left: number; running: boolean; age: () => number }) {
  const say = useWords()
  const [, tick] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((n) => n + 1), 500)
    return () => clearInterval(timer)
  }, [running])
  const seconds = Math.max(0, Math.floor((left - (running ? age() : 0)) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span class={seconds < 60 ? 'clock short' : 'clock'} role="timer" aria-label={say('clock')} aria-live="off">
      {time}
    </span>
  )
}
