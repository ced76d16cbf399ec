/** The tables of the rules page, straight from the data files. */
import type { ComponentChildren } from 'preact'
import { phrase } from '../../../web/src/board/phrase'
import { Table } from '../../../web/src/board/table'
import type { Say } from '../../../web/src/game-client'
import './board.css'
import { ActionIcons } from './actions'
import {
  BUILDINGS,
  MONUMENTS,
  TECHNOLOGIES,
  TEMPLES,
  WEALTH,
  actionPhrase,
  board,
  costPhrase,
  effectsPhrase,
} from './data'
import { GEARS } from './geometry'
import { Glyph } from './marks'
import { BENEFITS } from './technologies'
import { BuildingFace, MonumentFace, WealthFace } from './tiles'

interface TableProps {
  say: Say
}

function Rows({ heads, say, rows }: { heads: string[]; say: Say; rows: ComponentChildren[][] }) {
  return <Table class="tz-table" heads={heads.map((head) => say(`picture.table.${head}`))} groups={[{ rows }]} />
}

const Named = ({ name, words }: { name: string; words: string }) => (
  <span class="tz-named">
    <Glyph name={name} size={22} /> {words}
  </span>
)

function Buildings({ say }: TableProps) {
  const rows = BUILDINGS.map((tile) => [
    <BuildingFace tile={tile} />,
    tile.number,
    tile.age,
    <Named name={tile.kind} words={say(`kind.${tile.kind}`)} />,
    say(costPhrase(tile.cost)),
    say(effectsPhrase(tile.effects)),
  ])
  return <Rows say={say} heads={['tile', 'number', 'age', 'kind', 'cost', 'gives']} rows={rows} />
}

function Monuments({ say }: TableProps) {
  const rows = MONUMENTS.map((tile) => [
    <MonumentFace tile={tile} />,
    tile.number,
    <Named name={tile.kind} words={say(`kind.${tile.kind}`)} />,
    say(costPhrase(tile.cost)),
    say(phrase(`monument.${tile.rule}`, `kind.${tile.kind}`, ...tile.points)),
  ])
  return <Rows say={say} heads={['tile', 'number', 'kind', 'cost', 'gives']} rows={rows} />
}

function WealthTiles({ say }: TableProps) {
  const rows = WEALTH.map((tile) => [
    <WealthFace tile={tile} />,
    tile.number,
    say(effectsPhrase(tile.effects)),
    `${say(`gear.${tile.gear}`)} ${tile.space}`,
  ])
  return <Rows say={say} heads={['tile', 'number', 'gives', 'dummy']} rows={rows} />
}

function Temples({ say }: TableProps) {
  const rows = TEMPLES.map((temple) => {
    const { points, goods, highest } = board.temples[temple]
    const given = points.flatMap((value, step) => (goods[step] ? [`${value}: ${say(`good.${goods[step]}`)}`] : []))
    return [
      <Named name={temple} words={say(`temple.${temple}`)} />,
      points.join(', '),
      given.join(', '),
      highest.join(' / '),
    ]
  })
  return <Rows say={say} heads={['temple', 'steps', 'goods', 'highest']} rows={rows} />
}

function Technologies({ say }: TableProps) {
  const rows = TECHNOLOGIES.map((technology) => [
    <Named name={technology} words={say(`technology.${technology}`)} />,
    ...BENEFITS[technology].map((benefit, level) => (
      <div class="tz-cell">
        <svg viewBox="-29 -14 58 28" width="87" height="42" aria-hidden="true">
          {benefit}
        </svg>
        {say(`picture.level.${technology}.${level + 1}`)}
      </div>
    )),
  ])
  return <Rows say={say} heads={['technology', 'level.1', 'level.2', 'level.3', 'level.4']} rows={rows} />
}

function Gears({ say }: TableProps) {
  const rows = GEARS.flatMap(({ name, spaces }) =>
    Array.from({ length: spaces - (name === 'chichen-itza' ? 2 : 3) }, (_, i) => [
      <svg viewBox="-24 -17 48 34" width="72" height="51" aria-hidden="true">
        <ActionIcons gear={name} action={i + 1} />
      </svg>,
      say(actionPhrase(name, i + 1)),
    ]),
  )
  return <Rows say={say} heads={['action', 'gives']} rows={rows} />
}

export const tables = {
  buildings: Buildings,
  monuments: Monuments,
  wealth: WealthTiles,
  temples: Temples,
  technologies: Technologies,
  gears: Gears,
}
