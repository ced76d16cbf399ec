/** The rows of buildings and monuments, and the wealth tiles to choose from. */
import { BUILDINGS, MONUMENTS, WEALTH, tilePhrase, wealthPhrase } from './data'
import { SpotBox, usePointing } from '../../../web/src/board/spot'
import { BuildingFace, MonumentFace, WealthFace } from './tiles'
import type { View } from './view'

const Gap = () => <div class="tz-gap" />

export function BuildingRow({ view }: { view: View }) {
  const { say } = usePointing()
  const deck = view.foodDays < 2 ? view.decks.age1 : view.decks.age2
  return (
    <section class="tz-row tz-buildings">
      <h3>{say('board.buildings', deck)}</h3>
      <div class="tz-tiles">
        {view.buildings.map((number, i) => {
          if (number === 0) return <Gap key={`gap ${i}`} />
          const tile = BUILDINGS[number - 1]
          return (
            <SpotBox key={number} target={`building/${number}`} label={say(tilePhrase(tile))} class="tz-tile">
              <BuildingFace tile={tile} />
            </SpotBox>
          )
        })}
      </div>
    </section>
  )
}

export function MonumentRow({ view }: { view: View }) {
  const { say } = usePointing()
  return (
    <section class="tz-row tz-monuments">
      <h3>{say('board.monuments')}</h3>
      <div class="tz-tiles">
        {view.monuments.map((number, i) => {
          if (number === 0) return <Gap key={`gap ${i}`} />
          const tile = MONUMENTS[number - 1]
          return (
            <SpotBox key={number} target={`monument/${number}`} label={say(tilePhrase(tile))} class="tz-tile">
              <MonumentFace tile={tile} seats={view.seats} />
            </SpotBox>
          )
        })}
      </div>
    </section>
  )
}

/** The four tiles dealt at the start, while their owner still chooses. */
export function WealthChoice({ dealt, kept }: { dealt: number[]; kept: number[] }) {
  const { say } = usePointing()
  return (
    <div class="tz-wealth">
      {dealt.map((number) => {
        const tile = WEALTH[number - 1]
        return (
          <SpotBox
            key={number}
            target={`wealth/${number}`}
            label={say(wealthPhrase(tile))}
            class={`tz-tile${kept.includes(number) ? ' tz-kept' : ''}`}
          >
            <WealthFace tile={tile} />
          </SpotBox>
        )
      })}
    </div>
  )
}
