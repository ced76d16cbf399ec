/** The chart on its stage: it can be zoomed, walked over with keys and pressed. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { chooseAmong, choicesAt, usePointing } from '../../../web/src/board/spot'
import { useTaps, useZoom, type ZoomHandle } from '../../../web/src/board/use-zoom'
import { ZoomButtons } from '../../../web/src/board/zoom-buttons'
import { hexTarget, hexView, homeOf, isLastToken, landHexes, landsOf } from './archipelago'
import { Chart } from './chart'
import { Figures } from './figures'
import { APOTHEM, HEIGHT, hexAt, hexPath, MARGIN, middleOf, SIZE, WIDTH } from './geometry'
import { HEXES, hexName, hexOf, isOnMap } from './hexes'
import { IslandLabels, Outlines } from './islands'
import { News } from './news'
import { Areas, Attacked, Epicentres, Ships, type Aim } from './omens'
import { Presses } from './presses'
import type { ToldBeat } from './story'
import { Terrains } from './terrain'
import type { HexName, View } from './view'
import { Ways } from './ways'
import { sayHex } from './words'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** So many pixels high must a hex be that is pressed with a finger; where it is not, it becomes so high. */
const FINGER = 44
const MAGNIFIED = 50
/** How big the tribe's islands are shown at most, where the whole chart is too small. */
const CLOSEST = 3

interface StageProps {
  view: View
  /** What is being told of what has happened. */
  beat: ToldBeat | undefined
  /** What is pointed at beside the map. */
  aim: Aim
}

