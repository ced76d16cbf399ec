/** What the tribes may plan together: pins on the chart, on the slots of the offerings and on each other. */
import { phrase } from '../../../web/src/board/phrase'
import type { PinKind } from '../../../web/src/game-client'
import { hexTarget, hexView, isLand, landHexes } from './archipelago'
import { GODS } from './data'
import { hexOf } from './hexes'
import type { God, HexName, View } from './view'

export const slotTarget = (god: God, slot: number): string => `slot/${god}/${slot}`

/** A kind that is put on hexes of the chart. */
const onChart = (word: string, icon: string, fits: (view: View, hex: HexName) => boolean): PinKind<View> => ({
  word,
  icon,
  places: (view) => landHexes(view).filter((hex) => fits(view, hex)).map(hexTarget),
  says: (place) => {
    const { column, row } = hexOf(place.slice(hexTarget('').length))
    return phrase(`pin.${word}.at`, phrase('hex', column, row))
  },
})

const bring: PinKind<View> = {
  word: 'bring',
  icon: 'M4 14h16v6H4zM12 3v8M8 8l4 4 4-4',
  places: ({ offerings }) =>
    GODS.flatMap((god) => offerings[god].slots.flatMap(({ by }, slot) => (by === undefined ? [slotTarget(god, slot)] : []))),
  says: (place, { offerings }) => {
    const [, god, slot] = place.split('/') as [string, God, string]
    return phrase('pin.bring.at', `good.${offerings[god].slots[Number(slot)]!.need}`, `god.${god}.to`)
  },
}

const feed: PinKind<View> = {
  word: 'feed',
  icon: 'M3 12h18c0 5-4 8-9 8s-9-3-9-8zM8 8c0-2 2-2 2-4M14 8c0-2 2-2 2-4',
  places: ({ order }) => order.map((tribe) => `tribe/${tribe}`),
  says: (place) => phrase('pin.feed.at', `tribe.${place.split('/')[1]}`),
}

export const pins: readonly PinKind<View>[] = [
  bring,
  onChart('build', 'M4 12l8-8 8 8M6 10v10h12V10', (view, hex) => {
    const { terrain, settlement, fort } = hexView(view, hex)
    return terrain !== 'volcano' && settlement === undefined && fort === undefined
  }),
  feed,
  onChart('go', 'M5 12h14M13 6l6 6-6 6', (view, hex) => isLand(hexView(view, hex))),
  onChart('guard', 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z', (view, hex) => hexView(view, hex).terrain !== 'volcano'),
]
