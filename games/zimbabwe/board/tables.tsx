/** The tables of the rules page, straight from the data files. */
import tileFile from '../src/main/resources/ceiba/zimbabwe/tiles.json'
import { Table } from '../../../web/src/board/table'
import type { Say } from '../../../web/src/game-client'
import './board.css'
import { box, CRAFTS, GODS, RESOURCES, SPECIALISTS } from './data'
import { signed } from './deities'
import { Features } from './features'
import { CELL } from './geometry'
import { landOfMap } from './land'
import { Landscape } from './landscape'
import { Drawing, Glyph } from './marks'
import { Tower } from './monument'

interface TableProps {
  say: Say
}

const layouts = tileFile.layouts as Record<string, string[]>
const PHASES = ['I', 'II', 'III', 'IV']

const headsOf = (say: Say, ...names: string[]) => names.map((name) => say(`picture.table.${name}`))

const Named = ({ icon, name }: { icon: string; name: string }) => (
  <span class="zi-named">
    <Glyph name={icon} size={26} /> {name}
  </span>
)

function Crafts({ say }: TableProps) {
  const rows = CRAFTS.map(({ craft, requirement, cattle, points, size, resource, needs }) => [
    <Named icon={craft} name={say(`craft.${craft}`)} />,
    requirement.map(signed).join(' / '),
    cattle,
    points,
    size.replace('x', ' × '),
    <Named icon={resource} name={say(`resource.${resource}`)} />,
    needs ? <Named icon={needs} name={say(`craft.${needs}`)} /> : '–',
  ])
  return (
    <Table
      class="zi-rules-table"
      heads={headsOf(say, 'craftsman', 'cards', 'cattle', 'points', 'size', 'resource', 'needs')}
      groups={[{ rows }]}
    />
  )
}

function Gods({ say }: TableProps) {
  const rows = GODS.map(({ god, requirement, phase, first }) => [
    <Named icon={god} name={say(`god.${god}`)} />,
    signed(requirement),
    PHASES[phase - 1],
    say(`picture.god.${god}`),
    first ? '✓' : '–',
  ])
  return (
    <Table class="zi-rules-table" heads={headsOf(say, 'god', 'requirement', 'phase', 'does', 'first-game')} groups={[{ rows }]} />
  )
}

function Specialists({ say }: TableProps) {
  const rows = SPECIALISTS.map(({ specialist, requirement, cattle }) => [
    <Named icon={specialist} name={say(`specialist.${specialist}`)} />,
    signed(requirement),
    cattle.join(' / '),
    say(`picture.specialist.${specialist}`),
  ])
  return <Table class="zi-rules-table" heads={headsOf(say, 'specialist', 'requirement', 'use', 'does')} groups={[{ rows }]} />
}

/** A tile as it is printed. */
function Tile({ rows, name, label }: { rows: string[]; name: string; label: string }) {
  const land = landOfMap(rows)
  return (
    <svg class="zi-tile" viewBox={`-3 -3 ${land.width * CELL + 6} ${land.height * CELL + 12}`} role="img" aria-label={label}>
      <Landscape ground={land} name={name} />
      <Features land={land} used={{}} />
    </svg>
  )
}

function Tiles({ say }: TableProps) {
  return (
    <ul class="zi-picture zi-tiles">
      {tileFile.tiles.map((rows, number) => (
        <li key={number}>
          <Tile rows={rows} name={`tile-${number}`} label={say(number === 0 ? 'picture.table.start-tile' : 'picture.table.tile', number)} />
          <span>{say(number === 0 ? 'picture.table.start-tile' : 'picture.table.tile', number)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where tiles lie: the start tile has a ring of stones. */
function Layouts({ say }: TableProps) {
  return (
    <ul class="zi-picture zi-layouts">
      {Object.entries(layouts).map(([seats, rows]) => (
        <li key={seats}>
          <svg viewBox={`-1 -1 ${rows[0].length * 20 + 2} ${rows.length * 20 + 2}`} role="img" aria-label={rows.join(' / ')}>
            {rows.flatMap((row, y) =>
              [...row].map((place, x) =>
                place === '-' ? null : (
                  <g key={`${x} ${y}`} transform={`translate(${x * 20} ${y * 20})`}>
                    <rect x="1" y="1" width="18" height="18" rx="3" class={place === '*' ? 'zi-layout zi-layout-start' : 'zi-layout'} />
                    {place === '*' && <circle cx="10" cy="10" r="5" class="zi-layout-ring" />}
                  </g>
                ),
              ),
            )}
          </svg>
          <span>{say('picture.table.of-players', Number(seats))}</span>
        </li>
      ))}
    </ul>
  )
}

function Monuments({ say }: TableProps) {
  const rows = box.points.map((points, i) => [
    <Drawing size={44}>
      <g transform="translate(-10 -9) scale(.5)">
        <Tower seat={0} level={i + 1} letter="" />
      </g>
    </Drawing>,
    i + 1,
    points,
    i === 0 ? points : `+${points - box.points[i - 1]}`,
    i === 0 ? '–' : i,
  ])
  return (
    <Table class="zi-rules-table" heads={headsOf(say, 'monument', 'level', 'worth', 'gain', 'goods')} groups={[{ rows }]} />
  )
}

function Counts({ say }: TableProps) {
  const rows = [
    ...RESOURCES.map((resource) => [
      <Named icon={resource} name={say('picture.table.resource-tiles', `resource.${resource}`)} />,
      box.resourceTiles[resource],
    ]),
    [<Named icon="rain" name={say('picture.table.water-tiles')} />, box.waterTiles],
    [<Named icon="craft" name={say('picture.table.pieces')} />, box.craftsmen],
    [<Named icon="qamata" name={say('picture.table.gods-in-play')} />, box.gods],
    [<Named icon="cattle" name={say('picture.table.start-cattle')} />, box.cattle],
    [<Named icon="requirement" name={say('picture.table.start-requirement')} />, box.requirement],
    [<Named icon="requirement" name={say('picture.table.most-requirement')} />, box.highestRequirement],
  ]
  return <Table class="zi-rules-table" heads={headsOf(say, 'what', 'number')} groups={[{ rows }]} />
}

export const tables = {
  crafts: Crafts,
  gods: Gods,
  specialists: Specialists,
  tiles: Tiles,
  layouts: Layouts,
  monuments: Monuments,
  counts: Counts,
}
