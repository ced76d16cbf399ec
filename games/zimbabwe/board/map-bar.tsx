/** Beneath the map: what is pointed at, and the buttons to turn, to zoom and to inspect. */
import type { ComponentChildren } from 'preact'
import { TurnButton, type Ghost } from '../../../web/src/board/ghost'
import { usePointing } from '../../../web/src/board/spot'
import type { Inspector } from './inspector'
import { Glyph } from './marks'
import type { ZoomHandle } from './use-zoom'

interface MapBarProps {
  /** About what is pointed at. */
  text: string | undefined
  /** Whether it says why something cannot be. */
  refused: boolean
  /** What can be turned. */
  ghost: Ghost | undefined
  /** Lays the piece that a finger has shown. */
  lay: (() => void) | undefined
  zoom: ZoomHandle
  inspector: Inspector
}

export function MapBar({ text, refused, ghost, lay, zoom, inspector }: MapBarProps) {
  const { say } = usePointing()
  return (
    <div class="zi-bar">
      <p class={refused ? 'zi-text zi-refused' : 'zi-text'} aria-live="polite">
        {text}
      </p>
      {lay && (
        <button class="small primary" onClick={lay}>
          {say('picture.lay')}
        </button>
      )}
      {ghost && <TurnButton ghost={ghost} label={say('picture.turn')} />}
      <button
        class="small zi-tool"
        aria-pressed={inspector.on}
        aria-label={say('picture.inspect')}
        title={say('picture.inspect')}
        onClick={inspector.toggle}
      >
        <Glyph name="inspect" size={20} />
      </button>
      <div class="zi-zoom" role="group" aria-label={say('picture.zoom')}>
        <ZoomButton label={say('picture.zoom.out')} shortcut="-" off={zoom.isWhole} act={zoom.out}>
          −
        </ZoomButton>
        <ZoomButton label={say('picture.zoom.in')} shortcut="+" act={zoom.in}>
          +
        </ZoomButton>
        <ZoomButton label={say('picture.zoom.whole')} shortcut="0" off={zoom.isWhole} act={zoom.whole}>
          <Glyph name="whole" size={18} />
        </ZoomButton>
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  shortcut: string
  off?: boolean
  act: () => void
  children: ComponentChildren
}

const ZoomButton = ({ label, shortcut, off = false, act, children }: ZoomButtonProps) => (
  <button class="small zi-tool" aria-label={label} title={label} aria-keyshortcuts={shortcut} disabled={off} onClick={act}>
    {children}
  </button>
)
