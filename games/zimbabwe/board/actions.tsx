/** What may be done in a turn, and whatever has no place of its own on the board. What cannot be done says why. */
import { useState } from 'preact/hooks'
import { choicesAt, SpotBox, usePointing } from '../../../web/src/board/spot'
import { useWhy } from '../../../web/src/board/why'
import { Glyph } from './marks'
import { stepOf } from './step'
import type { View } from './view'

const MAIN = ['build', 'craft', 'raise']

export function Actions({ view }: { view: View }) {
  const { say, choices } = usePointing()
  const [asked, ask] = useState<string>()
  const why = useWhy(asked)
  const { word } = stepOf(view)
  if (choices.length === 0 || word === 'gift') return null
  if (word !== 'turn') return <Elsewhere />
  const canReprice = choicesAt(choices, 'action/reprice').length > 0
  const actions = [...(canReprice ? ['reprice'] : []), ...MAIN, 'end']
  const canDo = (action: string) => choicesAt(choices, `action/${action}`).length > 0
  return (
    <section class="zi-actions" aria-label={say('picture.actions')}>
      {actions.map((action) =>
        canDo(action) ? (
          <SpotBox key={action} target={`action/${action}`} label={say(`picture.action.${action}`)} class={`zi-action zi-do-${action}`}>
            <Glyph name={action} size={26} />
            <span>{say(`picture.action.${action}`)}</span>
          </SpotBox>
        ) : (
          <button
            key={action}
            class={`zi-action zi-cannot zi-do-${action}`}
            aria-disabled="true"
            onMouseEnter={() => ask(action)}
            onMouseLeave={() => ask(undefined)}
            onFocus={() => ask(action)}
            onBlur={() => ask(undefined)}
          >
            <Glyph name={view.turn?.acted === action ? 'end' : action} size={26} />
            <span>{say(`picture.action.${action}`)}</span>
          </button>
        ),
      )}
      <p class="zi-why" aria-live="polite">
        {why}
      </p>
    </section>
  )
}

/** Where choices have a picture of their own; the frame's list has all of them. */
const PICTURED = /^(square|piece|craft|price|god)\//

/** Choices without a place: to stop, to do without, how many, which kind. */
function Elsewhere() {
  const { say, choices, choose } = usePointing()
  const some = choices.filter(({ phrase, words }) => words !== 'cheapest' && !phrase.targets?.some((target) => PICTURED.test(target)))
  if (some.length === 0) return null
  return (
    <section class="zi-actions" aria-label={say('picture.actions')}>
      {some.map(({ words, phrase }) => (
        <button key={words} class="small" data-words={words} onClick={() => choose(words)}>
          {say(phrase)}
        </button>
      ))}
    </section>
  )
}
