/** Zooming by wheel, fingers, keys and buttons. The picture is moved without drawing it anew. */
import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Point } from './paths'
import { useKeys } from '../keys'
import { framing, isWhole, moved, onMap, showing, shows, WHOLE, zoomed, type Zoom } from './zoom'

const STEP = 1.5
/** A pointer that moves farther than this, in pixels, drags and does not click. */
const DRAG = 5

export interface ZoomHandle {
  picture: RefObject<SVGSVGElement>
  /** What is moved within it. */
  content: RefObject<SVGGElement>
  isWhole: boolean
  in: () => void
  out: () => void
  whole: () => void
  /** In or out again, around a point of the screen. */
  toggle: (at: { clientX: number; clientY: number }) => void
  /** Bigger by a factor, around a point of the screen. */
  closer: (factor: number, at: { clientX: number; clientY: number }) => void
  /** How big the map is drawn now, and how big it would have to be for a length on it to have so many pixels. */
  scale: () => number
  scaleFor: (length: number, pixels: number) => number
  /** Whether points of the map can all be seen. */
  shows: (points: Point[], room: number) => boolean
  /** Shows some points, the first in any case, with room around them: at a scale within bounds. */
  frame: (points: [Point, ...Point[]], room: number, least: number, most: number) => void
  /** Where a point of the screen lies on the map. */
  find: (at: { clientX: number; clientY: number }) => Point
  /** Brings a point of the map into sight. */
  show: (point: Point, room: number) => void
  /** Whether the click that comes is the end of a drag. */
  dragged: () => boolean
}

/** The picture's own coordinates begin at minus the margin and are `width` by `height` in all. */
export function useZoom(width: number, height: number, margin: number): ZoomHandle {
  const picture = useRef<SVGSVGElement>(null)
  const content = useRef<SVGGElement>(null)
  const zoom = useRef<Zoom>(WHOLE)
  const [whole, setWhole] = useState(true)
  const drag = useRef(false)

  const hands = useMemo(() => {
    const set = (next: Zoom) => {
      zoom.current = next
      const { scale, x, y } = next
      // around the corner of the picture, not of the map
      content.current?.setAttribute('transform', `translate(${x - margin * (1 - scale)} ${y - margin * (1 - scale)}) scale(${scale})`)
      setWhole(isWhole(next))
    }
    /** A point of the screen in the frame. */
    const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.current?.getScreenCTM()?.inverse())
      return { x: x + margin, y: y + margin }
    }
    const inPicture = ({ x, y }: Point): Point => ({ x: x + margin, y: y + margin })
    const by = (factor: number, at: Point) => set(zoomed(zoom.current, factor, at, width, height))
    const middle = { x: width / 2, y: height / 2 }
    return {
      inFrame,
      by,
      pan: (step: Point) => set(moved(zoom.current, step, width, height)),
      in: () => by(STEP, middle),
      out: () => by(1 / STEP, middle),
      whole: () => set(WHOLE),
      toggle: (at: { clientX: number; clientY: number }) => (isWhole(zoom.current) ? by(2.5, inFrame(at)) : set(WHOLE)),
      closer: (factor: number, at: { clientX: number; clientY: number }) => by(factor, inFrame(at)),
      scale: () => zoom.current.scale,
      scaleFor: (length: number, pixels: number) => pixels / (length * (picture.current?.getScreenCTM()?.a ?? 1)),
      shows: (points: Point[], room: number) =>
        points.every((point) => shows(zoom.current, inPicture(point), room, width, height)),
      frame: (points: [Point, ...Point[]], room: number, least: number, most: number) => {
        const [first, ...others] = points
        set(framing([inPicture(first), ...others.map(inPicture)], room, least, most, width, height))
      },
      find: (at: { clientX: number; clientY: number }) => {
        const { x, y } = onMap(zoom.current, inFrame(at))
        return { x: x - margin, y: y - margin }
      },
      show: (point: Point, room: number) =>
        set(showing(zoom.current, inPicture(point), room, width, height)),
    }
  }, [width, height, margin])

  useEffect(() => hands.whole(), [hands])
  useEffect(() => {
    const svg = picture.current
    return svg ? listen(svg, hands, () => isWhole(zoom.current), drag) : undefined
  }, [hands])
  useKeys((key) => {
    if (key === '+' || key === '=') hands.in()
    else if (key === '-') hands.out()
    else if (key === '0') hands.whole()
    else return false
    return true
  })
  const { inFrame: _inFrame, by: _by, pan: _pan, ...handles } = hands
  return { ...handles, picture, content, isWhole: whole, dragged: () => drag.current }
}

interface Hands {
  inFrame: (at: { clientX: number; clientY: number }) => Point
  by: (factor: number, at: Point) => void
  pan: (step: Point) => void
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Listens for wheel, mouse and fingers; what the map does not use stays the page's. */
function listen(svg: SVGSVGElement, hands: Hands, whole: () => boolean, drag: { current: boolean }): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const wheel = (event: WheelEvent) => {
    if (whole() && event.deltaY > 0) return // nothing to zoom out of: the page scrolls
    event.preventDefault()
    hands.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.012 : 0.0018)), hands.inFrame(event))
  }

  let last: Point | undefined
  let start: { x: number; y: number } | undefined
  const down = (event: PointerEvent) => {
    drag.current = false
    if (event.pointerType !== 'mouse' || event.button !== 0 || whole()) return
    start = { x: event.clientX, y: event.clientY }
    last = hands.inFrame(event)
  }
  const move = (event: PointerEvent) => {
    if (!start || !last) return
    if (!drag.current && apart(start, { x: event.clientX, y: event.clientY }) < DRAG) return
    drag.current = true
    const now = hands.inFrame(event)
    hands.pan(minus(now, last))
    last = now
  }
  const up = () => (start = undefined)

  let fingers: Point[] = []
  const touch = (event: TouchEvent) => {
    fingers = [...event.touches].map(hands.inFrame)
  }
  const touchMove = (event: TouchEvent) => {
    const now = [...event.touches].map(hands.inFrame)
    if (now.length === 2 && fingers.length === 2) {
      event.preventDefault()
      hands.by(apart(now[0], now[1]) / Math.max(1, apart(fingers[0], fingers[1])), between(fingers[0], fingers[1]))
      hands.pan(minus(between(now[0], now[1]), between(fingers[0], fingers[1])))
    } else if (now.length === 1 && fingers.length === 1 && !whole()) {
      if (event.cancelable) event.preventDefault()
      hands.pan(minus(now[0], fingers[0]))
    }
    fingers = now
  }

  svg.addEventListener('wheel', wheel, { signal, passive: false })
  svg.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  svg.addEventListener('touchstart', touch, { signal, passive: true })
  svg.addEventListener('touchmove', touchMove, { signal, passive: false })
  svg.addEventListener('touchend', touch, { signal, passive: true })
  return () => stop.abort()
}

/** Whether a tap is the second of two quick ones. */
export function useTaps(): (event: MouseEvent) => boolean {
  const last = useMemo(() => ({ time: 0, x: 0, y: 0 }), [])
  return (event) => {
    const isSecond =
      event.timeStamp - last.time < 320 && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 30
    Object.assign(last, { time: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY })
    return isSecond
  }
}