export function Stage({ view, beat, aim }: StageProps) {
  const pointing = usePointing()
  const { choices, lit, moved, point, say } = pointing
  const zoom = useZoom(WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, MARGIN)
  const lands = landsOf(view)
  const land = landHexes(view).join(' ')
  const [pointed, setPointed] = useState<HexName | null>(null)
  const [byFinger, setByFinger] = useState(false)
  useEffect(() => setPointed(null), [choices])

  const open = useMemo(() => HEXES.map(hexName).filter((name) => choicesAt(choices, hexTarget(name)).length > 0), [choices])
  useApproach(zoom, open, homeOf(view, view.acting))

  const hover = (name: HexName | null) => {
    if (name === pointed) return
    setPointed(name)
    point(name !== null && choicesAt(choices, hexTarget(name)).length > 0 ? hexTarget(name) : null)
  }
  const under = (event: MouseEvent): HexName | null => {
    const hex = hexAt(zoom.find(event))
    return hex ? hexName(hex) : null
  }
  const press = (name: HexName, beside: Element) => chooseAmong(pointing, choicesAt(choices, hexTarget(name)), beside)
  const tap = useTaps()
  const onClick = (event: MouseEvent) => {
    if (zoom.dragged()) return
    // assistive technology clicks things and not points
    const name = event.detail === 0 ? hexOfTarget(event.target) : under(event)
    if (byFinger && zoom.scale() < zoom.scaleFor(2 * APOTHEM, FINGER)) {
      zoom.closer(zoom.scaleFor(2 * APOTHEM, MAGNIFIED) / zoom.scale(), event)
    }
    else if (byFinger && tap(event)) zoom.toggle(event)
    else if (name !== null) press(name, pressOf(event.currentTarget as Element, name) ?? (event.target as Element))
    if (byFinger) hover(name)
  }
  const walking = useRef(false)
  const onFocusIn = ({ target }: FocusEvent) => {
    const name = hexOfTarget(target)
    walking.current = name !== null && (target as Element).matches(':focus-visible')
    if (walking.current) hover(name)
  }
  const onFocusOut = () => {
    if (walking.current) hover(null)
    walking.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const name = hexOfTarget(event.target)
    const by = ARROWS[event.key]
    if (name === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (by) walk(event.currentTarget as Element, name, by, zoom)
    else if (event.key === 'Enter' || event.key === ' ') press(name, event.target as Element)
    else return
    event.preventDefault()
  }
  return (
    <section
      class="ti-stage"
      aria-label={say('picture.map')}
      // not the picture: Chromium lets every part of a picture that listens for the focus have it
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
    >
      <svg
        ref={zoom.picture}
        class={zoom.isWhole ? 'ti-map' : 'ti-map ti-zoomed'}
        viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}`}
        role="group"
        aria-label={say('picture.map')}
        onPointerDown={(event) => setByFinger(event.pointerType === 'touch')}
        onPointerMove={(event) => event.pointerType !== 'touch' && hover(under(event))}
        onPointerLeave={(event) => event.pointerType !== 'touch' && hover(null)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <g ref={zoom.content}>
          <Chart land={land} name="map" />
          <Terrains lands={lands} name="map" />
          <Outlines islands={view.islands} />
          <Areas view={view} aim={aim} />
          <Rings hexes={open} class="ti-glows" />
          <Standing view={view} />
          <Attacked hexes={view.needs.attacked} />
          <Ships view={view} aim={aim} />
          <IslandLabels view={view} />
          <Epicentres view={view} />
          <Ways view={view} choices={choices} />
          <Rings hexes={open} class="ti-chances" />
          <Rings hexes={hexesOf(moved)} class="ti-moved" />
          <Rings hexes={hexesOf(lit)} class="ti-lit" />
          {beat && <News key={beat.id} beat={beat} />}
          {pointed !== null && <path d={hexPath(hexOf(pointed), 1)} class="ti-pointed" />}
          <Presses view={view} choices={choices} say={say} />
        </g>
      </svg>
      <div class="ti-bar">
        <p class="ti-text" aria-live="polite">
          {pointed !== null ? sayHex(view, pointed, say) : beat?.events[0] ? say(beat.events[0].phrase) : ''}
        </p>
        <ZoomButtons zoom={zoom} class="ti-zoom" button="small ti-tool" />
      </div>
    </section>
  )
}

/**
 * Where the whole chart is too small to be pressed, it opens where the tribe lives and then follows the places that can be
 * chosen; if they lie too far from each other, all of it is shown, and the first tap magnifies.
 */
function useApproach(zoom: ZoomHandle, open: HexName[], home: HexName[]): void {
  const opened = useRef(false)
  useEffect(() => {
    const least = zoom.scaleFor(2 * APOTHEM, MAGNIFIED)
    const names = open.length > 0 ? open : opened.current ? [] : home
    const [first, ...others] = names.map((name) => middleOf(hexOf(name)))
    if (zoom.scaleFor(2 * APOTHEM, FINGER) <= 1 || !first) return
    opened.current = true
    if (zoom.scale() >= least && zoom.shows([first, ...others], SIZE)) return
    zoom.frame([first, ...others], SIZE, open.length > 0 ? 1 : least, CLOSEST)
    if (zoom.scale() < least) zoom.whole()
  }, [open])
}

/** Everything that stands on the hexes, from back to front. */
function Standing({ view }: { view: View }) {
  const names = Object.keys(view.hexes).sort((a, b) => middleOf(hexOf(a)).y - middleOf(hexOf(b)).y)
  return (
    <g class="ti-standing" aria-hidden="true">
      {names.map((name) => {
        const { x, y } = middleOf(hexOf(name))
        return (
          <g key={name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Figures hex={hexView(view, name)} last={isLastToken(view, name)} />
          </g>
        )
      })}
    </g>
  )
}

const Rings = ({ hexes, class: name }: { hexes: HexName[]; class: string }) => (
  <g class={name} aria-hidden="true">
    {hexes.map((hex) => (
      <path key={hex} d={hexPath(hexOf(hex), 3)} />
    ))}
  </g>
)

const PREFIX = hexTarget('')

const hexesOf = (targets: string[]): HexName[] =>
  targets.filter((target) => target.startsWith(PREFIX)).map((target) => target.slice(PREFIX.length))

function hexOfTarget(element: EventTarget | null): HexName | null {
  const target = element instanceof Element ? element.getAttribute('data-target') : null
  return target?.startsWith(PREFIX) ? target.slice(PREFIX.length) : null
}

const pressOf = (map: Element, name: HexName): SVGElement | null => map.querySelector(`[data-target="${hexTarget(name)}"]`)

/** Leads the focus to the next hex of the map in a direction. */
function walk(map: Element, from: HexName, [across, down]: [number, number], zoom: ZoomHandle): void {
  const { column, row } = hexOf(from)
  const next = { column: column + across, row: row + down }
  if (!isOnMap(next)) return
  map.querySelector('.ti-press[tabindex="0"]:not(.ti-can)')?.setAttribute('tabindex', '-1')
  const element = pressOf(map, hexName(next))
  element?.setAttribute('tabindex', '0')
  element?.focus({ preventScroll: true })
  zoom.show(middleOf(next), SIZE)
}
