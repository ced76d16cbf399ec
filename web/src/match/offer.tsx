/** A small menu beside a thing on the board that has several choices. */
import { useEffect, useRef } from 'preact/hooks'
import type { Choice } from '../api-types'
import { useWords } from '../language'
import { Preview } from './preview'
import type { Scene } from './scene'

export interface Offer {
  choices: Choice[]
  beside: Element
}

export function OfferMenu(props: { scene: Scene; offer: Offer; choose: (words: string) => void; close: () => void }) {
  const { scene, offer, close } = props
  const say = useWords()
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = menu.current
    if (!box) return
    const place = offer.beside.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = box
    const below = place.bottom + 6 + height < innerHeight
    box.style.left = `${Math.max(8, Math.min(place.left, innerWidth - width - 8))}px`
    box.style.top = `${Math.max(8, below ? place.bottom + 6 : place.top - height - 6)}px`
    box.querySelector('button')?.focus({ preventScroll: true })
    const outside = (event: Event) => box.contains(event.target as Node) || close()
    document.addEventListener('pointerdown', outside, true)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      scene.light([])
    }
  }, [offer])

  const look = (choice: Choice) => {
    scene.light(choice.phrase.targets ?? [])
    scene.previews.ask(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      close()
      ;(offer.beside as HTMLElement | SVGElement).focus?.()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={menu} class="offer" role="menu" aria-label={say('choices')} onKeyDown={onKeyDown}>
      {offer.choices.map((choice) => (
        <button
          key={choice.words}
          role="menuitem"
          data-words={choice.words}
          onFocus={() => look(choice)}
          onMouseEnter={() => look(choice)}
          onClick={() => {
            close()
            props.choose(choice.words)
          }}
        >
          {scene.texts.say(choice.phrase)}
          <Preview choice={choice} preview={scene.previews.of(choice)} scene={scene} />
        </button>
      ))}
    </div>
  )
}
