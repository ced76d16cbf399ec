/**
 * Shaped pieces: a choice that points at several squares is a shape lying there in one of its turnings. While the reader
 * moves over the board, the shape that could be laid at that square is drawn as a ghost; R or a button turns it, a click
 * lays it. A board calls `useGhost`, draws `squares`, and tells it what is pointed at:
 *
 *     const ghost = useGhost({
 *       turnOf: ({ words }) => Number(words.split(' ')[2]),
 *       wordsAt: (square, turn) => `lay ${square} ${turn}`,
 *     })
 *     <path … onMouseEnter={() => ghost.hover(square)} onClick={(e) => ghost.lay(e.currentTarget)} />
 *     {ghost.squares.map((square) => <Shade key={square} square={square} />)}
 *     {ghost.why ?? <TurnButton ghost={ghost} label={say('picture.turn')} />}
 */
import { useEffect, useState } from 'preact/hooks'
import type { Choice } from '../api-types'
import { useKeys } from '../keys'
import { nextTurn, shapesAt, turnsOf, type Shapes } from './shapes'
import { chooseAmong, usePointing } from './spot'
import { useWhy } from './why'

export interface Ghost {
  /** Where the shape would lie; empty if none can be laid here so. */
  squares: string[]
  /** What would be chosen: several if different pieces fit in the same place. */
  choices: Choice[]
  /** Why nothing can be laid here, if the game says. */
  why: string | undefined
  turn: number
  /** Whether there is anything to turn. */
  turns: boolean
  /** Tells which square the reader points at. */
  hover: (square: string | null) => void
  /** Turns the shape on. */
  turnOn: () => void
  /** Lays it; if several pieces fit, a menu opens beside the element. */
  lay: (beside: Element) => void
}

export function useGhost(shapes: Shapes): Ghost {
  const pointing = usePointing()
  const { choices, point } = pointing
  const [square, setSquare] = useState<string | null>(null)
  const [wanted, setTurn] = useState(0)
  useEffect(() => setSquare(null), [choices])
  const turns = turnsOf(choices, shapes)
  const here = square === null ? [] : shapesAt(choices, square, shapes)
  // what fits here only in another turning is turned for the reader
  const fits = here.length > 0 ? turnsOf(here, shapes) : turns
  const turn = fits.includes(wanted) ? wanted : (fits[0] ?? 0)
  const fitting = here.filter((choice) => shapes.turnOf(choice) === turn)
  const why = useWhy(square !== null && fitting.length === 0 ? shapes.wordsAt?.(square, turn) : undefined)
  const turnOn = () => setTurn(nextTurn(choices, square, turn, shapes))
  useKeys((key) => {
    if (key.toLowerCase() !== 'r' || turns.length < 2) return false
    turnOn()
    return true
  })
  return {
    squares: [...new Set(fitting.flatMap(({ phrase }) => phrase.targets ?? []))],
    choices: fitting,
    why,
    turn,
    turns: turns.length > 1,
    hover: (at) => {
      setSquare(at)
      point(at)
    },
    turnOn,
    lay: (beside) => chooseAmong(pointing, fitting, beside),
  }
}

/** The same as R, for the mouse and for a finger. */
export function TurnButton({ ghost, label }: { ghost: Ghost; label: string }) {
  return (
    <button class="small" disabled={!ghost.turns} aria-keyshortcuts="r" onClick={ghost.turnOn}>
      ⟳ {label}
    </button>
  )
}
