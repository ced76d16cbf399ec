/** The tables of the rules page, straight from the data file; each says which of its numbers are ours. */
import type { ComponentChildren } from 'preact'
import { Table } from '../../../web/src/board/table'
import type { Say } from '../../../web/src/game-client'
import './board.css'
import './map.css'
import { amountsOf, colourOf, complexOf, CRAFTS, file, GODS, IDOLS, preservedOf, RAW, simpleOf, SITES, STARTING_INVENTION, TRADES, TRADES_OF, TRIBES } from './data'
import { sayCommon, sayMission } from './goals'
import { Drawing, Glyph, Price, Stamp } from './marks'
import { sayCraft } from './market'
import { sayAbility, sayIdol } from './player'
import type { Disaster, God, Mission, Tribe } from './view'

interface TableProps {
  say: Say
}

const ERAS = ['1', '2', '3']
const LEVELS = ['easy', 'normal', 'hard'] as const
const TRIBE_COUNTS = [2, 3, 4] as const
const DISASTER_COLUMNS: Disaster[] = ['eruption', 'acoran', 'moneiba', 'tsunami']

const headsOf = (say: Say, ...names: string[]) => names.map((name) => say(`picture.table.${name}`))

const Named = ({ icon, name }: { icon: string; name: string }) => (
  <span class="ti-named">
    <Glyph name={icon} size={24} /> {name}
  </span>
)

/** What a price costs, in pictures and in words. */
const Cost = ({ of, say }: { of: readonly string[]; say: Say }) => (
  <span class="ti-named">
    <Price of={amountsOf(of)} size={18} />
    <span>{Object.entries(amountsOf(of)).map(([good, count]) => say(`goods.${good}`, count)).join(', ')}</span>
  </span>
)

interface SheetProps extends TableProps {
  /** Where its numbers come from. */
  basis: string
  heads: string[]
  rows: ComponentChildren[][]
}

function Sheet({ say, basis, heads, rows }: SheetProps) {
  return (
    <div class="ti-picture">
      <Table class="ti-rules-table" heads={heads} groups={[{ rows }]} />
      <p class="ti-basis">{say(`picture.basis.${basis}`)}</p>
    </div>
  )
}

function Tribes({ say }: TableProps) {
  const rows = TRIBES.map((tribe: Tribe) => [
    <span class="ti-named">
      <Drawing size={24}>
        <Stamp tribe={tribe} size={23} />
      </Drawing>
      {say(`tribe.${tribe}`)}
    </span>,
    TRADES_OF[tribe].map((trade) => say(`trade.${trade}`)).join(', '),
    say(`invention.${STARTING_INVENTION[tribe]}.1`),
    sayAbility(tribe, say),
    [
      ...RAW.map((raw, i) => say(`goods.${raw}`, file.start.raw[i]!)),
      ...TRADES_OF[tribe].map((trade) => say(`goods.${preservedOf(trade)}`, file.start.preserved)),
    ].join(', '),
  ])
  return <Sheet say={say} basis="ours" heads={headsOf(say, 'tribe', 'trades', 'starts-with', 'ability', 'goods')} rows={rows} />
}

function Trades({ say }: TableProps) {
  const rows = TRADES.map((trade, i) => [
    <Named icon={trade} name={say(`settlement.${trade}`)} />,
    SITES[trade].map((terrain) => say(`terrain.${terrain}`)).join(', '),
    <Named icon={simpleOf(trade)} name={say(`good.${simpleOf(trade)}`)} />,
    <>
      <Named icon={complexOf(trade)} name={say(`invention.${trade}.1`)} /> <Cost of={file.costs[trade][0]!} say={say} />
    </>,
    <>
      <Named icon={preservedOf(trade)} name={say(`invention.${trade}.2`)} /> <Cost of={file.costs[trade][1]!} say={say} />
    </>,
    file.costs.preserve[i]!.map((good) => say(`goods.${good}`, 1)).join(' / '),
  ])
  return <Sheet say={say} basis="ours" heads={headsOf(say, 'settlement', 'terrain', 'simple', 'first-invention', 'second-invention', 'preserving')} rows={rows} />
}

