/** Moves through the match step by step. */
import { useWords } from '../language'
import { Icon, type IconName } from '../parts/icon'
import type { Replay } from './replay'
import type { Scene } from './scene'

export function ReplayBar(props: { scene: Scene; replay: Replay; end: number; over: boolean; playOn: () => void }) {
  const { scene, replay, end, over } = props
  const say = useWords()
  const at = replay.step ?? end
  const { number, text } = scene.client.moment(scene.state.view)
  const moment = text ? scene.texts.say(text) : String(number || '')
  const step = (icon: IconName, to: number, label: string, disabled: boolean) => (
    <button class="bare" aria-label={say(label)} title={say(label)} disabled={disabled} onClick={() => replay.look(to)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div class={`replay${replay.step === null ? '' : ' looking'}${over ? ' over' : ''}`} role="group" aria-label={say('replay')}>
      {step('first', 0, 'replay.first', at === 0)}
      {step('previous', at - 1, 'replay.previous', at === 0)}
      <button
        class="bare"
        aria-label={say(replay.playing ? 'replay.pause' : 'replay.play')}
        disabled={end === 0}
        onClick={() => replay.play(!replay.playing)}
      >
        <Icon name={replay.playing ? 'pause' : 'play'} />
      </button>
      {step('next', at + 1, 'replay.next', at >= end)}
      <input
        type="range"
        min={0}
        max={end}
        value={at}
        aria-label={say('replay.step')}
        aria-valuetext={`${say('replay.at', at, end)}, ${moment}`}
        onInput={(e) => replay.look(Number(e.currentTarget.value))}
      />
      <span class="replay-at">
        {moment} <small>{at}/{end}</small>
      </span>
      {replay.step !== null && (
        <>
          <button class="small" onClick={props.playOn}>
            {say('playon')}
          </button>
          <button class="small primary" onClick={() => replay.look(null)}>
            <Icon name="live" /> {say(over ? 'replay.end' : 'replay.live')}
          </button>
        </>
      )}
      {over && (
        <select
          class="small"
          aria-label={say('replay.eyes')}
          value={replay.viewer}
          onChange={(e) => replay.see(Number(e.currentTarget.value))}
        >
          <option value={-1}>{say('replay.everyone')}</option>
          {scene.state.seats.map((_, seat) => (
            <option key={seat} value={seat}>
              {say('replay.viewer', { raw: scene.texts.seatName(seat) })}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
