/** Beneath the map: what is pointed at, and the buttons to turn, to zoom and to inspect. */
import { TurnButton, type Ghost } from '../../../web/src/board/ghost'
import { usePointing } from '../../../web/src/board/spot'
import type { ZoomHandle } from '../../../web/src/board/use-zoom'
import { ZoomButtons } from '../../../web/src/board/zoom-buttons'
import type { Inspector } from './inspector'
import { Glyph } from './marks'

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
      <ZoomButtons zoom={zoom} class="zi-zoom" button="small zi-tool" />
    </div>
  )
}
