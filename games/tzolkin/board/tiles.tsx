/** Building, monument and wealth tiles made of icons. */
import type { JSX } from 'preact'
import { effect, type Building, type Cost, type Monument, type Wealth } from './data'
import { KIND_COLORS } from './icons'
import { Amount, Icon, Points } from './marks'

const TILE = { width: 84, height: 104 }
const resources = (cost: Cost): string[] =>
  Object.entries(cost).flatMap(([good, amount]) => Array<string>(amount as number).fill(good))

function Price({ cost, width }: { cost: Cost; width: number }) {
  const list = resources(cost)
  const size = 17
  const apart = Math.min(size, (width - 8 - size) / Math.max(1, list.length - 1))
  return (
    <g transform={`translate(${width / 2 - ((list.length - 1) * apart) / 2} 13)`}>
      {list.map((good, i) => (
        <Icon key={i} name={good} x={i * apart} size={size} />
      ))}
    </g>
  )
}

const withPlus = new Set([
  'brown',
  'yellow',
  'green',
  'any-temple',
  'agriculture',
  'extraction',
  'architecture',
  'theology',
  'any-technology',
  'worker',
])

/** One effect, in a box of about 60 by 26. */
export function EffectIcons({ words, size = 24 }: { words: string; size?: number }) {
  const { name, amount } = effect(words)
  if (name === 'points') return <Points value={amount} size={size * 1.1} />
  if (name === 'feeds') {
    return (
      <g>
        <Amount value={amount} name="worker" x={-size * 0.6} size={size * 0.8} />
        <Icon name="feeds" x={size * 0.7} size={size} />
      </g>
    )
  }
  if (name === 'cheaper') {
    return (
      <g>
        <Icon name="feeds" x={-size * 0.55} size={size} />
        <Amount value={`−${amount}`} name="corn" x={size * 0.7} size={size * 0.72} />
      </g>
    )
  }
  if (name === 'build') return <Amount value="+1" name="building" x={size * 0.15} size={size * 0.9} />
  if (name === 'market') return <Icon name="market" size={size} />
  if (name === 'action')
    return (
      <g>
        <Amount value={1} name="corn" x={-size * 0.55} size={size * 0.75} />
        <Icon name="action" x={size * 0.65} size={size * 0.9} />
      </g>
    )
  return (
    <Amount
      value={withPlus.has(name) ? `+${amount}` : amount}
      name={name}
      x={withPlus.has(name) ? size * 0.15 : 0}
      size={size * 0.95}
    />
  )
}

function Effects({ effects, y, height }: { effects: string[]; y: number; height: number }) {
  const rows = effects.length > 3 ? 2 : effects.length
  const size = rows > 2 ? 21 : 25
  const perRow = Math.ceil(effects.length / rows)
  return (
    <>
      {effects.map((words, i) => {
        const row = Math.floor(i / perRow)
        const x = perRow > 1 ? ((i % perRow) - 0.5) * 38 : 0
        return (
          <g key={words} transform={`translate(${TILE.width / 2 + x} ${y + ((row + 0.5) * height) / rows})`}>
            <EffectIcons words={words} size={perRow > 1 ? 18 : size} />
          </g>
        )
      })}
    </>
  )
}

const stepped = (w: number, h: number) =>
  `M6 0H${w - 6}V3H${w - 3}V6H${w}V${h - 6}H${w - 3}V${h - 3}H${w - 6}V${h}H6V${h - 3}H3V${h - 6}H0V6H3V3H6z`

function Face({
  kind,
  cost,
  monument,
  children,
  label,
}: {
  kind: string
  cost: Cost
  monument?: boolean
  children: JSX.Element | JSX.Element[]
  label?: string
}) {
  const { width, height } = TILE
  return (
    <svg
      class="tz-face"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path
        d={stepped(width, height)}
        fill={KIND_COLORS[kind]}
        class={monument ? 'tz-tile-edge tz-monument-edge' : 'tz-tile-edge'}
      />
      <rect
        x="5"
        y="25"
        width={width - 10}
        height={height - 31}
        rx="4"
        class={monument ? 'tz-tile-inside tz-monument-inside' : 'tz-tile-inside'}
      />
      <rect x="5" y="4" width={width - 10} height="18.5" rx="4" class="tz-tile-price" />
      <Price cost={cost} width={width} />
      {children}
      <Icon name={kind} x={width - 13} y={height - 13} size={14} />
    </svg>
  )
}

