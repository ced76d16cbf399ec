/** The map on its stage: it can be zoomed, walked over with keys, built on and looked at. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Choice, LogEntry } from '../../../web/src/api-types'
import { useGhost } from '../../../web/src/board/ghost'
import { shapesAt, type Shapes } from '../../../web/src/board/shapes'
import { chooseAmong, choicesAt, usePointing } from '../../../web/src/board/spot'
import { useTaps, useZoom, type ZoomHandle } from '../../../web/src/board/use-zoom'
import { waysOf } from './distance'
import { Features } from './features'
import { Shades, Standings } from './finding'
import { CELL, MARGIN, middleOf } from './geometry'
import { GhostPiece } from './ghost-piece'
import { Region, Rings, targetsOnMap } from './glow'
import { inspect, originAt, rangeOf } from './inspect'
import { InspectorBar, useInspector } from './inspector'
import { landOf } from './land'
import { Landscape, Rulers, type Ground } from './landscape'
import { MapBar } from './map-bar'
import { Deliveries, freshSquares } from './news'
import { named, pieceTarget } from './pieces'
import { Pieces } from './pieces-layer'
import { Presses, squareTarget } from './presses'
import { Routes } from './raise'
import type { Route } from './routes'
import { squareName, squareOf, squaresOf, type Square } from './squares'
import { placingOf, turningOf, turnNumber, wordsFor, type Placing } from './step'
import type { GameEvent, SquareName, View } from './view'
import { saySquare } from './words'

/** How the choices of a step that lays something lie on the squares; a step that lays nothing has no shapes. */
const shapesOf = (placing: Placing | undefined): Shapes => ({
  turnOf: ({ words }) => turnNumber(words),
  least: placing ? 1 : Infinity,
  wordsAt: (target, turn) => placing && wordsFor(placing, target.slice('square/'.length), turningOf(turn)),
})

const ARROWS: Record<string, Square> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** So many pixels wide must a square be that is pressed with a finger; where it is not, it becomes so wide. */
const FINGER = 40
const MAGNIFIED = 44
const CLOSEST = 3

interface StageProps {
  view: View
  me: number
  motion: boolean
  log: LogEntry<GameEvent>[]
  /** What is pointed at beside the map. */
  aimed: string | null
  /** The ways that are paid while a monument is raised by hand. */
  paid: Route[]
}

