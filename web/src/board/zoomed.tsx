/** A board of several pictures that can be brought closer: by fingers, by the wheel, by keys and by buttons; a mouse drags it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useKeys } from '../keys'
import { Parts, type PartsProps } from './parts'
import { MOST } from './zoom'
import { ZoomButtons } from './zoom-buttons'
import './zoomed.css'

const STEP = 1.4
/** A mouse that moves farther than this, in pixels, drags and does not click. */
const DRAG = 5

/** A finger hits what is at least so wide and high, in pixels. */
const FINGER = 40
/** What a finger would not hit is brought so much closer at the most. */
const MOST_BY_TAP = 3

/**
 * What is zoomed is laid out as before and drawn bigger; the board around it scrolls, and so it is moved. Chips for the parts
 * of the board and the buttons stay where they are.
 */
export function Zoomed({ parts, children }: PartsProps & { children: ComponentChildren }) {
  const room = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const latest = useRef(1)
  const [scale, setScale] = useState(1)

  /** Bigger or smaller by a factor, where a point of the screen stays in its place. */
  const by = (factor: number, at?: { clientX: number; clientY: number }) => {
    const box = content.current
    const board = room.current?.parentElement
    if (!box || !room.current || !board) return
    const next = Math.min(MOST, Math.max(1, latest.current * factor))
    const change = next / latest.current
    const frame = board.getBoundingClientRect()
    const x = at ? at.clientX - frame.left : frame.width / 2
    const y = at ? at.clientY - frame.top : frame.height / 2
    const place = { left: (board.scrollLeft + x) * change - x, top: (board.scrollTop + y) * change - y }
    latest.current = next
    box.style.transform = next === 1 ? '' : `scale(${next})`
    box.style.marginBottom = next === 1 ? '' : `${(next - 1) * box.offsetHeight}px`
    room.current.style.setProperty('--zoom', String(next))
    board.scrollTo(place)
    setScale(next)
  }
  const hands = { in: () => by(STEP), out: () => by(1 / STEP), whole: () => by(1 / latest.current) }

  useKeys((key) => {
    if (key === '+' || key === '=') hands.in()
    else if (key === '-') hands.out()
    else if (key === '0') hands.whole()
    else return false
    return true
  })
  useEffect(() => {
    const board = room.current?.parentElement
    if (!board) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: false }
    board.addEventListener(
      'wheel',
      (event) => {
        const fits = latest.current > 1 || (event.deltaY < 0 && board.scrollHeight <= board.clientHeight)
        if (!event.ctrlKey && !fits) return // then it scrolls
        event.preventDefault()
        by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.005 : 0.0018)), event)
      },
      options,
    )
    let held: { x: number; y: number } | undefined
    let dragged = false
    board.addEventListener(
      'pointerdown',
      (event) => {
        dragged = false
        held = event.pointerType === 'mouse' && event.button === 0 && latest.current > 1 ? event : undefined
      },
      options,
    )
    const drag = (event: PointerEvent) => {
      if (!held) return
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      if (!dragged && Math.hypot(x, y) < DRAG) return
      dragged = true
      board.scrollBy(-x, -y)
      held = { x: event.clientX, y: event.clientY }
    }
    addEventListener('pointermove', drag, options)
    addEventListener('pointerup', () => (held = undefined), options)
    board.addEventListener('click', (event) => dragged && event.stopPropagation(), { ...options, capture: true })
    let before = 0
    const apart = ({ touches: [a, b] }: TouchEvent) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)
    board.addEventListener('touchstart', (event) => void (before = apart(event)), { ...options, passive: true })
    board.addEventListener(
      'touchmove',
      (event) => {
        const now = apart(event)
        if (!before || !now) return
        event.preventDefault()
        const [a, b] = event.touches
        by(now / before, { clientX: (a!.clientX + b!.clientX) / 2, clientY: (a!.clientY + b!.clientY) / 2 })
        before = now
      },
      options,
    )
    // a finger that meets something too small for it brings that closer, and chooses with the next tap
    let byTap = false
    content.current?.addEventListener(
      'click',
      (event) => {
        const spot = event.target instanceof Element ? event.target.closest('.spot-can > .spot-press') : null
        if (!spot || event.detail === 0 || !matchMedia('(pointer: coarse)').matches) return
        const { width, height } = spot.getBoundingClientRect()
        const least = Math.min(width, height)
        if (latest.current === 1 && least < FINGER) {
          event.stopPropagation()
          byTap = true
          by(Math.min(MOST_BY_TAP, (FINGER * 1.1) / least), event)
        } else if (byTap) {
          byTap = false
          by(1 / latest.current)
        }
      },
      { signal: stop.signal, capture: true },
    )
    return () => stop.abort()
  }, [])

  return (
    <div ref={room} class="zoom-room">
      <Parts parts={parts} />
      <ZoomButtons zoom={{ ...hands, isWhole: scale === 1 }} class={scale === 1 ? 'zoomed-buttons' : 'zoomed-buttons zoomed-in'} button="zoomed-button" />
      <div ref={content} class="zoomed">
        {children}
      </div>
    </div>
  )
}