export function BuildingFace({ tile, label }: { tile: Building; label?: string }) {
  return (
    <Face kind={tile.kind} cost={tile.cost} label={label}>
      <Effects effects={tile.effects} y={27} height={66} />
    </Face>
  )
}

const each = (points: number, ...icons: JSX.Element[]) => (
  <g>
    <Points value={points} x={-17} size={27} />
    <path d="M-1-3.5l7 7m0-7l-7 7" class="tz-thin" />
    <g transform="translate(23 0)">{icons}</g>
  </g>
)

/** A ladder of numbers over their points. */
function Ladder({ icon, numbers, points }: { icon: JSX.Element; numbers: number[]; points: number[] }) {
  return (
    <g>
      <g transform="translate(0 -20)">{icon}</g>
      {numbers.map((number, i) => (
        <g key={number} transform={`translate(${(i - (numbers.length - 1) / 2) * 19} 0)`}>
          <text class="tz-num" y="4" font-size="12">
            {number}
          </text>
          <Points value={points[i]} y={17} size={19} />
        </g>
      ))}
    </g>
  )
}

function MonumentRule({ tile, seats }: { tile: Monument; seats?: number }) {
  const [first] = tile.points
  switch (tile.rule) {
    case 'own-kind':
      return each(first, <Icon name={tile.kind} size={27} />)
    case 'own-tiles':
      return each(first, <Icon name="building" y={-12} size={22} />, <Icon name="monument" y={12} size={22} />)
    case 'all-monuments':
      return seats ? (
        each(
          tile.points[seats - 2],
          <Icon name="monument" x={-5} y={-4} size={22} />,
          <Icon name="monument" x={5} y={5} size={22} />,
        )
      ) : (
        <Ladder icon={<Icon name="monument" size={22} />} numbers={[2, 3, 4]} points={tile.points} />
      )
    case 'corn-tiles':
      return each(
        first,
        <rect x="-13" y="-13" width="26" height="26" rx="4" class="tz-jungle-tile" />,
        <Icon name="corn" size={20} />,
      )
    case 'wood-tiles':
      return each(
        first,
        <rect x="-13" y="-13" width="26" height="26" rx="4" class="tz-wood-tile" />,
        <Icon name="wood" size={20} />,
      )
    case 'workers':
      return <Ladder icon={<Icon name="worker" size={21} />} numbers={[3, 4, 5, 6]} points={tile.points} />
    case 'mastered-technologies':
      return (
        <Ladder
          icon={<Amount value="III" name="any-technology" size={20} x={2} />}
          numbers={[1, 2, 3, 4]}
          points={tile.points}
        />
      )
    case 'technology-levels':
      return each(first, <Icon name="any-technology" size={28} />)
    case 'best-temple':
      return each(first, <Icon name="any-temple" y={3} size={25} />, <Icon name="up" x={12} y={-12} size={13} />)
    case 'temple-steps':
      return (
        <g>
          <Points value="+" y={-15} size={22} />
          <Icon name="brown" x={-23} y={10} size={23} />
          <Icon name="yellow" y={10} size={23} />
          <Icon name="green" x={23} y={10} size={23} />
        </g>
      )
    default:
      return each(first, <Icon name="skull" size={26} />)
  }
}

export function MonumentFace({ tile, seats, label }: { tile: Monument; seats?: number; label?: string }) {
  return (
    <Face kind={tile.kind} cost={tile.cost} monument label={label}>
      <g transform={`translate(${TILE.width / 2} 58)`}>
        <MonumentRule tile={tile} seats={seats} />
      </g>
    </Face>
  )
}

export function WealthFace({ tile, label }: { tile: Wealth; label?: string }) {
  const { width, height } = TILE
  return (
    <svg
      class="tz-face"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path d={stepped(width, height)} class="tz-wealth-edge" />
      <rect x="6" y="6" width={width - 12} height={height - 12} rx="5" class="tz-tile-inside" />
      <Effects effects={tile.effects} y={12} height={80} />
    </svg>
  )
}
