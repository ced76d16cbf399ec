/** The dialogs of the match page, loaded when the first is opened. */
import { useState } from 'preact/hooks'
import { playOn } from '../api'
import type { State } from '../api-types'
import { useCell } from '../cell'
import { levels, useWords } from '../language'
import { CopyLink } from '../parts/copy'
import { Dialog } from '../parts/dialog'
import { Later } from '../parts/later'
import { Settings } from '../parts/header'
import { LevelSelect } from '../parts/seats'
import { attempt } from '../parts/toast'
import { go } from '../router'
import { hasRules } from '../games'
import { arePartners } from '../sides'
import type { Replay } from './replay'
import type { Scene } from './scene'
import type { Session } from './session'

const resultView = () => import('./result')

export type Open = 'help' | 'more' | 'result' | 'resign' | 'playon' | { takeover: number } | null

interface DialogsProps {
  scene: Scene
  session: Session
  open: Exclude<Open, null>
  set: (open: Open) => void
  /** The newest, whatever is looked at. */
  latest: State
  replay: Replay
}

/** The one that is open. */
export default function Dialogs({ scene, session, open, set, latest, replay }: DialogsProps) {
  const say = useWords()
  const { state, texts } = scene
  const close = () => set(null)
  switch (open) {
    case 'help':
      return <HelpDialog close={close} />
    case 'more':
      return <MoreDialog scene={scene} close={close} open={set} />
    case 'playon':
      return <PlayOnDialog scene={scene} step={replay.step ?? latest.step} close={close} />
    case 'resign': {
      const hasPartners = state.seats.some((_, seat) => arePartners(state.seats, state.you, seat))
      return (
        <ConfirmDialog
          title={say('resign')}
          text={say(hasPartners ? 'resign.about.partners' : 'resign.about')}
          yes={say('resign')}
          close={close}
          confirm={() => void session.other('resign')}
        />
      )
    }
    case 'result': {
      const watch = (step?: number) => {
        close()
        if (step === undefined) replay.play(true)
        else replay.look(step)
      }
      return (
        <Dialog title={say('result')} wide close={close}>
          <Later load={resultView} meanwhile={<p class="quiet">{say('loading')}</p>} with={{ scene, log: latest.log, end: latest.step, watch }} />
        </Dialog>
      )
    }
    default:
      return (
        <ConfirmDialog
          title={say('takeover')}
          text={say('takeover.about', { raw: texts.seatName(open.takeover) })}
          yes={say('takeover')}
          close={close}
          confirm={() => void session.other('takeover', { seat: open.takeover })}
        />
      )
  }
}

function HelpDialog({ close }: { close: () => void }) {
  const say = useWords()
  const keys = [
    ['1–9, A–Z', 'help.choose'],
    ['Enter', 'help.enter'],
    ['U', 'help.undo'],
    ['H', 'help.hint'],
    ['R', 'help.turn'],
    ['← →', 'help.replay'],
    ['< >', 'help.turns'],
    ['PgUp PgDn', 'help.parts'],
    ['Space', 'help.play'],
    ['Home End', 'help.ends'],
    ['Esc', 'help.escape'],
    ['?', 'help.help'],
  ]
  return (
    <Dialog title={say('help')} close={close}>
      <p>{say('help.about')}</p>
      <dl class="keys">
        {keys.map(([key, text]) => (
          <div key={text}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(text!)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function MoreDialog(props: { scene: Scene; close: () => void; open: (open: Open) => void }) {
  const { scene, close, open } = props
  const say = useWords()
  const { state } = scene
  return (
    <Dialog title={say('more')} close={close}>
      <h3>{say('share.watch')}</h3>
      <CopyLink link={`${location.origin}/t/${state.id}`} label={say('share.watch')} />
      <h3>{say('settings')}</h3>
      <Settings />
      <div class="row wrap">
        <button onClick={() => open('help')}>{say('help')}</button>
        {hasRules(state.game) && (
          <a class="button" href={`/rules/${state.game}`} target="_blank" rel="noopener">
            {say('rules')}
          </a>
        )}
        {state.you >= 0 && state.status === 'running' && !state.seats[state.you]!.resigned && (
          <button class="danger" onClick={() => open('resign')}>
            {say('resign')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

function ConfirmDialog(props: { title: string; text: string; yes: string; close: () => void; confirm: () => void }) {
  const say = useWords()
  return (
    <Dialog title={props.title} close={props.close}>
      <p>{props.text}</p>
      <div class="row end">
        <button onClick={props.close}>{say('cancel')}</button>
        <button
          class="danger"
          onClick={() => {
            props.close()
            props.confirm()
          }}
        >
          {props.yes}
        </button>
      </div>
    </Dialog>
  )
}

function PlayOnDialog({ scene, step, close }: { scene: Scene; step: number; close: () => void }) {
  const say = useWords()
  const all = useCell(levels)
  const { state, texts } = scene
  const [seat, setSeat] = useState(state.you >= 0 ? state.you : Math.max(0, state.decider))
  const [level, setLevel] = useState(all[2] ?? all[0] ?? '')
  return (
    <Dialog title={say('playon')} close={close}>
      <p>{say('playon.about', step)}</p>
      <label>
        {say('playon.seat')}
        <select value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
          {state.seats.map((_, at) => (
            <option key={at} value={at}>
              {texts.seatName(at)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('playon.level')}
        <LevelSelect levels={all} value={level} set={setLevel} label={say('playon.level')} />
      </label>
      <div class="row end">
        <button onClick={close}>{say('cancel')}</button>
        <button class="primary" onClick={() => attempt(async () => go(`/t/${(await playOn(state.id, { step, seat, level })).id}`))}>
          {say('playon')}
        </button>
      </div>
    </Dialog>
  )
}
