/**
 * The pins over the board. Each stands at the element with its target, wherever that is on the screen: the layer measures and
 * follows, so boards need not know of it.
 */
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useWords } from '../language'
import { PinMark } from './pin-mark'
import type { Planning } from './planning'
import { common, pinnedSince, standing, type Box, type KnownPin } from './pins'
import type { Scene } from './scene'

/** After so many frames without a movement nothing moves any more, until something happens. */
const STILL = 12

export function PinLayer({ scene, planning, pins }: { scene: Scene; planning: Planning; pins: KnownPin[] }) {
  const say = useWords()
  const layer = useRef<HTMLDivElement>(null)
  const [told, tell] = useState<{ text: string; x: number; y: number } | null>(null)
  useFollowing(layer, pins)
  useEffect(() => tell(null), [pins])
  return (
    <div ref={layer} class="pins" role="group" aria-label={say('plan')}>
      {pins.map((known) => {
        const { pin, text } = known
        const telling = (event: Event) => {
          const { left, width, bottom } = (event.currentTarget as Element).getBoundingClientRect()
          tell({ text, x: left + width / 2, y: bottom })
        }
        const still = () => tell(null)
        const all = { class: 'pin', 'data-pin': pin.at, onMouseEnter: telling, onMouseLeave: still, onFocus: telling, onBlur: still }
        const mark = <PinMark client={scene.client} known={known} />
        return planning.allowed && pin.seat === scene.state.you ? (
          <button key={pin.id} {...all} aria-label={say('plan.take-back.about', { raw: text })} onClick={() => planning.takeBack(pin)}>
            {mark}
          </button>
        ) : (
          <span key={pin.id} {...all} role="img" tabIndex={0} aria-label={text} onClick={(event) => passOn(event, pin.at)}>
            {mark}
          </span>
        )
      })}
      {told && (
        <p class="pin-text" aria-hidden="true" style={{ '--x': `${told.x}px`, '--y': `${told.y}px` }}>
          {told.text}
        </p>
      )}
    </div>
  )
}

/** Says what others pin, to whoever does not see it; one's own was just put there. */
export function PinNews({ pins, you }: { pins: KnownPin[]; you: number }) {
  const before = useRef(pins)
  const [told, tell] = useState('')
  useEffect(() => {
    const news = pinnedSince(before.current, pins, you)
    before.current = pins
    if (news.length > 0) tell(news.map(({ text }) => text).join('. '))
  }, [pins])
  return (
    <p class="hidden" role="status">
      {told}
    </p>
  )
}

/** Another's pin is not in the way: the place beneath gets the click. */
function passOn(event: Event, at: string): void {
  const root = (event.currentTarget as Element).closest('main')
  root?.querySelector(selector(at))?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Targets are plain words and slashes. */
const selector = (at: string) => `[data-target="${at}"]`

/** Keeps the pins at their places while the board is scrolled, zoomed, resized or drawn anew. */
function useFollowing(layer: RefObject<HTMLDivElement>, pins: KnownPin[]): void {
  useEffect(() => {
    const root = layer.current?.closest('main')
    if (!root) return
    let frame = 0
    let still = 0
    let before = ''
    const follow = () => {
      const now = place(root, [...layer.current!.querySelectorAll<HTMLElement>('.pin')])
      still = now === before ? still + 1 : 0
      before = now
      frame = still < STILL ? requestAnimationFrame(follow) : 0
    }
    const wake = () => {
      still = 0
      frame ||= requestAnimationFrame(follow)
    }
    const stop = new AbortController()
    const drawn = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !layer.current?.contains(target))) wake()
    })
    drawn.observe(root, { subtree: true, childList: true, attributes: true })
    const resized = new ResizeObserver(wake)
    resized.observe(root)
    document.addEventListener('scroll', wake, { capture: true, passive: true, signal: stop.signal })
    follow()
    return () => {
      cancelAnimationFrame(frame)
      drawn.disconnect()
      resized.disconnect()
      stop.abort()
    }
  }, [pins])
}

/** Puts pins at their places; where they are now, as a text that changes when they move. */
function place(root: Element, pins: HTMLElement[]): string {
  const places = [...new Set(pins.map(({ dataset }) => dataset.pin!))].map((at) => ({
    there: pins.filter(({ dataset }) => dataset.pin === at),
    box: seenBox(root, at),
  }))
  // all is measured before anything is moved, so that the page is laid out only once
  return places
    .flatMap(({ there, box }) =>
      there.map((pin, i) => {
        pin.hidden = !box
        if (!box) return ''
        const { x, y } = standing(box, i, there.length)
        pin.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`
        return pin.style.translate
      }),
    )
    .join()
}

/** The part of a target's element that can be seen; null if there is none. */
function seenBox(root: Element, at: string): Box | null {
  for (const element of root.querySelectorAll(selector(at))) {
    let seen: Box | null = element.getBoundingClientRect()
    for (let around = element.parentElement; seen && around && around !== root; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible') seen = common(seen, around.getBoundingClientRect())
    }
    if (seen && seen.left < seen.right) return seen
  }
  return null
}
