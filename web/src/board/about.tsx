/** Things on boards explain themselves: one box of words, and a large copy of the picture, beside what is pointed at. */
import { useEffect, useRef, useState } from 'preact/hooks'
import './about.css'

/** Milliseconds that a mouse rests on a thing before it is explained. */
const REST = 250
/** Pictures that are drawn smaller than this, in pixels, are shown large. */
const SMALL = 120

interface Shown {
  words: string
  beside: DOMRect
  picture: Element | undefined
}

const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest('[data-about]') : null)

function shownOf(thing: Element): Shown {
  const beside = thing.getBoundingClientRect()
  // of a spot that is a box of its own, its picture lies before what is pressed
  const picture = thing.previousElementSibling?.querySelector(':scope > svg') ?? undefined
  return { words: thing.getAttribute('data-about') ?? '', beside, picture: beside.width < SMALL ? picture : undefined }
}

/** Explains whatever on the page has `data-about`: when a mouse rests on it, when it has the focus, when it is tapped. */
export function About() {
  const [shown, setShown] = useState<Shown | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (thing: Element | null, after: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setShown(thing?.isConnected ? shownOf(thing) : null), after)
    }
    const hide = () => show(null, 0)
    const over = (event: PointerEvent) => {
      // the box itself may be pointed at, to read it or to copy from it
      if (event.pointerType === 'touch' || box.current?.contains(event.target as Node)) return clearTimeout(timer)
      show(thingAt(event.target), REST)
    }
    document.addEventListener('pointerover', over, options)
    document.addEventListener('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(thingAt(target), 0), options)
    document.addEventListener('focusout', hide, options)
    document.addEventListener('click', ({ target }) => show(matchMedia('(hover: none)').matches ? thingAt(target) : null, 0), options)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
    document.addEventListener('scroll', hide, options)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  useEffect(() => {
    const place = box.current
    if (!place || !shown) return
    const { beside, picture } = shown
    place.querySelector('svg')?.remove()
    if (picture) {
      const copy = picture.cloneNode(true) as SVGElement
      copy.removeAttribute('style')
      place.prepend(copy)
    }
    const { offsetWidth: width, offsetHeight: height } = place
    const above = beside.top - height - 8
    place.style.left = `${Math.max(8, Math.min(beside.left + beside.width / 2 - width / 2, innerWidth - width - 8))}px`
    place.style.top = `${above >= 8 ? above : Math.max(8, Math.min(beside.bottom + 8, innerHeight - height - 8))}px`
  }, [shown])

  if (!shown?.words) return null
  const [first, ...rest] = shown.words.split('\n')
  // whoever listens has heard the words already, as the thing's name
  return (
    <div ref={box} class="about" aria-hidden="true">
      <p>
        <b>{first}</b>
        {rest.map((line) => `\n${line}`)}
      </p>
    </div>
  )
}
