/** The event of the era from left to right, what the seers have shown of it, and the fire in the Tindaya hand. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { file } from './data'
import { aiming } from './gods'
import { Glyph, TribeGlyph } from './marks'
import type { Aim } from './omens'
import type { Disaster, God, Seer, View } from './view'
import { sayTribes } from './words'

interface EventProps {
  view: View
  aim: (aim: Aim) => void
}

const isGod = (disaster: Disaster): disaster is God => disaster === 'acoran' || disaster === 'moneiba'

export function EventRow({ view, aim }: EventProps) {
  const { say } = usePointing()
  const { disasters, ships, done, secret } = view.event
  return (
    <section class="ti-panel ti-event" aria-label={say('picture.event')}>
      <h3>
        {say('picture.event')}
        {secret && view.variants.mode === 'dominion' && (
          <span role="img" aria-label={say('picture.event.secret')} data-about={say('picture.event.secret')}>
            <Glyph name="secret" size={18} />
          </span>
        )}
      </h3>
      <ol class="ti-events">
        {disasters.map((disaster, i) => (
          <li key={disaster} class={i < done ? 'ti-struck' : undefined} {...aiming(aim, { disaster })} tabIndex={0}>
            <Glyph name={disaster} size={28} />
            <span>
              {i < done ? <s>{say(`disaster.${disaster}`)}</s> : say(`disaster.${disaster}`)}
              <Known view={view} disaster={disaster} />
            </span>
          </li>
        ))}
        {Array.from({ length: ships }, (_, i) => i + 1).map((number, i) => (
          <li key={number} class={disasters.length + i < done ? 'ti-struck' : undefined} {...aiming(aim, { ship: number })} tabIndex={0}>
            <Glyph name="ship" size={28} />
            <span>
              {disasters.length + i < done ? <s>{say('picture.ship', number)}</s> : say('picture.ship', number)}
              <Target view={view} number={number} />
            </span>
          </li>
        ))}
      </ol>
      <Prophecies view={view} />
    </section>
  )
}

/** What is foreseen of a disaster. */
function Known({ view, disaster }: { view: View; disaster: Disaster }) {
  const { say } = usePointing()
  const { catastrophes = {}, epicentres = {} } = view.foreseen
  const at = epicentres[disaster]
  const card = isGod(disaster) ? catastrophes[disaster] : undefined
  return (
    <span class="ti-known">
      {isGod(disaster) && (card === undefined ? <span>{say('picture.card.unknown')}</span> : <b data-about={say(`catastrophe.${card}.does`, file.limits.fort)}>{say(`catastrophe.${card}`)}</b>)}
      <span>{at === undefined ? say('picture.place.unknown') : say('picture.place', { raw: at })}</span>
    </span>
  )
}

function Target({ view, number }: { view: View; number: number }) {
  const { say } = usePointing()
  const target = view.targets[number]
  if (target === undefined) return null
  return <span class="ti-known">{say('picture.course', { raw: target })}</span>
}

/** Both seers, and what has been paid for the next era. */
function Prophecies({ view }: { view: View }) {
  const { say } = usePointing()
  const seers: { seer: Seer; seen: boolean }[] = [
    { seer: 'tamonante', seen: view.foreseen.catastrophes !== undefined },
    { seer: 'tibiabin', seen: view.foreseen.epicentres !== undefined },
  ]
  const payers = view.hand.filter((tribe) => tribe !== '')
  return (
    <div class="ti-seers">
      {seers.map(({ seer, seen }) => (
        <SpotBox
          key={seer}
          target={`seer/${seer}`}
          label={say(seen ? 'picture.seer.seen' : 'picture.seer.blind', `seer.${seer}`)}
          class={seen ? 'ti-seer' : 'ti-seer ti-blind'}
        >
          <Glyph name={seer} size={24} />
          <span>{say(`seer.${seer}`)}</span>
        </SpotBox>
      ))}
      <SpotBox target="fire" label={say('picture.fires', payers.length, { raw: sayTribes(payers, say) || '–' })} class="ti-fires">
        <Glyph name="hand" size={22} />
        {[0, 1].map((i) => (
          <span key={i} class={payers.length > i ? 'ti-fire' : 'ti-fire ti-cold'}>
            <Glyph name="fire" size={22} />
          </span>
        ))}
        {payers.map((tribe, i) => (
          <TribeGlyph key={i} tribe={tribe} size={16} />
        ))}
      </SpotBox>
    </div>
  )
}
