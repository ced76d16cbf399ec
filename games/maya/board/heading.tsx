/** The round, its parts in a row, and the reader's tokens. */
import type { ComponentChildren } from 'preact'
import { usePointing } from '../../../web/src/board/spot'
import { box, cubesOf, levelsOf, pyramidsOf, sum, type Part } from './data'
import { Glyph } from './marks'
import type { View } from './view'

const PARTS: { name: string; phases: Part[]; icon: string; expert?: true }[] = [
  { name: 'auction', phases: ['auction'], icon: 'fist', expert: true },
  { name: 'dig', phases: ['dig'], icon: 'dig' },
  { name: 'reveal', phases: ['reveal'], icon: 'reveal' },
  { name: 'transport', phases: ['transport'], icon: 'sled' },
  { name: 'build', phases: ['build', 'start'], icon: 'build' },
  { name: 'score', phases: ['score', 'over'], icon: 'gold' },
]

interface HeadingProps {
  view: View
  round: number
  phase: Part
  children: ComponentChildren
}

/** On all pyramids together. */
const freeSpaces = (view: View): number =>
  sum(pyramidsOf(view).flatMap((pyramid) => [...levelsOf(view, pyramid).map(({ spaces }) => spaces), ...cubesOf(view, pyramid).map((cubes) => -sum(cubes))]))

export function Heading({ view, round, phase, children }: HeadingProps) {
  const { say } = usePointing()
  const parts = PARTS.filter(({ expert }) => !expert || view.variants.expert === 'yes')
  return (
    <div class="my-heading">
      <b>{say('picture.round', round, box.rounds.number)}</b>
      <ol aria-label={say('picture.parts')}>
        {parts.map(({ name, phases, icon }) => (
          <li key={name} aria-current={phases.includes(phase) ? 'step' : undefined}>
            <Glyph name={icon} size={18} />
            <span>{say(`picture.part.${name}`)}</span>
          </li>
        ))}
      </ol>
      <span class="my-free">
        {say('gauge.spaces')} <b>{freeSpaces(view)}</b>
      </span>
      <div class="my-tokens">{children}</div>
    </div>
  )
}
