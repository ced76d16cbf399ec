/** Building, monument and wealth tiles made of icons. */
import type { JSX } from 'preact'
import { effect, type Building, type Cost, type Monument, type Wealth } from './data'
import { KIND_COLORS } from './icons'
import { Amount, Icon, Points } from './marks'

const TILE = { width: 84, height: 150 }
/** A tile that is built shows no price, and what it gives in little space. */
const BUILT_HEIGHT = 88
const LINE = 21
const resources = (cost: Cost): string[] =>
  Object.entries(cost).flatMap(([good, amount]) => Array<string>(amount as number).fill(good))

/** Of few resources each is drawn; of more, how many there are of each, two in a line. */
const MOST_DRAWN = 4
const PER_LINE = 2

const kindsIn = (cost: Cost): [string, number][] => Object.entries(cost).filter(([, amount]) => amount > 0) as [string, number][]
const isCounted = (cost: Cost): boolean => resources(cost).length > MOST_DRAWN
const linesOf = (cost: Cost): number => (isCounted(cost) ? Math.ceil(kindsIn(cost).length / PER_LINE) : 1)

function Price({ cost, width }: { cost: Cost; width: number }) {
  if (isCounted(cost)) {
    const kinds = kindsIn(cost)
    return (
      <g transform={`translate(${width / 2} 14)`}>
        {kinds.map(([good, amount], i) => {
          const line = Math.floor(i / PER_LINE)
          const inLine = Math.min(PER_LINE, kinds.length - line * PER_LINE)
          return <Amount key={good} value={amount} name={good} x={((i % PER_LINE) - (inLine - 1) / 2) * 37} y={line * LINE} size={19.5} />
        })}
      </g>
    )
  }
  const list = resources(cost)
  const size = 18
  const apart = Math.min(size, (width - 8 - size) / Math.max(1, list.length - 1))
  return (
    <g transform={`translate(${width / 2 - ((list.length - 1) * apart) / 2} 14)`}>
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
  const size = Math.min(28, (height / effects.length) * 0.95)
  return (
    <>
      {effects.map((words, i) => (
        <g key={words} transform={`translate(${TILE.width / 2} ${y + ((i + 0.5) * height) / effects.length})`}>
          <EffectIcons words={words} size={size} />
        </g>
      ))}
    </>
  )
}

const stepped = (w: number, h: number) =>
  `M6 0H${w - 6}V3H${w - 3}V6H${w}V${h - 6}H${w - 3}V${h - 3}H${w - 6}V${h}H6V${h - 3}H3V${h - 6}H0V6H3V3H6z`

/** What a tile's face has room for inside: from where, and how high. */
interface Inside {
  y: number
  height: number
}

interface FaceProps {
  kind: string
  cost: Cost
  monument?: boolean
  /** Whether it is built: then nobody asks for its price. */
  built?: boolean
  children: (inside: Inside) => JSX.Element
  label?: string
}

function Face({ kind, cost, monument, built = false, children, label }: FaceProps) {
  const { width } = TILE
  const height = built ? BUILT_HEIGHT : TILE.height
  const band = built ? 0 : linesOf(cost) * LINE
  const top = built ? 5 : band + 7
  return (
    <svg
      class="tz-face"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      data-about={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={stepped(width, height)}
        fill={KIND_COLORS[kind]}
        class={monument ? 'tz-tile-edge tz-monument-edge' : 'tz-tile-edge'}
      />
      <rect
        x="5"
        y={top}
        width={width - 10}
        height={height - top - 6}
        rx="4"
        class={monument ? 'tz-tile-inside tz-monument-inside' : 'tz-tile-inside'}
      />
      {!built && (
        <>
          <rect x="5" y="4" width={width - 10} height={band} rx="4" class="tz-tile-price" />
          <Price cost={cost} width={width} />
        </>
      )}
      {children({ y: top + 2, height: height - top - (built ? 10 : 24) })}
      {!built && <Icon name={kind} x={width / 2} y={height - 15} size={16} />}
    </svg>
  )
}

interface TileFaceProps {
  built?: boolean
  label?: string
}

export function BuildingFace({ tile, built, label }: TileFaceProps & { tile: Building }) {
  return (
    <Face kind={tile.kind} cost={tile.cost} built={built} label={label}>
      {({ y, height }) => <Effects effects={tile.effects} y={y} height={height} />}
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

/** A ladder of numbers with their points, two in a line. */
function Ladder({ icon, numbers, points }: { icon: JSX.Element; numbers: number[]; points: number[] }) {
  return (
    <g>
      <g transform="translate(0 -24)">{icon}</g>
      {numbers.map((number, i) => (
        <g key={number} transform={`translate(${i % 2 ? 19 : -19} ${3 + Math.floor(i / 2) * 27})`}>
          <text class="tz-num" x="-11" y="5.8" font-size="16.5">
            {number}
          </text>
          <Points value={points[i]} x={6} size={25} />
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

export function MonumentFace({ tile, seats, built, label }: TileFaceProps & { tile: Monument; seats?: number }) {
  return (
    <Face kind={tile.kind} cost={tile.cost} monument built={built} label={label}>
      {({ y, height }) => (
        <g transform={`translate(${TILE.width / 2} ${y + height / 2})`}>
          <MonumentRule tile={tile} seats={seats} />
        </g>
      )}
    </Face>
  )
}

export function WealthFace({ tile, built = false, label }: TileFaceProps & { tile: Wealth }) {
  const { width } = TILE
  const height = built ? BUILT_HEIGHT : TILE.height - 20
  return (
    <svg
      class="tz-face"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      data-about={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={stepped(width, height)} class="tz-wealth-edge" />
      <rect x="6" y="6" width={width - 12} height={height - 12} rx="5" class="tz-tile-inside" />
      <Effects effects={tile.effects} y={10} height={height - 20} />
    </svg>
  )
}