export function Stage({ view, me, motion, log, aimed, paid }: StageProps) {
  const pointing = usePointing()
  const { choices, lit, moved, point, say } = pointing
  const land = useMemo(() => landOf(view), [view])
  const ground = useGround(view, land)
  const ways = useMemo(() => waysOf(land), [ground])
  const fresh = useMemo(() => freshSquares(log), [log])
  const width = land.width * CELL + 2 * MARGIN
  const height = land.height * CELL + 2 * MARGIN
  const zoom = useZoom(width, height, MARGIN)
  const inspector = useInspector(view, me)
  useApproach(zoom, useMemo(() => squaresIn(view, choices), [choices]), view)

  const placing = choices.length > 0 ? placingOf(view) : undefined
  const shapes = shapesOf(placing)
  const ghost = useGhost(shapes)
  const turn = turningOf(ghost.turn)
  const [pointed, setPointed] = useState<SquareName | null>(null)
  const [byFinger, setByFinger] = useState(false)
  useEffect(() => setPointed(null), [choices])
  const fits = ghost.choices.length > 0

  const looked = inspector.on ? (inspector.pinned ?? pointed) : null
  const finding = useMemo(
    () => (looked === null ? null : inspect(view, land, ways, originAt(land, looked), inspector.range)),
    [looked, view, inspector.range],
  )
  const craft = placing?.piece.kind === 'craftsman' ? placing.piece.craft : undefined
  const around = useMemo(() => {
    if (!craft || !placing || pointed === null || inspector.on) return null
    const squares = squaresOf(squareOf(pointed), placing.sizeOf(turn)).map(squareName)
    return inspect(view, land, ways, { squares, craft }, rangeOf(view, view.active))
  }, [craft, pointed, turn, view, inspector.on])

  /** The choices that a square or the craftsman on it stands for. */
  function choicesOn(square: SquareName) {
    return [...new Set(targetsOn(square).flatMap((target) => choicesAt(choices, target)))]
  }
  function targetsOn(square: SquareName): string[] {
    const piece = land.craftsmen.get(square)
    const name = piece && named(view).find((one) => one.piece === piece)?.name
    return [...(name ? [pieceTarget(name)] : []), squareTarget(square)]
  }
  const hover = (square: SquareName | null) => {
    if (square === pointed) return
    setPointed(square)
    if (inspector.on) return
    if (placing) ghost.hover(square && squareTarget(square))
    else point(square && (targetsOn(square).find((target) => choicesAt(choices, target).length > 0) ?? null))
  }
  /** The square under a pointer; a bigger piece is held by its middle. */
  const squareAt = (event: MouseEvent): SquareName | null => {
    const { x, y } = zoom.find(event)
    const size = placing && !inspector.on ? placing.sizeOf(turn) : { width: 1, height: 1 }
    const at = (value: number, length: number) => Math.floor(value / CELL - (length - 1) / 2 + 0.02)
    const square = { x: at(x, size.width), y: at(y, size.height) }
    return land.isOn(square) ? squareName(square) : null
  }
  const press = (square: SquareName, beside: Element) => {
    if (inspector.on) inspector.pin(square === inspector.pinned ? null : square)
    else if (!placing) chooseAmong(pointing, choicesOn(square), beside)
    else {
      const here = shapesAt(choices, squareTarget(square), shapes)
      const turned = here.filter((choice) => shapes.turnOf(choice) === ghost.turn)
      chooseAmong(pointing, turned.length > 0 ? turned : here, beside)
    }
  }
  const tap = useTaps()
  const onPointerDown = (event: PointerEvent) => {
    const isFinger = event.pointerType === 'touch'
    setByFinger(isFinger)
    if (!isFinger) hover(squareAt(event))
  }
  const onClick = (event: MouseEvent) => {
    if (zoom.dragged()) return
    // assistive technology clicks things and not points, and a click knows its point less well than a movement
    const square = event.detail === 0 ? squareOfTarget(view, event.target) : byFinger ? squareAt(event) : pointed
    const isLaying = placing !== undefined && !inspector.on
    // a finger is wide and does not hover: it shows first and lays with a second tap
    const isFirstTap = byFinger && isLaying && square !== pointed
    const isSmall = zoom.scale() < zoom.scaleFor(CELL, FINGER) - 0.01
    if (byFinger && !isLaying && isSmall) zoom.closer(zoom.scaleFor(CELL, MAGNIFIED) / zoom.scale(), event)
    else if (byFinger && !isLaying && tap(event)) zoom.toggle(event)
    else if (square !== null && !isFirstTap) press(square, event.target as Element)
    if (byFinger) hover(square)
  }
  const walking = useRef(false)
  const onFocusIn = ({ target }: FocusEvent) => {
    const square = squareOfTarget(view, target)
    walking.current = square !== null && (target as Element).matches(':focus-visible')
    if (walking.current) hover(square)
  }
  const onFocusOut = () => {
    if (walking.current) hover(null)
    walking.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const square = squareOfTarget(view, event.target)
    const by = ARROWS[event.key]
    if (square === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (by) walk(event.currentTarget as Element, land, square, by, zoom.show)
    else if (event.key === 'Enter' || event.key === ' ') press(square, event.target as Element)
    else return
    event.preventDefault()
  }

  const text =
    placing && !inspector.on && pointed !== null
      ? fits
        ? ghost.choices.map(({ phrase }) => say(phrase)).join(' · ')
        : (ghost.why ?? say('picture.not-here'))
      : pointed !== null
        ? saySquare(view, land, pointed, say)
        : undefined
  return (
    <section
      class="zi-stage"
      aria-label={say('picture.map')}
      // not the picture: Chromium lets every part of a picture that listens for the focus have it
      onFocusIn={onFocusIn}
      onFocusOut={onFocusOut}
    >
      <svg
        ref={zoom.picture}
        class={`zi-map${zoom.isWhole ? '' : ' zi-zoomed'}${placing && !inspector.on ? ' zi-placing' : ''}`}
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        role="group"
        aria-label={say('picture.map')}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => event.pointerType !== 'touch' && hover(squareAt(event))}
        onPointerLeave={(event) => event.pointerType !== 'touch' && hover(null)}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <g ref={zoom.content}>
          <Rulers width={land.width} height={land.height} />
          <Landscape ground={ground} name="map" />
          {finding && <Shades finding={finding} measure={inspector.measure} />}
          {placing && !inspector.on && <Region choices={choices} ground={ground} />}
          <Features land={land} used={view.used} />
          <Pieces view={view} fresh={motion ? fresh : NOTHING} say={say} />
          {around && <Standings resources={around.resources} />}
          {!placing && !inspector.on && <Rings view={view} targets={targetsOnMap(choices)} class="zi-chances" />}
          <Routes view={view} paid={paid} pointed={[...lit, ...(aimed ? [aimed] : []), ...(pointed ? targetsOn(pointed) : [])]} />
          {placing && pointed !== null && !inspector.on && (
            <GhostPiece
              placing={placing}
              square={pointed}
              turn={turn}
              seat={view.active}
              letter={say(`seat.letter.${view.active}`)}
              fits={fits}
            />
          )}
          <Rings view={view} targets={moved} class="zi-moved" />
          <Rings view={view} targets={lit} class="zi-lit" />
          {motion && <Deliveries view={view} log={log} />}
          <Presses view={view} land={land} choices={choices} say={say} />
        </g>
      </svg>
      <MapBar
        text={text}
        refused={placing !== undefined && pointed !== null && !fits}
        ghost={placing?.turns ? ghost : undefined}
        lay={byFinger && fits && pointed !== null ? () => press(pointed, zoom.picture.current!) : undefined}
        zoom={zoom}
        inspector={inspector}
      />
      {inspector.on && <InspectorBar inspector={inspector} finding={finding} />}
    </section>
  )
}

