/** A cube of a colour as it stands on a pyramid. */
import { Piece } from '../../../web/src/board/piece'
import { fixed } from '../../../web/src/board/paths'
import { usePointing } from '../../../web/src/board/spot'
import { letterOf, lookOf } from './data'
import { CUBE, project, type Facing } from './geometry'
import type { View } from './view'

const CRACK = (() => {
  const at = (x: number, y: number) => {
    const point = project(x, y, 1)
    return `${fixed(point.x)} ${fixed(point.y)}`
  }
  return `M${at(0.05, 0.5)}L${at(0.35, 0.35)}L${at(0.5, 0.62)}L${at(0.72, 0.42)}L${at(0.95, 0.6)}M${at(0.5, 0.62)}L${at(0.55, 0.95)}`
})()

/** A sign on an upright side leans with it. */
function Sign({ side, ...piece }: { side: 'left' | 'right' } & Parameters<typeof Piece>[0]) {
  const { x, y } = side === 'left' ? project(0.5, 1, 0.5) : project(1, 0.5, 0.5)
  return (
    <g transform={`matrix(1 ${side === 'left' ? 0.5 : -0.5} 0 1 ${fixed(x)} ${fixed(y)})`}>
      <Piece {...piece} />
    </g>
  )
}

export interface CubeProps {
  view: View
  colour: number
  x: number
  y: number
  z: number
  facing: Facing
  /** Whether it would erode at the end of the round. */
  cracked?: boolean
  class?: string
}

export function Cube({ view, colour, x, y, z, facing, cracked, ...rest }: CubeProps) {
  const { say } = usePointing()
  const look = lookOf(view, colour)
  const at = project(x, y, z)
  const piece = { ...look, letter: letterOf(view, colour, say), size: 17.6 }
  return (
    <g transform={`translate(${fixed(at.x)} ${fixed(at.y)})`}>
      <g class={`my-cube ${rest.class ?? ''}`}>
        <path d={CUBE.top + CUBE.left + CUBE.right} fill={look.color} class="my-cube-edge" />
        <path d={CUBE.top} class="my-cube-top" />
        <path d={CUBE.right} class="my-cube-right" />
        {facing !== 'right' && <Sign side="left" {...piece} />}
        {facing !== 'left' && <Sign side="right" {...piece} />}
        {cracked && <path d={CRACK} class="my-crack" />}
      </g>
    </g>
  )
}
