/** What all parts of the match page look at: one state, the words for it and the game that draws it. */
import type { Begun } from '../api-types'
import type { GameClient } from '../game-client'
import type { Texts } from '../texts'
import type { Previews } from './previews'

export interface Scene {
  state: Begun
  /** The reader's seat, or -1. */
  me: number
  /** The game's sentences, with the players' names. */
  texts: Texts
  client: GameClient
  /** False when looking back. */
  live: boolean
  /** Emphasises things on the board. */
  light: (targets: string[]) => void
  /** What is emphasised now. */
  lit: string[]
  previews: Previews
  /** What the reader has of all that choices cost or bring. */
  stock: Record<string, number>
}

/** Lights targets while an element is pointed at or focused. */
export function lighting(scene: Scene, targets: string[]) {
  if (!targets.length) return {}
  const on = () => scene.light(targets)
  const off = () => scene.light([])
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off }
}