const NOTHING = new Set<SquareName>()

/** The squares that choices are about, a craftsman's too. */
const squaresIn = (view: View, choices: Choice[]): SquareName[] => [
  ...new Set(
    choices
      .flatMap(({ phrase }) => phrase.targets ?? [])
      .flatMap((target) =>
        target.startsWith('square/')
          ? [target.slice('square/'.length)]
          : named(view).filter(({ name }) => pieceTarget(name) === target).map(({ piece }) => piece.square),
      ),
  ),
]

/**
 * Where the whole map is too small for fingers, it opens where the seat has built and then follows the squares that can
 * be chosen; if they lie too far from each other, all of it is shown, and the first tap magnifies.
 */
function useApproach(zoom: ZoomHandle, open: SquareName[], view: View): void {
  const opened = useRef(false)
  useEffect(() => {
    const least = zoom.scaleFor(CELL, FINGER)
    const home = view.monuments.filter(({ seat }) => seat === view.active).map(({ square }) => square)
    const names = open.length > 0 ? open : opened.current ? [] : home
    const [first, ...others] = names.map((square) => middleOf(squareOf(square)))
    if (least <= 1 || !first || !matchMedia('(pointer: coarse)').matches) return
    opened.current = true
    if (zoom.scale() >= least && zoom.shows([first, ...others], CELL)) return
    zoom.frame([first, ...others], CELL, open.length > 0 ? 1 : least, CLOSEST)
    if (zoom.scale() < least) zoom.whole()
  }, [open])
}

/** The ground is the same until it rains. */
function useGround(view: View, land: Ground): Ground {
  const water = view.water.flat().join(' ')
  return useMemo(() => land, [view.map.join('/'), water])
}

/** The square of a pressed element; of a craftsman its first. */
function squareOfTarget(view: View, element: EventTarget | null): SquareName | null {
  const target = element instanceof Element ? (element.getAttribute('data-target') ?? '') : ''
  if (target.startsWith('square/')) return target.slice('square/'.length)
  return named(view).find(({ name }) => pieceTarget(name) === target)?.piece.square ?? null
}

/** Leads the focus to the next square of the map in a direction, over gaps. */
function walk(
  map: Element, land: Ground, from: SquareName, by: Square, show: (point: { x: number; y: number }, room: number) => void,
): void {
  const { x, y } = squareOf(from)
  for (let i = 1; i < Math.max(land.width, land.height); i++) {
    const next = { x: x + i * by.x, y: y + i * by.y }
    if (!land.isOn(next)) continue
    map.querySelector('.zi-press[tabindex="0"]:not(.zi-can)')?.setAttribute('tabindex', '-1')
    const element = map.querySelector<SVGElement>(`[data-target="${squareTarget(squareName(next))}"]`)
    element?.setAttribute('tabindex', '0')
    element?.focus({ preventScroll: true })
    show(middleOf(next), CELL)
    return
  }
}
