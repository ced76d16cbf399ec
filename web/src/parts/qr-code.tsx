/** A link as a picture that a phone's camera reads. Loaded only where somebody is invited. */
import { generate } from 'lean-qr'
import { useMemo } from 'preact/hooks'
import { useWords } from '../language'

/** So many modules stay empty around the code: without them cameras do not find it. */
const MARGIN = 4

export default function QrCode({ link }: { link: string }) {
  const say = useWords()
  const { size, path } = useMemo(() => pathOf(link), [link])
  const side = size + 2 * MARGIN
  return (
    <svg class="qr-code" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={say('share.qr')} shape-rendering="crispEdges">
      <path class="qr-paper" d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} />
      <path d={path} />
    </svg>
  )
}

/** The dark modules as squares. */
function pathOf(link: string): { size: number; path: string } {
  const code = generate(link)
  const squares: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  }
  return { size: code.size, path: squares.join('') }
}