function Supplies({ say }: TableProps) {
  const { supplies, tribe } = file
  const rows = [
    [<Named icon="villager" name={say('picture.table.villagers')} />, tribe.villagers],
    [<Named icon="noble" name={say('picture.table.nobles')} />, tribe.nobles],
    [<Named icon="goat" name={say('species.goats')} />, supplies.goats],
    [<Named icon="pig" name={say('species.pigs')} />, supplies.pigs],
    [<Named icon="conquistador" name={say('picture.table.conquistadors')} />, supplies.conquistadors],
    [<Named icon="canoe" name={say('picture.table.canoes')} />, supplies.canoes],
    [<Named icon="wall" name={say('picture.table.walls')} />, supplies.walls],
    [<Named icon="lava" name={say('terrain.lava')} />, supplies.lava],
    [<Named icon="shelter" name={say('picture.table.tiles-each')} />, supplies.settlements],
    [<Named icon="wood" name={say('picture.table.tokens-each')} />, supplies.tokens],
  ]
  return <Sheet say={say} basis={supplies.basis} heads={headsOf(say, 'what', 'number')} rows={rows} />
}

function Difficulties({ say }: TableProps) {
  const rows = LEVELS.map((level, i) => {
    const { side, tokens, forts, wrath, events } = file.difficulties[level]
    return [
      say(`variant.difficulty.${level}`),
      side.toUpperCase(),
      tokens.join(' / '),
      forts.join(' / '),
      wrath.join(' / '),
      `${events[0]}–${events.at(-1)}`,
      i + 1,
    ]
  })
  return <Sheet say={say} basis={file.difficulties.basis} heads={headsOf(say, 'difficulty', 'side', 'tokens', 'forts', 'wrath', 'events', 'mission-number')} rows={rows} />
}

const NeedList = ({ words, say }: { words: string; say: Say }) => (
  <span class="ti-named">
    {words.split(' ').map((need, i) => (
      <Glyph key={i} name={need} size={20} />
    ))}
    {words.split(' ').map((need) => say(`good.${need}`)).join(', ')}
  </span>
)

function Offerings({ say }: TableProps) {
  const cards = file.offerings as unknown as Record<string, string[]>
  const rows = GODS.flatMap((god: God) =>
    ERAS.map((era, i) => [
      <Named icon={god} name={say(`god.${god}`)} />,
      era,
      <>
        {cards[`${god}${era}`]!.map((words) => (
          <div key={words}>
            <NeedList words={words} say={say} />
          </div>
        ))}
      </>,
      TRIBE_COUNTS.map((tribes) => file.slots[tribes][i]!).join(' / '),
    ]),
  )
  return <Sheet say={say} basis={file.offerings.basis} heads={headsOf(say, 'god', 'era', 'cards', 'slots')} rows={rows} />
}

function Idols({ say }: TableProps) {
  const rows = IDOLS.map((idol) => [<Named icon={idol} name={say(`idol.${idol}`)} />, file.idols[idol], sayIdol(idol, say)])
  return <Sheet say={say} basis={file.idols.basis} heads={headsOf(say, 'idol', 'number', 'does')} rows={rows} />
}

function Crafts({ say }: TableProps) {
  const rows = [...CRAFTS, 'forge' as const].map((craft) => [
    <Named icon={craft} name={say(`craft.${craft}`)} />,
    craft === 'forge' ? '–' : file.crafts[craft],
    <Cost of={file.costs[craft]} say={say} />,
    sayCraft(craft, say),
  ])
  return <Sheet say={say} basis={file.crafts.basis} heads={headsOf(say, 'craft', 'number', 'cost', 'does')} rows={rows} />
}

function Events({ say }: TableProps) {
  const cards = file.events as Record<string, string>
  const sayCard = (words: string) =>
    words
      .split(' ')
      .map((word) => (/^\d$/.test(word) ? say('picture.ship', Number(word)) : say(`disaster.${word}`)))
      .join(', ')
  const rows = ERAS.map((era) => [era, ...['a', 'b', 'c', 'd'].map((column) => sayCard(cards[`${era}${column}`]!))])
  return <Sheet say={say} basis={file.events.basis} heads={[say('picture.table.era'), 'a', 'b', 'c', 'd']} rows={rows} />
}

/** The colours of the thermometers, and what moves them. */
function Wrath({ say }: TableProps) {
  const { orange, red, lost, hunger, shelter, waste, offered, denied, hero, fire } = file.wrath
  const starts = [0, orange, red, lost]
  const levels = starts.map((from, i) => [
    say(`picture.colour.${colourOf(from)}`),
    i === 3 ? from : `${from}–${starts[i + 1]! - 1}`,
    i === 3 ? '–' : i + 1,
  ])
  const reasons: [string, number][] = [
    ['hunger', hunger],
    ['shelter', shelter],
    ['waste', waste],
    ['denied', denied],
    ['offered', -offered],
    ['hero', hero],
    ['fire', -fire],
  ]
  return (
    <>
      <Sheet say={say} basis={file.wrath.basis} heads={headsOf(say, 'colour', 'wrath', 'rings')} rows={levels} />
      <Sheet
        say={say}
        basis={file.wrath.basis}
        heads={headsOf(say, 'reason', 'wrath')}
        rows={reasons.map(([reason, change]) => [say(`picture.wrath.${reason}`), change > 0 ? `+${change}` : `−${-change}`])}
      />
    </>
  )
}

