/** Tindaya in the browser. */
import { useState } from 'preact/hooks'
import { Parts } from '../../../web/src/board/parts'
import type { BoardProps, GameClient } from '../../../web/src/game-client'
import { Asked } from './asked'
import { Barter } from './barter'
import './board.css'
import { brief } from './brief'
import { GOODS, TRIBES } from './data'
import { EventRow } from './event-row'
import { Goals } from './goals'
import { Gods } from './gods'
import { EndTrack, Heading } from './heading'
import { Legend } from './legend'
import { Glyph } from './marks'
import './map.css'
import { Market } from './market'
import { Needs } from './needs'
import type { Aim } from './omens'
import { pins } from './pins'
import { Player } from './player'
import { Stage } from './stage'
import { PRIMARY } from './step'
import { lasts, useStory } from './story'
import { Supplies } from './supplies'
import { SEAT_LOOKS } from './tribes'
import type { GameEvent, View } from './view'

const PARTS = [
  ['picture.chip.chart', '.ti-stage'],
  ['picture.chip.gods', '.ti-god'],
  ['picture.chip.omens', '.ti-event'],
  ['picture.chip.needs', '.ti-needs'],
  ['picture.chip.market', '.ti-market'],
] as const

function Board({ view, motion, log }: BoardProps<View, GameEvent>) {
  const [aimed, aim] = useState<Aim>(null)
  const beat = useStory(log, motion)
  return (
    <div class={`ti-board ti-in-${view.phase}${motion ? '' : ' ti-still'}`}>
      <Parts parts={PARTS} />
      <Heading view={view} />
      <EndTrack view={view} told={beat?.step} />
      <Barter view={view} />
      <Stage view={view} beat={beat} aim={aimed} />
      <Asked view={view} />
      <div class="ti-panels">
        <Gods view={view} aim={aim} />
        <div class="ti-column">
          <EventRow view={view} aim={aim} />
          <Goals view={view} />
          <Supplies view={view} />
        </div>
        <div class="ti-column">
          <Needs view={view} />
          <Market view={view} />
        </div>
        <Legend />
      </div>
    </div>
  )
}

/** What the acting tribe of a seat has, or its only one. */
function stock(view: View, me: number): Record<string, number> {
  const own = TRIBES.filter((tribe) => view.tribes[tribe]?.seat === me)
  const tribe = own.find((one) => one === view.acting) ?? own[0]
  const data = tribe && view.tribes[tribe]
  if (!data) return {}
  return { ...Object.fromEntries(GOODS.map((good) => [good, data.goods[good] ?? 0])), weapon: data.weapons, prisoner: data.prisoners }
}

const client: GameClient<View, GameEvent> = {
  Board,
  Player,
  draws: [
    ...['wrath-acoran', 'wrath-moneiba', 'slots-acoran', 'slots-moneiba', 'waste', 'native-islands', 'foreign-islands', 'forts', 'fires'],
    ...['natives', 'nobles', 'food', 'shelter', 'weapons', 'prisoners', 'wasted', 'mission'],
  ],
  scores: ({ variants }) => variants.mode === 'dominion',
  seats: SEAT_LOOKS,
  stock,
  Glyph,
  brief,
  primary: PRIMARY,
  guided: { difficulty: 'easy' },
  pins,
  lasts,
  deeds: ['disaster', 'catastrophe', 'ship-attacks'],
}

export default client
