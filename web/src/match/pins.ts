/** What pins say and where they stand. */
import type { Pin } from '../api-types'
import type { PinKind } from '../game-client'
import type { Texts } from '../texts'

/** A pin of a kind that the game's board knows, in words. */
export interface KnownPin {
  pin: Pin
  kind: PinKind
  text: string
}

/** The pins that can be shown; programs may send others. */
export function knownPins(pins: Pin[], kinds: readonly PinKind[], view: unknown, frame: Texts, texts: Texts): KnownPin[] {
  return pins.flatMap((pin) => {
    const kind = kinds.find(({ word }) => word === pin.what)
    return kind ? [{ pin, kind, text: sayPin(pin, kind, view, frame, texts) }] : []
  })
}

/** Such as: Ana: bring fish to the first offering, for Bo. */
function sayPin({ at, seat, for: whom }: Pin, kind: PinKind, view: unknown, frame: Texts, texts: Texts): string {
  // what was pinned to may be gone from the board since
  const what = kind.places(view).includes(at) ? texts.say(kind.says(at, view)) : texts.say(`pin.${kind.word}`)
  const raw = (text: string) => ({ raw: text })
  return whom === undefined
    ? frame.say('plan.pin', raw(texts.seatName(seat)), raw(what))
    : frame.say('plan.pin.for', raw(texts.seatName(seat)), raw(what), raw(texts.seatName(whom)))
}

/** Those that others have pinned since. */
export const pinnedSince = (before: KnownPin[], now: KnownPin[], you: number): KnownPin[] =>
  now.filter(({ pin }) => pin.seat !== you && !before.some((other) => other.pin.id === pin.id))

/** The pin that is the same as another but for its number. */
export const sameAs = (pins: Pin[], pin: Omit<Pin, 'id'>): Pin | undefined =>
  pins.find(({ seat, at, what, for: whom }) => seat === pin.seat && at === pin.at && what === pin.what && whom === pin.for)

/** The first of some places that elements, the uppermost first, are or lie in. */
export function placeUnder(elements: Element[], places: string[]): string | undefined {
  for (const element of elements) {
    for (let part = element.closest('[data-target]'); part; part = part.parentElement?.closest('[data-target]') ?? null) {
      const place = part.getAttribute('data-target')!
      if (places.includes(place)) return place
    }
  }
  return undefined
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What two boxes have in common; null if that is nothing. */
export function common(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return box.left < box.right && box.top < box.bottom ? box : null
}

/** How wide a pin is, in pixels. */
export const SIZE = 26

/** The middle of one of several pins at a place: side by side at its upper edge, and closer together where it is narrow. */
export function standing({ left, top, right, bottom }: Box, index: number, count: number): { x: number; y: number } {
  const apart = count < 2 ? 0 : Math.min(SIZE, Math.max(SIZE / 3, (right - left - SIZE) / (count - 1)))
  return {
    x: (left + right) / 2 + (index - (count - 1) / 2) * apart,
    y: top + Math.min(SIZE, bottom - top) / 2,
  }
}
