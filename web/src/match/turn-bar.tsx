/** What is always at hand: the choice that ends something, and taking back. */
import type { Choice } from '../api-types'
import { useCell } from '../cell'
import { useWords } from '../language'
import { Icon } from '../parts/icon'
import { shortcuts } from '../settings'
import { KEYS } from './choice-keys'
import { Stock } from './gains'
import { Numbers, ShareBar } from './opinions'
import { Preview } from './preview'
import type { Hint } from './prompt'
import type { Scene } from './scene'
import type { Session } from './session'

/** Whether a choice ends or declines something, as the game says. */
export const isPrimary = ({ client }: Pick<Scene, 'client'>, { phrase }: Choice): boolean => client.primary?.includes(phrase.key) ?? false

interface TurnBarProps {
  scene: Scene
  session: Session
  choices: Choice[]
  /** Whether what the reader has stands elsewhere on the screen. */
  wide: boolean
  busy: boolean
  behind: boolean
  hint: Hint
  choose: (words: string) => void
  undo: (turn: boolean) => void
}

export function TurnBar({ scene, session, choices, wide, busy, behind, hint, choose, undo }: TurnBarProps) {
  const say = useWords()
  const keys = useCell(shortcuts)
  const { state, texts, live, light, previews } = scene
  const me = state.seats[state.you]
  const canReturn = live && state.status === 'running' && me?.level !== undefined && !me.resigned
  const primary = choices.filter((choice) => isPrimary(scene, choice))
  const only = primary.length === choices.length
  const opinionOf = ({ words }: Choice) => hint.opinions?.find((opinion) => opinion.words === words)
  return (
    <div class="turn-bar">
      {primary.map((choice) => {
        const shortcut = keys ? KEYS[choices.indexOf(choice)] : undefined
        const opinion = opinionOf(choice)
        const look = () => {
          light(choice.phrase.targets ?? [])
          previews.ask(choice)
        }
        return (
          <button
            key={choice.words}
            class={only ? 'choice ending primary' : 'choice ending'}
            data-words={choice.words}
            data-targets={choice.phrase.targets?.join(' ')}
            aria-disabled={busy}
            aria-keyshortcuts={shortcut}
            onClick={() => choose(choice.words)}
            onMouseEnter={look}
            onMouseLeave={() => light([])}
            onFocus={look}
            onBlur={() => light([])}
          >
            {opinion && <ShareBar share={opinion.share} />}
            {shortcut && <kbd aria-hidden="true">{shortcut.toUpperCase()}</kbd>}
            <span>
              {texts.say(choice.phrase)}
              <Preview choice={choice} preview={previews.of(choice)} scene={scene} />
              {opinion && <Numbers opinion={opinion} scene={scene} />}
            </span>
          </button>
        )
      })}
      <div class="tools">
        {live && state.you >= 0 && state.status === 'running' && (
          <>
            <button class="small" onClick={() => undo(false)} disabled={state.undo === 0 || busy} aria-keyshortcuts="u" title={say('undo')}>
              <Icon name="undo" /> <span>{say('undo')}</span>
            </button>
            <button class="small" onClick={() => undo(true)} disabled={state.undo === 0 || busy} title={say('restart.about')}>
              <Icon name="restart" /> <span>{say('restart')}</span>
            </button>
          </>
        )}
        {hint.allowed && (
          <button class="small" onClick={hint.ask} disabled={hint.thinking} aria-keyshortcuts="h" title={say(live ? 'hint' : 'analysis')}>
            <Icon name="hint" /> <span>{say(hint.thinking ? 'hint.thinking' : live ? 'hint' : 'analysis')}</span>
          </button>
        )}
        {behind && live && (
          <button class="small" onClick={() => session.skip()}>
            <Icon name="last" /> {say('skip.bots')}
          </button>
        )}
        {canReturn && (
          <button class="small primary" onClick={() => void session.other('return')}>
            {say('return')}
          </button>
        )}
      </div>
      {!wide && <Stock stock={scene.stock} client={scene.client} texts={texts} />}
    </div>
  )
}
