/** Points against what is required: the race that the whole match is. */
import { LOOKS } from '../../../web/src/board/looks'
import { usePointing } from '../../../web/src/board/spot'
import { box } from './data'
import { PieceGlyph } from './marks'
import type { PlayerView, View } from './view'

/** How far points may run past what is required and still be seen. */
const LENGTH = box.highestRequirement + 6
const along = (value: number): number => (Math.min(value, LENGTH) / LENGTH) * 100

/** One runner: the bar is the points, the flag what is required. */
export function Track({ player, seat }: { player: PlayerView; seat: number }) {
  const { say } = usePointing()
  const { points, requirement } = player
  const words = say('picture.race.of', { seat }, points, requirement)
  const there = points >= requirement
  return (
    <svg
      class={there ? 'zi-track zi-there' : 'zi-track'}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
      data-about={words}
    >
      <rect class="zi-track-ground" x="0" y="1.5" width={along(requirement)} height="7" />
      <rect x="0" y="1.5" width={along(points)} height="7" fill={LOOKS[seat].color} class="zi-track-points" />
      {[10, 20, 30, 40].map((value) => (
        <path key={value} class="zi-track-tick" d={`M${along(value)} 1.5v7`} />
      ))}
      <path class="zi-track-goal" d={`M${along(requirement)} 0v10`} />
    </svg>
  )
}

/** All runners, who is nearest to the goal first. */
export function Race({ view }: { view: View }) {
  const { say } = usePointing()
  const seats = view.players.map((_, seat) => seat).sort((a, b) => missing(view.players[a]) - missing(view.players[b]))
  return (
    <section class="zi-race" aria-label={say('picture.race')}>
      <h3>{say('picture.race')}</h3>
      <ul>
        {seats.map((seat) => {
          const player = view.players[seat]
          return (
            <li key={seat}>
              <PieceGlyph seat={seat} size={19} />
              <Track player={player} seat={seat} />
              <span class="zi-race-numbers" aria-hidden="true">
                <b>{player.points}</b>/{player.requirement}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const missing = ({ requirement, points }: PlayerView): number => requirement - points
