/** The buttons to zoom a map with; catalogues have `picture.zoom`, `.in`, `.out` and `.whole`. */
import type { ComponentChildren } from 'preact'
import { usePointing } from './spot'
import type { ZoomHandle } from './use-zoom'

interface ZoomButtonsProps {
  zoom: Pick<ZoomHandle, 'isWhole' | 'in' | 'out' | 'whole'>
  /** Of the group. */
  class: string
  /** The class of each button. */
  button: string
}

export function ZoomButtons({ zoom, class: name, button }: ZoomButtonsProps) {
  const { say } = usePointing()
  const one = (key: string, shortcut: string, off: boolean, act: () => void, picture: ComponentChildren) => (
    <button class={button} aria-label={say(key)} title={say(key)} aria-keyshortcuts={shortcut} disabled={off} onClick={act}>
      {picture}
    </button>
  )
  return (
    <div class={name} role="group" aria-label={say('picture.zoom')}>
      {one('picture.zoom.out', '-', zoom.isWhole, zoom.out, '−')}
      {one('picture.zoom.in', '+', false, zoom.in, '+')}
      {one('picture.zoom.whole', '0', zoom.isWhole, zoom.whole, <Whole />)}
    </div>
  )
}

/** Four corners around everything. */
const Whole = () => (
  <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
    <path d="M-9-4v-5h5M4-9h5v5M9 4v5H4M-4 9h-5V4" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" />
  </svg>
)
