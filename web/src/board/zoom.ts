/** How much of the map is seen: scaled around a point, moved, never out of sight. */
import type { Point } from './paths'

/** The map is drawn `scale` times as big, its top left corner at x, y; all in the map's own units. */
export interface Zoom extends Point {
  scale: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MOST = 5

export const isWhole = ({ scale }: Zoom): boolean => scale <= 1

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The picture still fills its frame. */
function kept({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  return { scale, x: clamp(x, width * (1 - scale), 0), y: clamp(y, height * (1 - scale), 0) }
}

/** Bigger or smaller by a factor, where the point stays in its place. */
export function zoomed(zoom: Zoom, by: number, { x, y }: Point, width: number, height: number): Zoom {
  const scale = clamp(zoom.scale * by, 1, MOST)
  const factor = scale / zoom.scale
  return kept({ scale, x: x - (x - zoom.x) * factor, y: y - (y - zoom.y) * factor }, width, height)
}

export const moved = (zoom: Zoom, by: Point, width: number, height: number): Zoom =>
  kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, width, height)

/** A point of the frame on the map. */
export const onMap = ({ scale, x, y }: Zoom, point: Point): Point => ({ x: (point.x - x) / scale, y: (point.y - y) / scale })

/**
 * As big as some points with room around them allow, within bounds. If they do not fit even at the least size, the first
 * of them is in the middle.
 */
export function framing(points: [Point, ...Point[]], room: number, least: number, most: number, width: number, height: number): Zoom {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const across = Math.max(...xs) - Math.min(...xs) + 2 * room
  const down = Math.max(...ys) - Math.min(...ys) + 2 * room
  const fitting = Math.min(width / across, height / down)
  const scale = clamp(fitting, least, most)
  const middle = fitting < least ? points[0] : { x: Math.min(...xs) - room + across / 2, y: Math.min(...ys) - room + down / 2 }
  return kept({ scale, x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale }, width, height)
}

/** Whether a point of the map can be seen, with some room around it. */
export function shows(zoom: Zoom, point: Point, room: number, width: number, height: number): boolean {
  const { x, y } = showing(zoom, point, room, width, height)
  return x === zoom.x && y === zoom.y
}

/** Moved so that a point of the map can be seen, with some room around it. */
export function showing(zoom: Zoom, point: Point, room: number, width: number, height: number): Zoom {
  const at = { x: zoom.x + point.x * zoom.scale, y: zoom.y + point.y * zoom.scale }
  const reach = room * zoom.scale
  const by = {
    x: clamp(at.x, reach, width - reach) - at.x,
    y: clamp(at.y, reach, height - reach) - at.y,
  }
  return moved(zoom, by, width, height)
}
