import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pin } from '../src/api-types'
import type { PinKind } from '../src/game-client'
import en from '../src/texts/en.json'
import { common, knownPins, pinnedSince, placeUnder, sameAs, SIZE, standing } from '../src/match/pins'
import { Texts } from '../src/texts'

/** A game with offerings, of which there are fewer and fewer. */
interface View {
  offerings: string[]
}
const bring: PinKind<View> = {
  word: 'bring',
  icon: 'M4 12h16',
  places: ({ offerings }) => offerings.map((_, i) => `offering/${i}`),
  says: (place, { offerings }) => ({ key: 'pin.bring.to', args: [`goods.${offerings[Number(place.split('/')[1])]}`] }),
}
const kinds = [bring as PinKind]
const frame = new Texts('en', en)
const texts = new Texts('en', { 'pin.bring': 'bring', 'pin.bring.to': 'bring {0} here', 'goods.fish': 'fish' }, (seat) => ['Ana', 'Bo'][seat]!)
const view: View = { offerings: ['fish'] }
const pin = (part: Partial<Pin>): Pin => ({ id: 1, seat: 0, at: 'offering/0', what: 'bring', ...part })
const said = (pins: Pin[], seen: View = view) => knownPins(pins, kinds, seen, frame, texts).map(({ text }) => text)

test('a pin says who means to do what, and for whom', () => {
  assert.deepEqual(said([pin({}), pin({ seat: 0, for: 1 })]), ['Ana: bring fish here', 'Ana: bring fish here, for Bo'])
})

test('a pin whose place is gone says what it can', () => {
  assert.deepEqual(said([pin({ at: 'offering/7' })]), ['Ana: bring'])
  assert.deepEqual(said([pin({})], { offerings: [] }), ['Ana: bring'])
})

test('pins of kinds that the board does not know are not shown', () => {
  assert.deepEqual(said([pin({ what: 'dance' })]), [])
})

test('what others have pinned since is news', () => {
  const known = (...pins: Pin[]) => knownPins(pins, kinds, view, frame, texts)
  const before = known(pin({ id: 1, seat: 1 }))
  const now = known(pin({ id: 1, seat: 1 }), pin({ id: 2, seat: 1 }), pin({ id: 3, seat: 0 }))
  assert.deepEqual(pinnedSince(before, now, 0).map(({ pin }) => pin.id), [2])
})

test('only the very same pin is taken back by putting it there again', () => {
  const pins = [pin({ id: 1, for: 1 }), pin({ id: 2, seat: 1 }), pin({ id: 3 })]
  assert.equal(sameAs(pins, pin({}))?.id, 3)
  assert.equal(sameAs(pins, pin({ for: 1 }))?.id, 1)
  assert.equal(sameAs(pins, pin({ at: 'offering/1' })), undefined)
})

/** An element with a target, inside another. */
function element(target: string | null, parentElement: Element | null = null): Element {
  const self = {
    parentElement,
    getAttribute: () => target,
    closest: (selector: string): Element | null =>
      target === null ? (parentElement?.closest(selector) ?? null) : (self as unknown as Element),
  }
  return self as unknown as Element
}

test('a click reaches the innermost place that can be pinned to', () => {
  const gear = element('gear/1')
  const tooth = element('gear/1/3', gear)
  const picture = element(null, tooth)
  assert.equal(placeUnder([picture], ['gear/1/3', 'gear/1']), 'gear/1/3')
  assert.equal(placeUnder([picture], ['gear/1']), 'gear/1')
  assert.equal(placeUnder([picture], ['gear/2']), undefined)
  assert.equal(placeUnder([], ['gear/1']), undefined)
})

test('a click reaches a place beneath what cannot be pinned to', () => {
  assert.equal(placeUnder([element('piece/potter'), element(null), element('square/b4')], ['square/b4']), 'square/b4')
})

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('only what can be seen counts', () => {
  assert.deepEqual(common(box(0, 0, 10, 10), box(5, -5, 20, 8)), box(5, 0, 10, 8))
  assert.equal(common(box(0, 0, 10, 10), box(10, 0, 20, 10)), null)
  assert.equal(common(box(0, 0, 0, 0), box(-5, -5, 5, 5)), null, 'not drawn at all')
})

test('pins stand side by side in the middle of the upper edge', () => {
  const wide = box(100, 50, 300, 150)
  assert.deepEqual(standing(wide, 0, 1), { x: 200, y: 50 + SIZE / 2 })
  assert.deepEqual([0, 1].map((i) => standing(wide, i, 2).x), [200 - SIZE / 2, 200 + SIZE / 2])
})

test('at a narrow place pins overlap, but each can be seen', () => {
  const narrow = box(100, 50, 130, 60)
  const [first, second, third] = [0, 1, 2].map((i) => standing(narrow, i, 3))
  assert.equal(second!.x, 115)
  assert.equal(second!.x - first!.x, third!.x - second!.x)
  assert.ok(second!.x - first!.x >= SIZE / 3 && second!.x - first!.x < SIZE)
  assert.equal(second!.y, 55, 'in the middle of a place that is lower than a pin')
})
