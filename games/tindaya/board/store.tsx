/** A tribe's store: goods against what its vessels hold, raw materials with their tokens, weapons and prisoners. */
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import type { Say } from '../../../web/src/game-client'
import { COMPLEX, PRESERVED, RAW, SIMPLE } from './data'
import { Glyph } from './marks'
import type { Tribe, TribeView, Unit } from './view'

const ROWS: readonly (readonly Unit[])[] = [SIMPLE, COMPLEX, PRESERVED, [...RAW], ['weapon', 'prisoner']]

export const storeTarget = (tribe: Tribe, unit: Unit): string => `store/${tribe}/${unit}`

const isRaw = (unit: Unit): unit is (typeof RAW)[number] => (RAW as readonly Unit[]).includes(unit)
const isSimple = (unit: Unit): boolean => (SIMPLE as readonly Unit[]).includes(unit)

export function amountOf(data: TribeView, unit: Unit): number {
  if (unit === 'weapon') return data.weapons
  if (unit === 'prisoner') return data.prisoners
  return data.goods[unit] ?? 0
}

export function Store({ tribe, data }: { tribe: Tribe; data: TribeView }) {
  return (
    <div class="ti-store">
      {ROWS.map((row, i) => (
        <div key={i} class={`ti-store-row ti-of-${row.length}`}>
          {row.map((unit) => (
            <Cell key={unit} tribe={tribe} data={data} unit={unit} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Cell({ tribe, data, unit }: { tribe: Tribe; data: TribeView; unit: Unit }) {
  const { say } = usePointing()
  const amount = amountOf(data, unit)
  const capacity = unit === 'weapon' || unit === 'prisoner' ? undefined : (data.capacity[unit] ?? 0)
  const over = capacity !== undefined && amount > capacity
  const tokens = isRaw(unit) ? (data.tokens[unit] ?? 0) : 0
  return (
    <SpotBox
      target={storeTarget(tribe, unit)}
      label={sayCell(data, unit, say)}
      class={`ti-cell${amount === 0 ? ' ti-none' : ''}${over ? ' ti-over' : ''}${isSimple(unit) ? ' ti-perishes' : ''}`}
    >
      <Glyph name={unit} size={20} />
      <b key={amount}>{amount}</b>
      {over && <span class="ti-over-mark">▲</span>}
      {capacity !== undefined && capacity !== 3 && <span class="ti-holds">/{capacity}</span>}
      {tokens > 0 && <span class="ti-token-count">◈{tokens}</span>}
    </SpotBox>
  )
}

export function sayCell(data: TribeView, unit: Unit, say: Say): string {
  const amount = say(`goods.${unit}`, amountOf(data, unit))
  if (unit === 'weapon' || unit === 'prisoner') return amount
  const held = isSimple(unit) ? say('picture.perishes', { raw: amount }) : say('picture.held', { raw: amount }, data.capacity[unit] ?? 0)
  return isRaw(unit) ? say('picture.held.tokens', { raw: held }, data.tokens[unit] ?? 0) : held
}
