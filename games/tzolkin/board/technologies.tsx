/** The four technology tracks: what each level gives, and who has reached it. */
import { SeatPiece } from '../../../web/src/board/piece'
import { rectPath } from '../../../web/src/board/paths'
import type { JSX } from 'preact'
import { phrase } from '../../../web/src/board/phrase'
import { TECHNOLOGIES, TOP_LEVEL, board } from './data'
import { Amount, Icon, Points } from './marks'
import { Spot, usePointing } from '../../../web/src/board/spot'
import type { TechnologyName, View } from './view'

const COLUMN = 58
const ROW = 62
const LEFT = 64
const HEAD = 24
export const TRACK_WIDTH = LEFT + 4 * COLUMN

const plus = (amount: number, good: string) => <Amount value={`+${amount}`} name={good} size={18} />
const arrow = (x: number) => <path d={`M${x - 4} 0h6m-2.5-3l3 3-3 3`} class="tz-thin" />

/** The benefits of levels 1, 2, 3 and of the step beyond. */
export const BENEFITS: Record<TechnologyName, JSX.Element[]> = {
  agriculture: [
    plus(1, 'corn'),
    <g>
      <Amount value="+1" name="corn" x={-9} size={16.5} />
      <rect x="9" y="-8" width="15" height="15" rx="3" class="tz-no-tile" />
      <Icon name="corn" x={16.5} y={-0.5} size={11} />
    </g>,
    plus(2, 'corn'),
    <Icon name="any-temple" size={24} />,
  ],
  extraction: [plus(1, 'wood'), plus(1, 'stone'), plus(1, 'gold'), <Amount value="2" name="resource" size={21} />],
  architecture: [
    <g>
      <Icon name="building" x={-16} size={16} />
      {arrow(-2)}
      <Icon name="corn" x={13} size={17} />
    </g>,
    <g>
      <Icon name="building" x={-16} size={16} />
      {arrow(-2)}
      <Points value={2} x={14} size={18} />
    </g>,
    <g>
      <Icon name="building" x={-18} size={15} />
      <text class="tz-num" x="1" y="5" font-size="14">
        −1
      </text>
      <Icon name="resource" x={18} size={16} />
    </g>,
    <Points value={3} size={23} />,
  ],
  theology: [
    <g>
      <Icon name="action" x={-10} size={19} />
      <text class="tz-num" x="12" y="5" font-size="14">
        +1
      </text>
    </g>,
    <g>
      <Icon name="resource" x={-16} size={17} />
      {arrow(-2)}
      <Icon name="any-temple" x={14} size={19} />
    </g>,
    plus(1, 'skull'),
    <Icon name="skull" size={23} />,
  ],
}

export function Technologies({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <svg
      class="tz-technologies"
      viewBox={`0 0 ${TRACK_WIDTH + 4} ${HEAD + 4 * ROW + 4}`}
      role="group"
      aria-label={say('picture.technologies')}
    >
      <g class="tz-track-head">
        {board.technologies.prices.map((price, level) => (
          <Amount key={level} value={price} name="resource" x={LEFT + (level + 0.5) * COLUMN} y={12} size={17} />
        ))}
        <Amount value={board.technologies.bonusPrice} name="resource" x={LEFT + 3.5 * COLUMN} y={12} size={17} />
      </g>
      {TECHNOLOGIES.map((technology, i) => (
        <g key={technology} transform={`translate(2 ${HEAD + i * ROW})`}>
          <Track technology={technology} view={view} />
        </g>
      ))}
    </svg>
  )
}

function Track({ technology, view }: { technology: TechnologyName; view: View }) {
  const { say } = usePointing()
  const levels = view.players.map((player) => player.technologies[technology])
  const reached = levels.map((level, seat) => `${say(`seat.${seat}`)} ${level}`).join(', ')
  const benefits = [1, 2, 3, 4].map((level) => `${level > TOP_LEVEL ? say('picture.table.level.4') : level}: ${say(phrase(`picture.level.${technology}.${level}`))}`)
  const label = [say(`technology.${technology}`), ...benefits, reached].join('\n')
  return (
    <Spot target={`technology/${technology}`} label={label} outline={rectPath(0, 1, TRACK_WIDTH, ROW - 4, 7)}>
      <path d={rectPath(0, 1, TRACK_WIDTH, ROW - 4, 7)} class="tz-track" />
      <Icon name={technology} x={15} y={ROW / 2 - 1} size={25} />
      {BENEFITS[technology].map((benefit, level) => (
        <g key={level} transform={`translate(${LEFT + level * COLUMN} 0)`}>
          <path
            d={rectPath(2, 4, COLUMN - 4, ROW - 10, 5)}
            class={level === TOP_LEVEL ? 'tz-level tz-level-bonus' : 'tz-level'}
          />
          <g transform={`translate(${COLUMN / 2} 19)`}>{benefit}</g>
        </g>
      ))}
      {levels.map((level, seat) => (
        <Marker
          key={seat}
          seat={seat}
          level={level}
          index={levels.slice(0, seat).filter((other) => other === level).length}
          count={levels.filter((other) => other === level).length}
        />
      ))}
    </Spot>
  )
}

function Marker({ seat, level, index, count }: { seat: number; level: number; index: number; count: number }) {
  const apart = 14.5
  const start = level === 0
  const x = start
    ? LEFT - 19 + (index % 2 ? 1 : -1) * (count > 1 ? 10 : 0)
    : LEFT + (level - 0.5) * COLUMN + (index - (count - 1) / 2) * apart
  const y = start ? ROW / 2 - 1 + (count > 2 ? (index < 2 ? -11.5 : 11.5) : 0) : 45
  return (
    <g class="tz-move" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <SeatPiece seat={seat} size={21.5} />
    </g>
  )
}
