/** The tables of the rules page, straight from the data files. */
import box from '../src/main/resources/ceiba/maya/box.json'
import pyramidFile from '../src/main/resources/ceiba/maya/pyramids.json'
import quarryFile from '../src/main/resources/ceiba/maya/quarries.json'
import { Table } from '../../../web/src/board/table'
import type { Say } from '../../../web/src/game-client'
import './board.css'
import { TokenGlyph } from './marks'

interface TableProps {
  say: Say
}

interface Level {
  spaces: number
  gold: number[]
  /** Where the spaces and the gold come from. */
  basis: string[]
}

interface Quarry {
  token: string
  cards: number
  cubes: number[]
  basis: string
}

const SEATS = [2, 3, 4, 5]
const sets = pyramidFile.sets as unknown as Record<number, string[]>
const quarries = quarryFile as Record<string, Quarry[] | string>
const quarriesOf = (seats: number) => quarries[seats] as Quarry[]

/** When each token takes effect. */
const GREEN: Record<string, string> = {
  shield: 'at-once',
  relocate: 'building',
  'extra-cube': 'building',
  'start-player': 'at-once',
  transport: 'carrying',
  'free-pass': 'building',
  'free-double': 'building',
}
const BLUE: Record<string, string> = {
  'big-transport': 'carrying',
  joker: 'any',
  'free-cube': 'carrying',
  'two-workers': 'revealing',
}

const headsOf = (say: Say, ...names: string[]) => names.map((name) => say(`picture.table.${name}`))

const Token = ({ say, token }: TableProps & { token: string }) => (
  <span class="my-fact">
    <TokenGlyph name={token} size={44} /> {say(`token.${token}`)}
  </span>
)

const basisOf = (say: Say, basis: string) => say(`picture.basis.${basis}`)

/** Spaces and gold may come from different places. */
const basisOfBoth = (say: Say, [spaces, gold]: string[]) =>
  spaces === gold ? basisOf(say, spaces) : say('picture.basis.both', `picture.basis.${spaces}`, `picture.basis.${gold}`)

function Pyramids({ say }: TableProps) {
  const groups = Object.entries(pyramidFile.pyramids as Record<string, Level[]>).map(([pyramid, levels]) => ({
    head: [say(`pyramid.${pyramid}`), SEATS.filter((seats) => sets[seats].includes(pyramid)).join(', ')],
    rows: levels.map(({ spaces, gold, basis }, level) => [
      level + 1,
      spaces,
      gold.join('/'),
      basisOfBoth(say, basis),
    ]),
  }))
  return <Table class="my-table" heads={headsOf(say, 'pyramid', 'players', 'level', 'spaces', 'gold', 'basis')} groups={groups} />
}

function Quarries({ say }: TableProps) {
  const groups = SEATS.map((seats) => ({
    head: [say('picture.table.of-players', seats)],
    rows: quarriesOf(seats).map(({ token, cards, cubes, basis }, quarry) => [
      quarry + 1,
      <Token say={say} token={token} />,
      cards,
      cubes.join('/'),
      basisOf(say, basis),
    ]),
  }))
  return <Table class="my-table" heads={headsOf(say, 'players', 'number', 'token', 'cards', 'cubes', 'basis')} groups={groups} />
}

function Cards({ say }: TableProps) {
  const { low, high } = box.cards
  const { neutralCards, neutralValue } = box.twoPlayers
  const own = [...new Set([...low, ...high])].map((value) => [
    value,
    say(low.includes(value) ? 'back.low' : 'back.high'),
    [...low, ...high].filter((other) => other === value).length,
    value < 0 ? say('picture.table.lowers', -value) : value,
    Math.max(0, value),
  ])
  const neutral = [say('card.neutral'), say('back.neutral'), neutralCards, neutralValue, 0]
  return (
    <Table class="my-table" heads={headsOf(say, 'card', 'back', 'each', 'counts', 'carries')} groups={[{ rows: [...own, neutral] }]} />
  )
}

const tokenRow = (say: Say, token: string, when: string) => [
  <Token say={say} token={token} />,
  say(`picture.when.${when}`),
  say(`token.${token}.does`),
]

function GreenTokens({ say }: TableProps) {
  const rows = Object.entries(GREEN).map(([token, when]) => [
    ...tokenRow(say, token, when),
    SEATS.filter((seats) => quarriesOf(seats).some((quarry) => quarry.token === token)).join(', '),
  ])
  return <Table class="my-table" heads={headsOf(say, 'token', 'when', 'does', 'players')} groups={[{ rows }]} />
}

function BlueTokens({ say }: TableProps) {
  const rows = Object.entries(BLUE).map(([token, when]) => tokenRow(say, token, when))
  return <Table class="my-table" heads={headsOf(say, 'token', 'when', 'does')} groups={[{ rows }]} />
}

export const tables = {
  pyramids: Pyramids,
  quarries: Quarries,
  cards: Cards,
  tokens: GreenTokens,
  'blue-tokens': BlueTokens,
}
