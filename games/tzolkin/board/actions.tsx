/** What each space of a gear offers, as icons in a box of about 44 by 28 around the origin. */
import { board } from './data'
import { Amount, Icon, Points } from './icons'

const slash = <path d="M4-9L-2 9" class="tz-thin" />

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
  const height = 16.5
  return (
    <g>
      {items.map(([value, name], i) => (
        <Amount key={name} value={value} name={name} y={(i - (items.length - 1) / 2) * height} size={16} />
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
      <Icon name={items[0][0]} x={-9} y={-8} size={16} />
      <Icon name={items[1][0]} x={9} y={-8} size={16} />
      <Amount value={items[2][1]} name={items[2][0]} y={9} size={16} />
    </g>
  )
}

const TIKAL = [
  <Icon name="any-technology" size={26} />,
  <Icon name="building" size={25} />,
  <g><text class="tz-num" x="-10" y="5" font-size="13">1–2</text><Icon name="any-technology" x={11} size={23} /></g>,
  <g><text class="tz-num" x="-12" y="-2" font-size="12">1–2</text><Icon name="building" x={-11} y={7} size={15} />{slash}<Icon name="monument" x={12} size={22} /></g>,
  <g><Icon name="resource" x={-14} size={17} /><Arrow x={-1} /><Icon name="any-temple" x={12} y={-7} size={14} /><Icon name="any-temple" x={14} y={7} size={14} /></g>,
]

function Arrow({ x, y = 0 }: { x: number; y?: number }) {
  return <path d={`M${x - 4} ${y}h6m-2.500-3l3 3-3 3`} class="tz-thin" />
}

const UXMAL = [
  <g><Amount value={board.uxmal.cornForTemple} name="corn" x={-11} size={14} /><Arrow x={2} /><Icon name="any-temple" x={14} size={16} /></g>,
  <Icon name="market" size={26} />,
  <g><text class="tz-num" x="-8" y="6" font-size="16">+1</text><Icon name="worker" x={11} size={22} /></g>,
  <g><Icon name="corn" x={-13} size={18} /><Arrow x={-1} /><Icon name="building" x={12} size={20} /></g>,
  <g><Amount value={board.uxmal.cornForAnyAction} name="corn" x={-11} size={14} /><Arrow x={2} /><Icon name="action" x={14} size={17} /></g>,
]

function Palenque({ action }: { action: number }) {
  if (action === 1) return <Row items={[[board.palenque.fishing, 'corn']]} size={20} />
  const { corn, wood } = board.palenque.harvests[action - 2]
  return <Column items={wood ? [[wood, 'wood'], [corn, 'corn']] : [[corn, 'corn']]} />
}

function ChichenItza({ action }: { action: number }) {
  const { points, temple, resource } = board['chichen-itza'][action - 1]
  return (
    <g>
      <Points value={points} x={resource ? -11 : -9} size={18} />
      <Icon name={temple} x={resource ? 6 : 10} size={18} />
      {resource && <Icon name="resource" x={16} y={-8} size={13} />}
    </g>
  )
}

/** Any action of the gear without a detour: the last spaces. */
export function FreeChoice() {
  return <Icon name="action" size={22} />
}

export function ActionIcons({ gear, action }: { gear: string; action: number }) {
  switch (gear) {
    case 'palenque': return <Palenque action={action} />
    case 'yaxchilan': return <Yaxchilan action={action} />
    case 'tikal': return TIKAL[action - 1]
    case 'uxmal': return UXMAL[action - 1]
    default: return <ChichenItza action={action} />
  }
}
