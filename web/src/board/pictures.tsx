/** Small pictures of a game, each drawn around its middle, 24 wide and high: on the board and in running HTML. */
import type { ComponentChildren } from 'preact'

/** Where something is drawn on the board, and how large. */
export interface Placed {
  x?: number
  y?: number
  size?: number
}

/** What a game's icons are put to use with; what stands in HTML has the class. */
export function picturesOf(icons: Record<string, ComponentChildren>, className: string) {
  const Icon = ({ name, x = 0, y = 0, size = 18 }: Placed & { name: string }) => (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{icons[name]}</g>
  )
  /** Any small picture in running HTML. */
  const Drawing = ({ size, children }: { size: number; children: ComponentChildren }) => (
    <svg class={className} viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
  /** An icon in running HTML. */
  const Glyph = ({ name, size = 18 }: { name: string; size?: number }) => <Drawing size={size}>{icons[name]}</Drawing>
  return { Icon, Drawing, Glyph }
}
