/** Things on the board that choices, the log and the guide point at. */
import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Choice, Told } from '../api-types'
import type { Say } from '../game-client'
import { isSaid } from './phrase'
import './spot.css'

/** What all parts of a board share; the frame provides it. */
export interface Pointing {
  /** What the reader may choose now; `phrase.targets` says which things on the board a choice belongs to. */
  choices: Choice[]
  /** Targets to emphasise: what the reader points at in the list of choices, in the log or in a guide's note. */
  lit: string[]
  /** Targets that others' turns were about since the reader last chose: they have a quiet ring. */
  moved: string[]
  /** Targets of the choice that a strong bot would make, if it was asked. */
  best: string[]
  /** Makes a choice, by its words. */
  choose: (words: string) => void
  /** Lets the reader pick among several choices, in a small menu of the frame's beside that element. */
  offer: (choices: Choice[], beside: Element) => void
  /** Tells the frame that the reader points at a target on the board, or no longer at any. */
  point: (target: string | null) => void
  /** What a choice will surely do, as far as it is known yet. */
  previewOf: (choice: Choice) => Told[]
  /** Why words are no choice now, if the reader decides and the game says; `useWhy` of `board/why` waits for it. */
  why: (words: string) => Promise<string | undefined>
  say: Say
}

const PointingContext = createContext<Pointing | null>(null)
export const PointingProvider = PointingContext.Provider

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext)
  if (!pointing) throw new Error('a spot lies outside of a board')
  return pointing
}

const byTarget = new WeakMap<Choice[], Map<string, Choice[]>>()

/** The choices that point at a target, among others or alone. */
export function choicesAt(choices: Choice[], target: string): Choice[] {
  let found = byTarget.get(choices)
  if (!found) {
    found = new Map()
    for (const choice of choices) {
      for (const place of choice.phrase.targets ?? []) {
        const there = found.get(place)
        if (there) there.push(choice)
        else found.set(place, [choice])
      }
    }
    byTarget.set(choices, found)
  }
  return found.get(target) ?? []
}

/** Makes the only one of some choices, or lets the reader pick. */
export function chooseAmong({ choose, offer }: Pointing, choices: Choice[], beside: Element): void {
  if (choices.length === 1) choose(choices[0]!.words)
  else if (choices.length > 1) offer(choices, beside)
}

/** What a choice says and what it will surely do, a line each. */
const inWords = (choice: Choice, { say, previewOf }: Pointing): string =>
  [choice.phrase, ...previewOf(choice).flatMap(({ phrase }) => (isSaid(choice.phrase, phrase) ? [] : [phrase]))].map((phrase) => say(phrase)).join('\n')

/** So many choices name a spot; of those that are more the menu tells. */
const MAX_NAMED = 6

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
  const pointing = usePointing()
  const { choices, lit, moved, best, point, say } = pointing
  const here = choicesAt(choices, target)
  const canChoose = here.length > 0
  const isLit = lit.includes(target)
  const hasMoved = moved.includes(target)
  const isBest = best.includes(target)
  const act = (element: Element) => chooseAmong(pointing, here, element)
  return {
    canChoose,
    hasRing: canChoose || isLit || hasMoved || isBest,
    classes: `spot ${className}${canChoose ? ' spot-can' : ''}${isLit ? ' spot-lit' : ''}${hasMoved ? ' spot-moved' : ''}${isBest ? ' spot-best' : ''}`,
    attributes: {
      // what can be done with it, and what it is
      'data-about': [...here.slice(0, MAX_NAMED).map((choice) => inWords(choice, pointing)), label].join('\n'),
      'data-target': target,
      role: (canChoose ? 'button' : 'img') as 'button' | 'img',
      'aria-label': canChoose ? here.slice(0, MAX_NAMED).map((choice) => say(choice.phrase)).join(' · ') : label,
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
  const { canChoose, hasRing, classes, attributes } = useSpot(target, label, rest.class)
  return (
    <g class={classes}>
      <g aria-hidden="true" class="spot-picture">
        {canChoose && <path class="spot-halo" d={outline} />}
        {children}
        {hasRing && <path class="spot-ring" d={outline} />}
      </g>
      <path class="spot-press" d={outline + more} {...attributes} />
    </g>
  )
}

/** A spot that is a box of its own. */
export function SpotBox({ target, label, children, ...rest }: SpotProps) {
  const { classes, attributes } = useSpot(target, label, rest.class)
  return (
    <div class={classes}>
      <div aria-hidden="true" class="spot-picture">
        {children}
      </div>
      <div class="spot-press" {...attributes} />
    </div>
  )
}
