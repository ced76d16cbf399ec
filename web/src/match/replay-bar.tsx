/** Moves through the match by steps, turns and rounds, and plays it. */
import { useMemo } from 'preact/hooks'
import type { LogEntry } from '../api-types'
import { useKeys } from '../keys'
import { useWords } from '../language'
import { Icon, type IconName } from '../parts/icon'
import { SPEEDS, type Replay } from './replay'
import type { Scene } from './scene'
import { stepAfter, stepBefore, storyOf } from './story'

interface ReplayBarProps {
  scene: Scene
  replay: Replay
  /** All of it, to its last step. */
  log: LogEntry[]
  end: number
  over: boolean
  playOn: () => void
}

export function ReplayBar(props: ReplayBarProps) {
  const { scene, replay, log, end, over } = props
  const say = useWords()
  const at = replay.step ?? end
  const moment = scene.state.moment ? scene.texts.say(scene.state.moment) : ''
  const { parts, turns } = useMemo(() => storyOf(log, scene.client), [log, scene.client])
  const looking = replay.step !== null || over
  useKeys((key) => {
    if (key === 'PageUp' || key === '<') replay.look(stepBefore(key === '<' ? turns : parts, at))
    else if (!looking) return false
    else if (key === 'PageDown' || key === '>') replay.look(stepAfter(key === '>' ? turns : parts, at, end))
    else if (key === ' ') replay.play(!replay.playing)
    else return false
    return true
  })
  const step = (icon: IconName, to: number, label: string, disabled: boolean) => (
    <button class="bare" aria-label={say(label)} title={say(label)} disabled={disabled} onClick={() => replay.look(to)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div class={`replay${replay.step === null ? '' : ' looking'}${over ? ' over' : ''}`} role="group" aria-label={say('replay')}>
      {step('first', 0, 'replay.first', at === 0)}
      {looking && step('part-previous', stepBefore(parts, at), 'replay.part.previous', at === 0)}
      {looking && step('turn-previous', stepBefore(turns, at), 'replay.turn.previous', at === 0)}
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
      {looking && step('turn-next', stepAfter(turns, at, end), 'replay.turn.next', at >= end)}
      {looking && step('part-next', stepAfter(parts, at, end), 'replay.part.next', at >= end)}
      {looking && (
        <select class="speed" aria-label={say('replay.speed')} value={replay.speed} onChange={(e) => replay.pace(Number(e.currentTarget.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {scene.texts.number(speed)}×
            </option>
          ))}
        </select>
      )}
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
          {over && (
            <button class="small" onClick={props.playOn}>
              {say('playon')}
            </button>
          )}
          <button class="small primary" onClick={() => replay.look(null)}>
            <Icon name="live" /> <span>{say(over ? 'replay.end' : 'replay.live')}</span>
          </button>
        </>
      )}
      {over && (
        <label class="eyes" title={say('replay.eyes')}>
          <Icon name="eye" />
          <select
            aria-label={say('replay.eyes')}
            value={replay.viewer}
            onChange={(e) => replay.see(Number(e.currentTarget.value))}
          >
            <option value={-1}>{say('replay.everyone')}</option>
            {scene.state.seats.map((_, seat) => (
              <option key={seat} value={seat}>
                {scene.texts.seatName(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
