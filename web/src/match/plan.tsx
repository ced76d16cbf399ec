/** The shared plan: what all have pinned to the board, and the tools to pin something. */
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { PinIcon, PinMark } from './pin-mark'
import type { Planning } from './planning'
import type { KnownPin } from './pins'
import { lighting, type Scene } from './scene'

export function Plan({ scene, planning, pins }: { scene: Scene; planning: Planning; pins: KnownPin[] }) {
  const say = useWords()
  // whoever looks at something else clicks for another reason
  useEffect(() => () => planning.pick(null), [])
  return (
    <div class="plan">
      {planning.allowed && <PlanTools scene={scene} planning={planning} />}
      <ul aria-label={say('plan')}>
        {pins.length === 0 && <li class="quiet">{say('plan.empty')}</li>}
        {pins.map((known) => (
          <li key={known.pin.id} {...lighting(scene, [known.pin.at])}>
            <PinMark client={scene.client} known={known} />
            <span class="grow">{known.text}</span>
            {planning.allowed && known.pin.seat === scene.state.you && (
              <button
                class="bare"
                onClick={() => planning.takeBack(known.pin)}
                aria-label={say('plan.take-back.about', { raw: known.text })}
                title={say('plan.take-back')}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlanTools({ scene: { state, client, texts }, planning }: { scene: Scene; planning: Planning }) {
  const say = useWords()
  const { kind, places } = planning
  const [chosen, choose] = useState('')
  const place = places.includes(chosen) ? chosen : places[0]
  const others = state.seats.map((_, seat) => seat).filter((seat) => seat !== state.you)
  return (
    <form
      class="plan-tools"
      onSubmit={(event) => {
        event.preventDefault()
        if (place !== undefined) planning.put(place)
      }}
    >
      <p class="quiet">{say(kind ? 'plan.pick' : 'plan.about')}</p>
      <div class="tools" role="group" aria-label={say('plan.what')}>
        {(client.pins ?? []).map((one) => (
          <button
            key={one.word}
            type="button"
            class={one === kind ? 'small primary' : 'small'}
            aria-pressed={one === kind}
            onClick={() => planning.pick(one === kind ? null : one)}
          >
            <PinIcon icon={one.icon} /> {texts.say(`pin.${one.word}`)}
          </button>
        ))}
      </div>
      {kind && (
        <div class="row">
          <label class="grow">
            {say('plan.where')}
            <select value={place ?? ''} onChange={(e) => choose(e.currentTarget.value)}>
              {places.map((one) => (
                <option key={one} value={one}>
                  {texts.say(kind.says(one, state.view))}
                </option>
              ))}
            </select>
          </label>
          {others.length > 0 && (
            <label class="grow">
              {say('plan.for')}
              <select
                value={planning.whom ?? ''}
                onChange={({ currentTarget: { value } }) => planning.pickWhom(value === '' ? undefined : Number(value))}
              >
                <option value="">{say('plan.for.nobody')}</option>
                {others.map((seat) => (
                  <option key={seat} value={seat}>
                    {texts.seatName(seat)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button disabled={place === undefined}>{say('plan.put')}</button>
        </div>
      )}
    </form>
  )
}
