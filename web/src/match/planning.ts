/** Planning: what is picked to be pinned, and the clicks that pin it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Pin } from '../api-types'
import type { PinKind } from '../game-client'
import { placeUnder, sameAs } from './pins'
import type { Scene } from './scene'
import type { Session } from './session'

/** A pointer that moves farther than this, in pixels, drags the board and pins nothing. */
const DRAG = 5

export interface Planning {
  /** Whether the reader may pin anything now. */
  allowed: boolean
  /** What the next click on the board pins there. */
  kind: PinKind | null
  pick: (kind: PinKind | null) => void
  /** The seat that it is for. */
  whom: number | undefined
  pickWhom: (whom: number | undefined) => void
  /** Where it may be pinned. */
  places: string[]
  /** Pins it to a place; the same pin once more takes it back. */
  put: (place: string) => void
  takeBack: (pin: Pin) => void
  /** To be called before anything on the page gets these events. */
  catching: {
    onPointerDownCapture: (event: PointerEvent) => void
    onClickCapture: (event: MouseEvent) => void
    onKeyDownCapture: (event: KeyboardEvent) => void
  }
}

export function usePlanning({ state, client, live }: Scene, session: Session, pins: Pin[]): Planning {
  const [picked, pick] = useState<PinKind | null>(null)
  const [whom, pickWhom] = useState<number | undefined>()
  const pressed = useRef({ x: 0, y: 0 })
  const { you, view } = state
  const allowed = !!client.pins && live && state.status === 'running' && you >= 0 && !state.seats[you]!.resigned
  useEffect(() => {
    if (!allowed) pick(null)
  }, [allowed])
  const kind = allowed ? picked : null
  const places = useMemo(() => (kind ? kind.places(view) : []), [kind, view])

  const put = (at: string) => {
    if (!kind) return
    const pin = { at, what: kind.word, ...(whom === undefined ? {} : { for: whom }) }
    const before = sameAs(pins, { ...pin, seat: you })
    void (before ? session.unpin(before) : session.pin(pin))
  }
  const putUnder = (event: Event, elements: Element[]) => {
    const place = placeUnder(elements, places)
    if (place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    put(place)
  }
  return {
    allowed,
    kind,
    pick,
    whom,
    pickWhom,
    places,
    put,
    takeBack: (pin) => void session.unpin(pin),
    catching: {
      onPointerDownCapture: ({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY }
      },
      onClickCapture: (event) => {
        const { clientX: x, clientY: y } = event
        // assistive technology clicks things and not points
        if (event.detail === 0) putUnder(event, [event.target as Element])
        else if (Math.hypot(x - pressed.current.x, y - pressed.current.y) < DRAG) putUnder(event, pointsOfBoard(event))
      },
      onKeyDownCapture: (event) => {
        if (event.key === 'Enter' || event.key === ' ') putUnder(event, [event.target as Element])
      },
    },
  }
}

/** All that lies under a click on the board; nothing if it was on something else, such as a pin. */
function pointsOfBoard({ target, clientX, clientY }: MouseEvent): Element[] {
  return (target as Element).closest('.board, .seats') ? document.elementsFromPoint(clientX, clientY) : []
}
