/** Things on the board that choices, the log and the guide point at. */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Choice } from '../api-types'
import type { Say } from '../game-client'
import './spot.css'

export interface Pointing {
  choices: Choice[]
  lit: string[]
  choose: (words: string) => void
  offer: (choices: Choice[], beside: Element) => void
  point: (target: string | null) => void
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
  class?: string
  children?: ComponentChildren
}

/**
 * A spot is a picture, which only eyes see, and over it an empty shape that has all the rest: name, role, focus and
 * clicks. So what is heard is the choice's phrase and not the figures in the picture.
 */
function useSpot(target: string, label: string, className = '') {
  const { choices, lit, choose, offer, point, say } = usePointing()
  const here = choices.filter((choice) => choice.phrase.target === target)
  const canChoose = here.length > 0
  const isLit = lit.includes(target)
  const act = (element: Element) => {
    if (here.length === 1) choose(here[0].words)
    else offer(here, element)
  }
  const inWords = here.map((choice) => [choice.phrase, ...choice.outcome].map((part) => say(part)).join('\n'))
  return {
    canChoose,
    isLit,
    classes: `spot ${className}${canChoose ? ' spot-can' : ''}${isLit ? ' spot-lit' : ''}`,
    title: canChoose ? inWords.join('\n') : label,
    attributes: {
      'data-target': target,
      role: (canChoose ? 'button' : 'img') as 'button' | 'img',
      'aria-label': canChoose ? here.map((choice) => say(choice.phrase)).join(' · ') : label,
      tabindex: canChoose ? 0 : undefined,
      onMouseEnter: () => point(target),
      onMouseLeave: () => point(null),
      // only here: Chromium lets every part of a picture that listens for the focus have it
      onFocus: canChoose ? () => point(target) : undefined,
      onBlur: canChoose ? () => point(null) : undefined,
      onClick: canChoose ? (event: Event) => act(event.currentTarget as Element) : undefined,
      onKeyDown: canChoose
        ? (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            act(event.currentTarget as Element)
          }
        : undefined,
    },
  }
}

interface PictureSpotProps extends SpotProps {
  /** The outline that glows, as a path. */
  outline: string
  /** What may be pointed at besides. */
  more?: string
}

/** A spot within a picture. */
export function Spot({ target, label, outline, more = '', children, ...rest }: PictureSpotProps) {
  const { canChoose, isLit, classes, title, attributes } = useSpot(target, label, rest.class)
  return (
    <g class={classes}>
      <g aria-hidden="true" class="spot-picture">
        {canChoose && <path class="spot-halo" d={outline} />}
        {children}
        {(canChoose || isLit) && <path class="spot-ring" d={outline} />}
      </g>
      <path class="spot-press" d={outline + more} {...attributes}>
        <title>{title}</title>
      </path>
    </g>
  )
}

/** A spot that is a box of its own. */
export function SpotBox({ target, label, children, ...rest }: SpotProps) {
  const { classes, title, attributes } = useSpot(target, label, rest.class)
  return (
    <div class={classes}>
      <div aria-hidden="true" class="spot-picture">
        {children}
      </div>
      <div class="spot-press" title={title} {...attributes} />
    </div>
  )
}
