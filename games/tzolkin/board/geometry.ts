/**
 * The wheels of the board. One module for all of them, so that they truly mesh: a wheel with n teeth has the pitch
 * radius n * MODULE / 2. Angles are in degrees, clockwise from the top, as on a clock.
 */
import { fixed, type Point } from '../../../web/src/board/paths'
import type { GearName } from './view'

export const MODULE = 10

/** Teeth reach this far beyond and below the pitch circle; the root is deeper than the tip is high, so tips never touch. */
const ADDENDUM = 0.85 * MODULE
const DEDENDUM = 1.1 * MODULE

/** Half a tooth's width as a share of the pitch: at the root, at the pitch circle and at the tip. */
const FLANK = { root: 0.32, pitch: 0.23, tip: 0.13 }

export const pitchRadius = (teeth: number): number => (teeth * MODULE) / 2
export const tipRadius = (teeth: number): number => pitchRadius(teeth) + ADDENDUM
export const rootRadius = (teeth: number): number => pitchRadius(teeth) - DEDENDUM
export const pitch = (teeth: number): number => 360 / teeth

export function polar(radius: number, angle: number, centre: Point = { x: 0, y: 0 }): Point {
  const radians = (angle * Math.PI) / 180
  return { x: centre.x + radius * Math.sin(radians), y: centre.y - radius * Math.cos(radians) }
}

/** The corners of a wheel around the origin, tooth 0 pointing up, turned by an angle; in clockwise order. */
export function wheelCorners(teeth: number, turned = 0): Point[] {
  const step = pitch(teeth)
  const radii = { root: rootRadius(teeth), pitch: pitchRadius(teeth), tip: tipRadius(teeth) }
  const corners: Point[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = tooth * step + turned
    for (const part of ['root', 'pitch', 'tip'] as const) {
      corners.push(polar(radii[part], middle - FLANK[part] * step))
    }
    for (const part of ['tip', 'pitch', 'root'] as const) {
      corners.push(polar(radii[part], middle + FLANK[part] * step))
    }
  }
  return corners
}

/** The outline of a wheel around the origin: straight flanks, arcs along tips and roots. */
export function wheelPath(teeth: number): string {
  const corners = wheelCorners(teeth)
  const tip = fixed(tipRadius(teeth))
  const root = fixed(rootRadius(teeth))
  return (
    corners
      .map(({ x, y }, i) => {
        const at = `${fixed(x)} ${fixed(y)}`
        if (i === 0) return `M${at}`
        if (i % 6 === 3) return `A${tip} ${tip} 0 0 1 ${at}`
        if (i % 6 === 0) return `A${root} ${root} 0 0 1 ${at}`
        return `L${at}`
      })
      .join('') + 'Z'
  )
}

export const CALENDAR_TEETH = 26

export interface GearPlace {
  name: GearName
  teeth: number
  /** Spaces with a number; the others lie towards the calendar. */
  spaces: number
  /** Where the gear lies, seen from the middle of the calendar. */
  angle: number
  centre: Point
}

/** Gears lie where the calendar at rest has a tooth, so that all of them mesh at once. */
function gear(name: GearName, teeth: number, spaces: number, calendarTooth: number): GearPlace {
  const angle = calendarTooth * pitch(CALENDAR_TEETH)
  return { name, teeth, spaces, angle, centre: polar(pitchRadius(CALENDAR_TEETH) + pitchRadius(teeth), angle) }
}

/** Clockwise round the calendar. The first-player space lies in the gap at the bottom. */
export const GEARS: GearPlace[] = [
  gear('palenque', 10, 8, -10),
  gear('yaxchilan', 10, 8, -5),
  gear('tikal', 10, 8, 0),
  gear('uxmal', 10, 8, 5),
  gear('chichen-itza', 13, 11, 10),
]

/** How far the calendar has turned after so many days: counter-clockwise, one tooth a day. */
export const calendarTurn = (days: number): number => -days * pitch(CALENDAR_TEETH)

/** How far a gear has turned: clockwise, one tooth a day. */
export const gearTurn = (place: GearPlace, days: number): number => days * pitch(place.teeth)

/**
 * Where a space lies around its gear, fixed on the board. The last two spaces, which have no number, are those beside
 * the point of contact with the calendar; from there the numbers run clockwise.
 */
export const spaceAngle = (place: GearPlace, space: number): number =>
  place.angle + 180 + (space + 1.5) * pitch(place.teeth)

/** The seat on the gear that lies at a space after so many days; it rides from space to space with the gear. */
export function socketAt(place: GearPlace, space: number, days: number): number {
  return (((space - days) % place.teeth) + place.teeth) % place.teeth
}

/** Where a socket lies on the gear before the first day. */
export const socketAngle = (place: GearPlace, socket: number): number => spaceAngle(place, socket)

/** Where a day's tooth lies on the calendar before the first day: day 1 at the bottom, further days clockwise. */
export const dayAngle = (day: number): number => 180 + (day - 1) * pitch(CALENDAR_TEETH)

/** How many days the wheel has turned: once more after the last round. */
export const daysTurned = (round: number, foodDays: number): number => round - 1 + (foodDays === 4 ? 1 : 0)
