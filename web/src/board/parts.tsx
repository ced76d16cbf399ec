/** On a small screen: chips that lead to the parts of a board, so that nobody scrolls through all of it. */
import { usePointing } from './spot'
import './parts.css'

export interface PartsProps {
  /** The parts in the order of the board: a key of the catalogue, and where it is found. */
  parts: readonly (readonly [name: string, selector: string])[]
}

export function Parts({ parts }: PartsProps) {
  const { say } = usePointing()
  const show = (selector: string, chip: HTMLElement) => {
    const board = chip.closest('.board')
    const part = board?.querySelector(selector)
    if (!board || !part) return
    const row = chip.parentElement!.getBoundingClientRect()
    board.scrollBy({ top: part.getBoundingClientRect().top - row.bottom - 4, behavior: 'smooth' })
  }
  return (
    <nav class="parts" aria-label={say('picture.parts-of-board')}>
      {parts.map(([name, selector]) => (
        <button key={name} class="parts-chip" onClick={(event) => show(selector, event.currentTarget)}>
          {say(name)}
        </button>
      ))}
    </nav>
  )
}