const CATASTROPHES: Record<God, string[]> = {
  acoran: ['guayota', 'earthquake', 'tibicenas', 'locusts', 'landslide', 'wildfire', 'fever', 'ash-rain'],
  moneiba: ['storm', 'sleeping-sickness', 'red-tide', 'flood', 'sea-fog', 'undertow', 'drowned-herds', 'salt-wind'],
}

function Catastrophes({ say }: TableProps) {
  const rows = GODS.flatMap((god) =>
    CATASTROPHES[god].map((card) => [
      <Named icon={god} name={say(`god.${god}`)} />,
      say(`catastrophe.${card}`),
      say(`catastrophe.${card}.does`, file.limits.fort),
    ]),
  )
  return <Sheet say={say} basis="ours" heads={headsOf(say, 'god', 'catastrophe', 'does')} rows={rows} />
}

function Prophecies({ say }: TableProps) {
  const heads = DISASTER_COLUMNS.map((disaster) => say(`disaster.${disaster}`))
  return <Sheet say={say} basis={file.prophecies.basis} heads={heads} rows={file.prophecies.cards.map((card) => [...card])} />
}

function Missions({ say }: TableProps) {
  const words: Mission[] = ['natives', 'learning', 'settlements', 'preserved', 'livestock', 'arms']
  const rows = words.map((word) => [say(`mission.${word}`), ...LEVELS.map((level) => sayMission(word, level, say))])
  const heads = [say('picture.table.mission'), ...LEVELS.map((level) => say(`variant.difficulty.${level}`))]
  return <Sheet say={say} basis={file.missions.basis} heads={heads} rows={rows} />
}

function Solidarity({ say }: TableProps) {
  const { bestOfferer, secondOfferer, otherOfferer, fire, battle, exhausted, death, waste, monopoly, clearMonopoly, idol, native, common, secret } = file.solidarity
  const lines: [string, string][] = [
    ['best', `+${bestOfferer}`],
    ['second', `+${secondOfferer}`],
    ['other', `+${otherOfferer}`],
    ['fire', `+${fire}`],
    ['battle', `+${battle}`],
    ['exhausted', `−${exhausted}`],
    ['death', `−${death}`],
    ['waste', `−${waste}`],
    ['monopoly', `+${monopoly}`],
    ['clear-monopoly', `+${clearMonopoly}`],
    ['idol', `+${idol}`],
    ['native', `+${native}`],
    ['common', `+${common}`],
    ['secret', secret.map((points) => `+${points}`).join(' / ')],
  ]
  const rows = lines.map(([what, points]) => [say(`picture.solidarity.${what}`), points])
  return <Sheet say={say} basis={file.solidarity.basis} heads={headsOf(say, 'reason', 'solidarity')} rows={rows} />
}

function Common({ say }: TableProps) {
  const words = ['trades', 'inventions', 'cave', 'types', 'islands', 'natives', 'animals', 'prisoners']
  return (
    <Sheet say={say} basis={file.common.basis} heads={headsOf(say, 'objective', 'does')} rows={words.map((word) => [say(`common.${word}`), sayCommon(word, say)])} />
  )
}

function Secret({ say }: TableProps) {
  const words = ['goats', 'pigs', 'wood', 'clay', 'mineral', 'preserved', 'inventions', 'lava', 'nobles', 'fed', 'devout', 'warrior']
  return <Sheet say={say} basis="ours" heads={headsOf(say, 'objective', 'does')} rows={words.map((word) => [say(`secret.${word}`), say(`secret.${word}.does`)])} />
}

export const tables = {
  tribes: Tribes,
  trades: Trades,
  supplies: Supplies,
  difficulties: Difficulties,
  offerings: Offerings,
  idols: Idols,
  crafts: Crafts,
  events: Events,
  wrath: Wrath,
  catastrophes: Catastrophes,
  prophecies: Prophecies,
  missions: Missions,
  solidarity: Solidarity,
  common: Common,
  secret: Secret,
}
