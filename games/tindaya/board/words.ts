/** Things on the map in words. */
import type { Say } from '../../../web/src/game-client'
import { hexView, islandAt, isLand, isLastToken, numberAt } from './archipelago'
import { RAW_OF } from './data'
import type { Amounts, Ground, HexName, Tribe, View } from './view'

/** What a hex is and what stands on it. */
export function sayHex(view: View, name: HexName, say: Say): string {
  return say('picture.hex', { raw: name }, { raw: contentOf(view, name, say).join(', ') })
}

function contentOf(view: View, name: HexName, say: Say): string[] {
  const hex = hexView(view, name)
  const number = numberAt(view, name)
  const { terrain, tokens = 0, settlement, controller, animals = 0, fort, wall, canoes = 0, natives = {} } = hex
  const island = islandAt(view, name)
  return [
    say(number === undefined ? `terrain.${terrain}` : 'picture.numbered', ...(number === undefined ? [] : [`terrain.${terrain}`, number])),
    ...(isLand(hex) && island && island.numbers.length > 0 && terrain !== 'volcano'
      ? [say('picture.island', { raw: island.numbers.join('+') })]
      : []),
    ...(tokens > 0 ? [say(`goods.${RAW_OF[terrain as Ground]}`, tokens)] : []),
    ...(isLastToken(view, name) ? [say('picture.last-token')] : []),
    ...(settlement ? [say(controller ? 'picture.settlement' : 'picture.settlement.free', `settlement.${settlement}`, ...(controller ? [`tribe.${controller}`] : []))] : []),
    ...(animals > 0 ? [say(`animals.${settlement}`, animals)] : []),
    ...(fort === undefined ? [] : [say('picture.fort', { raw: say('conquistadors', fort) })]),
    ...(wall ? [say('picture.wall')] : []),
    ...(canoes > 0 ? [say('picture.canoes', canoes)] : []),
    ...(Object.entries(natives) as [Tribe, [number, number]][]).map(([tribe, [villagers, nobles]]) =>
      say('picture.natives', `tribe.${tribe}`, { raw: sayNatives([villagers, nobles], say) }),
    ),
    ...view.ships.filter(({ at }) => at === name).map((ship) => say('picture.ship', ship.ship)),
    ...view.areas.filter(({ at }) => at === name).map(({ disaster }) => say('picture.epicentre', `disaster.${disaster}`)),
    ...view.areas.filter(({ at, now }) => at !== name && now.includes(name)).map(({ disaster }) => say('picture.in-area', `disaster.${disaster}`)),
    ...(view.needs.attacked.includes(name) ? [say('picture.attacked')] : []),
  ]
}

/** 2 villagers, 1 noble. */
export const sayNatives = ([villagers, nobles]: [number, number], say: Say): string =>
  [
    ...(villagers > 0 || nobles === 0 ? [say('natives.villagers', villagers)] : []),
    ...(nobles > 0 ? [say('natives.nobles', nobles)] : []),
  ].join(', ')

/** Goods with their numbers: 2 wood, 1 clay. */
export const sayAmounts = (amounts: Amounts<string>, say: Say): string =>
  Object.entries(amounts)
    .filter(([, count = 0]) => count > 0)
    .map(([good, count = 0]) => say(`goods.${good}`, count))
    .join(', ')

export const sayTribes = (tribes: readonly Tribe[], say: Say): string => tribes.map((tribe) => say(`tribe.${tribe}`)).join(', ')
