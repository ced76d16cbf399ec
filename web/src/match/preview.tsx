/** What a choice will surely do and what it leaves, beneath its words. */
import type { Choice, Told } from '../api-types'
import { SeatMark } from '../parts/seat-mark'
import { Gains } from './gains'
import { outlookOf } from './news'
import type { Scene } from './scene'

interface PreviewProps {
  choice: Choice
  preview: Told[]
  scene: Pick<Scene, 'client' | 'texts' | 'stock' | 'me'>
}

export function Preview({ choice, preview, scene: { client, texts, stock, me } }: PreviewProps) {
  const { own, others, said } = outlookOf(choice, preview, me, client.brief)
  const theirs = [...others].filter(([, gains]) => Object.values(gains).some((amount) => amount !== 0))
  const changes = Object.values(own).some((amount) => amount !== 0)
  if (!changes && theirs.length === 0 && said.length === 0) return null
  return (
    <span class="preview">
      <Gains gains={own} stock={stock} client={client} texts={texts} />
      {said.length > 0 && <span>{said.map((phrase) => texts.say(phrase)).join(' · ')}</span>}
      {theirs.map(([seat, gains]) => (
        <span key={seat} class="theirs">
          <SeatMark client={client} texts={texts} seat={seat} />
          <span class="hidden">{texts.seatName(seat)}</span>
          <Gains gains={gains} client={client} texts={texts} />
        </span>
      ))}
    </span>
  )
}
