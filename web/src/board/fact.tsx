/** A number with its picture, as a seat's panel has many. */
import type { ComponentChildren } from 'preact'
import { SpotBox } from './spot'

interface FactProps {
  class: string
  /** What it says. */
  words: string
  /** Where it can be pointed at as a place. */
  target?: string | undefined
  children: ComponentChildren
}

export function Fact({ class: name, words, target, children }: FactProps) {
  if (target !== undefined) {
    return (
      <SpotBox target={target} label={words} class={name}>
        {children}
      </SpotBox>
    )
  }
  return (
    <span class={name} role="img" aria-label={words} data-about={words}>
      {children}
    </span>
  )
}
