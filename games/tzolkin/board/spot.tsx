/** Things on the board that choices, the log and the guide point at. */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Choice } from '../../../web/src/api-types'
import type { Say } from '../../../web/src/game-client'

export interface Pointing {
  choices: Choice[]
  lit: string[]
  choose: (words: string) => void
  offer?: (choices: Choice[], beside: Element) => void
  point?: (target: string | null) => void
  say: Say
}

const PointingContext = createContext<Pointing | null>(null)
export const PointingProvider = PointingContext.Provider

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext)
  if (!pointing) throw new Error('a spot lies outside of a board')
  return pointing
}

interface SpotProps {
  target: string
  /** What it is, in words, for when it cannot be chosen. */
  label: string
  /** The outline that glows, as a path; a spot in HTML has its own box for that. */
  outline?: string
  class?: string
  children?: ComponentChildren
}

function useSpot(target: string, label: string, className = '') {
  const { choices, lit, choose, offer, point, say } = usePointing()
  const here = choices.filter((choice) => choice.phrase.target === target)
  const words = here.map((choice) => [choice.phrase, ...choice.outcome].map((part) => say(part)).join('\n')).join('\n')
  const act = (element: Element) => {
    if (here.length === 1 || !offer) choose(here[0].words)
    else offer(here, element)
  }
  const chosen = here.length > 0
  return {
    chosen,
    isLit: lit.includes(target),
    title: chosen ? words : label,
    attributes: {
      'data-target': target,
      class: `tz-spot ${className}${chosen ? ' tz-can' : ''}${lit.includes(target) ? ' tz-lit' : ''}`,
      role: (chosen ? 'button' : 'img') as 'button' | 'img',
      'aria-label': chosen ? here.map((choice) => say(choice.phrase)).join(' · ') : label,
      tabindex: chosen ? 0 : undefined,
      onMouseEnter: () => point?.(target),
      onMouseLeave: () => point?.(null),
      onFocus: () => point?.(target),
      onBlur: () => point?.(null),
      onClick: chosen ? (event: Event) => act(event.currentTarget as Element) : undefined,
      onKeyDown: chosen
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            act(event.currentTarget as Element)
          }
        : undefined,
    },
  }
}

/** A spot within a picture. */
export function Spot({ target, label, outline, children, ...rest }: SpotProps) {
  const { chosen, isLit, title, attributes } = useSpot(target, label, rest.class)
  return (
    <g {...attributes}>
      <title>{title}</title>
      {chosen && outline && <path class="tz-halo" d={outline} />}
      {children}
      {(chosen || isLit) && outline && <path class="tz-ring" d={outline} />}
    </g>
  )
}

/** A spot that is a box of its own. */
export function SpotBox({ target, label, children, ...rest }: SpotProps) {
  const { title, attributes } = useSpot(target, label, rest.class)
  return (
    <div {...attributes} title={title}>
      {children}
    </div>
  )
}
