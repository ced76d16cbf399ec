/** The round, its phase, the order of the turns, and who is about to win. */
import { usePointing } from '../../../web/src/board/spot'
import { Glyph, PieceGlyph } from './marks'
import type { View } from './view'

export function Heading({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <div class="zi-heading">
      {view.round > 0 && <b>{say('picture.round', view.round)}</b>}
      <span class="zi-tag">{say(`picture.phase.${view.phase}`)}</span>
      {view.phase === 'turns' && (
        <ol class="zi-order" aria-label={say('picture.order')}>
          {view.order.map((seat) => (
            <li key={seat} aria-current={seat === view.active ? 'step' : undefined}>
              <span role="img" aria-label={say('picture.seat', { seat })}>
                <PieceGlyph seat={seat} size={20} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Who would win if the round ended like this, and who may still get there in it, before anybody ends it. */
export function Warning({ view, me }: { view: View; me: number }) {
  const { say } = usePointing()
  const { phase, meets, winning, mayWin } = view
  if (phase === 'over' || meets.length + mayWin.length === 0) return null
  const tell = (key: string, you: string, seats: number[]) => {
    const others = seats.filter((seat) => seat !== me)
    return [
      ...(seats.includes(me) ? [say(you)] : []),
      ...(others.length > 0 ? [say(key, { raw: others.map((seat) => say('picture.seat', { seat })).join(', ') }, others.length)] : []),
    ]
  }
  return (
    <p class="zi-warning" role="status">
      <Glyph name="warning" size={22} />
      <span>
        {[
          ...tell('picture.meets', 'picture.meets.you', meets),
          ...tell('picture.winning', 'picture.winning.you', winning),
          ...tell('picture.may-win', 'picture.may-win.you', mayWin),
        ].join(' ')}
      </span>
    </p>
  )
}
