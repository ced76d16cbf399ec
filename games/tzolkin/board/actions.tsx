/** What each space of a gear offers, as icons in a box of about 44 by 28 around the origin. */
import { board } from './data'
import { Amount, Icon, Points } from './marks'

const slash = <path d="M5-9L-1 9" class="tz-thin" />

function Row({ items, size = 17 }: { items: [number | string, string][]; size?: number }) {
  const width = size * 1.75
  return (
    <g>
      {items.map(([value, name], i) => (
        <Amount key={name} value={value} name={name} x={(i - (items.length - 1) / 2) * width} size={size} />
      ))}
    </g>
  )
}

function Column({ items }: { items: [number | string, string][] }) {
  const height = 16
  return (
    <g>
      {items.map(([value, name], i) => (
        <Amount key={name} value={value} name={name} y={(i - (items.length - 1) / 2) * height} size={17.5} />
      ))}
    </g>
  )
}

function Yaxchilan({ action }: { action: number }) {
  const { action: _, ...goods } = board.yaxchilan[action - 1]
  const items = Object.entries(goods) as [string, number][]
  return items.length < 3 ? (
    <Column items={items.map(([name, amount]) => [amount, name])} />
  ) : (
    <g>
      <Icon name={items[0][0]} x={-10} y={-8} size={17} />
      <Icon name={items[1][0]} x={10} y={-8} size={17} />
      <Amount value={items[2][1]} name={items[2][0]} y={8} size={17.5} />
    </g>
  )
}

const TIKAL = [
  <Icon name="any-technology" size={27} />,
  <Icon name="building" size={26} />,
  <g>
    <text class="tz-num" x="-10" y="5" font-size="14" textLength="21" lengthAdjust="spacingAndGlyphs">
      1–2
    </text>
    <Icon name="any-technology" x={13} size={19} />
  </g>,
  <g>
    <text class="tz-num" x="-10" y="-2.5" font-size="14" textLength="21" lengthAdjust="spacingAndGlyphs">
      1–2
    </text>
    <Icon name="building" x={-10} y={7.5} size={15} />
    {slash}
    <Icon name="monument" x={14} size={22} />
  </g>,
  <g>
    <Icon name="resource" x={-14} size={19} />
    <Arrow x={0} />
    <Icon name="any-temple" x={13} y={-7.5} size={15} />
    <Icon name="any-temple" x={15} y={7.5} size={15} />
  </g>,
]

function Arrow({ x, y = 0 }: { x: number; y?: number }) {
  return <path d={`M${x - 4} ${y}h6m-2.500-3l3 3-3 3`} class="tz-thin" />
}

const UXMAL = [
  <g>
    <Amount value={board.uxmal.cornForTemple} name="corn" x={-11} size={17} />
    <Arrow x={6} />
    <Icon name="any-temple" x={17} size={15} />
  </g>,
  <Icon name="market" size={28} />,
  <g>
    <text class="tz-num" x="-9" y="6" font-size="17">
      +1
    </text>
    <Icon name="worker" x={12} size={24} />
  </g>,
  <g>
    <Icon name="corn" x={-13} size={20} />
    <Arrow x={0} />
    <Icon name="building" x={14} size={21} />
  </g>,
  <g>
    <Amount value={board.uxmal.cornForAnyAction} name="corn" x={-11} size={17} />
    <Arrow x={6} />
    <Icon name="action" x={17} size={15} />
  </g>,
]

function Palenque({ action }: { action: number }) {
  if (action === 1) return <Row items={[[board.palenque.fishing, 'corn']]} size={20} />
  const { corn, wood } = board.palenque.harvests[action - 2]
  return (
    <Column
      items={
        wood
          ? [
              [wood, 'wood'],
              [corn, 'corn'],
            ]
          : [[corn, 'corn']]
      }
    />
  )
}

function ChichenItza({ action }: { action: number }) {
  const { points, temple, resource } = board['chichen-itza'][action - 1]
  return (
    <g>
      <Points value={points} x={-11} size={23} />
      <Icon name={temple} x={11} y={resource ? 3 : 0} size={19} />
      {resource && <Icon name="resource" x={17} y={-9} size={15} />}
    </g>
  )
}

/** Any action of the gear without a detour: the last spaces. */
export function FreeChoice() {
  return <Icon name="action" size={22} />
}

export function ActionIcons({ gear, action }: { gear: string; action: number }) {
  switch (gear) {
    case 'palenque':
      return <Palenque action={action} />
    case 'yaxchilan':
      return <Yaxchilan action={action} />
    case 'tikal':
      return TIKAL[action - 1]
    case 'uxmal':
      return UXMAL[action - 1]
    default:
      return <ChichenItza action={action} />
  }
}
