import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Choice } from '../../../web/src/api-types'
import { phrase } from '../../../web/src/board/phrase'
import type { Say } from '../../../web/src/game-client'
import { Texts } from '../../../web/src/texts'
import en from '../src/main/resources/ceiba/tindaya/texts/en.json'
import { hexView, islandAt, isLand, isLastToken, labelPlaces, landHexes, landsOf, homeOf, nearestOf, numberAt } from './archipelago'
import { sayDeal } from './barter'
import { colourOf, file, GODS, godOf } from './data'
import { APOTHEM, SIZE } from './geometry'
import { hexOf, neighboursOf, hexName } from './hexes'
import { labelShape } from './islands'
import { mouthsOf } from './needs'
import { pins } from './pins'
import { beatsOf, lasts } from './story'
import { HEXES_OF_SAMPLE, sample } from './sample'
import { amountOf } from './store'
import { landsIn } from './terrain'
import type { GameEvent, HexView } from './view'
import { courses } from './ways'
import { sayHex } from './words'

const say: Say = new Texts('en', en).say
const sail = (hex: string): Choice => ({ words: `sail ${hex}`, phrase: { ...phrase(''), targets: [`hex/${hex}`] } })

test('hexes that are not sent are sea', () => {
  const view = sample()
  assert.equal(hexView(view, '0,6').terrain, 'sea')
  assert.ok(!isLand(hexView(view, '3,2')), 'an abyss is no land')
  assert.equal(landHexes(view).length, 8 * 4)
})

test('the map in words is read back as it was', () => {
  const view = sample()
  const lands = landsIn(landsOf(view))
  assert.deepEqual(lands.find(({ name }) => name === '1,1'), { name: '1,1', terrain: 'volcano', number: 1 })
  assert.equal(lands.length, 8 * 5)
  assert.deepEqual(landsIn(''), [])
})

test('the last raw material of an island is known', () => {
  const view = sample()
  const island = islandAt(view, '5,1')!
  const hexes = { ...HEXES_OF_SAMPLE, '6,2': { ...HEXES_OF_SAMPLE['6,2']!, tokens: 1 } }
  const islands = view.islands.map((one) => (one === island ? { ...one, tokens: 1 } : one))
  assert.ok(isLastToken(sample({ hexes, islands }), '6,2'))
  assert.ok(!isLastToken(view, '6,2'), 'nothing is left there')
  assert.ok(!isLastToken(view, '1,0'), 'others are left on its island')
})

test('every island has its label beside it, at sea, each in a place of its own', () => {
  const view = sample()
  const places = labelPlaces(view)
  assert.equal(places.size, 8)
  assert.equal(new Set(places.values()).size, 8)
  for (const [island, place] of places) {
    assert.equal(hexView(view, place).terrain, 'sea')
    assert.ok(neighboursOf(hexOf(place)).some((hex) => island.hexes.includes(hexName(hex))))
  }
})

test('a tribe lives where its natives are, most of them first', () => {
  const natives = (villagers: number): Partial<HexView> => ({ natives: { guanches: [villagers, 1] } })
  const hexes: Record<string, HexView> = { ...HEXES_OF_SAMPLE, '6,2': { ...HEXES_OF_SAMPLE['6,2']!, ...natives(9) } }
  const home = homeOf(sample({ hexes }), 'guanches')
  assert.equal(home[0], '6,2')
  assert.ok(home.slice(1).every((name) => hexes[name]!.natives!.guanches))
})

test('an exchange says who gives what to whom, as far as it is known', () => {
  const barter = { from: 'majos', to: 'canarii', give: 'wood' } as const
  assert.equal(sayDeal(barter, say), 'The Majos give 1 wood to the Canarii.')
  assert.equal(sayDeal({ ...barter, take: 'weapon' }, say), 'The Majos give 1 wood to the Canarii. The Canarii give 1 weapon to the Majos.')
})

test('a ship comes to the nearest shore', () => {
  const view = sample()
  assert.equal(nearestOf(islandAt(view, '9,1')!, '11,2'), '10,2')
})

test('a canoe’s lines lead to the farthest hex of each direction', () => {
  const view = sample({ pending: ['turn 1', 'sail 4711'], exploring: { from: '4,1', natives: [1, 0], sea: '4,2' } })
  const found = courses(view, ['4,2', '4,3', '4,4', '5,2'].map(sail))
  assert.deepEqual(found, [
    { from: '4,2', to: '4,4' },
    { from: '4,2', to: '5,2' },
  ])
  assert.deepEqual(courses(sample({ pending: ['turn 1', 'source 3'] }), []), [])
})

test('who must be fed: those there are and those still to be born', () => {
  assert.equal(mouthsOf(sample(), 'majos'), 5 + 2)
  assert.equal(mouthsOf(sample(), 'benahoaritas'), 5)
})

test('volcanoes and abysses have numbers', () => {
  const view = sample()
  assert.deepEqual(numberAt(view, '1,1'), 1)
  assert.equal(numberAt(view, '1,0'), undefined)
})

test('weapons and prisoners count as stored units', () => {
  const { majos } = sample().tribes
  assert.deepEqual([amountOf(majos!, 'weapon'), amountOf(majos!, 'prisoner'), amountOf(majos!, 'gofio')], [2, 1, 0])
})

test('the colours of the wrath begin where the data say', () => {
  const { orange, red, lost } = file.wrath
  const colours = [0, orange - 1, orange, red - 1, red, lost - 1, lost].map(colourOf)
  assert.deepEqual(colours, ['yellow', 'yellow', 'orange', 'orange', 'red', 'red', 'lost'])
  assert.deepEqual(GODS.map((god) => godOf(god)), GODS)
  assert.deepEqual([godOf('eruption'), godOf('tsunami')], GODS)
})

test('a hex is said with all that stands on it', () => {
  assert.equal(
    sayHex(sample(), '1,0', say),
    '1,0: mountain, island 1, 1 mineral, goat herd (Majos), 3 goats, Majos: 1 villager, 1 noble',
  )
  assert.match(sayHex(sample(), '10,1', say), /fort with 3 conquistadors/)
  assert.match(sayHex(sample(), '5,1', say), /^5,1: volcano 2, epicentre of eruption/)
  assert.match(sayHex(sample(), '10,2', say), /will be attacked$/)
  assert.equal(sayHex(sample(), '0,0', say), '0,0: sea')
})

test('what is shown takes its time, and the rest none', () => {
  const passed: GameEvent = { kind: 'passed', tribe: 'majos' }
  assert.equal(lasts([passed]), 0)
  assert.ok(lasts([passed, { kind: 'disaster', disaster: 'eruption', hex: 8, rings: 1 }]) >= 1000)
})

test('the end of an era is told step by step, and each disaster and attack for itself', () => {
  const told = (event: GameEvent) => ({ ...event, phrase: phrase(event.kind) })
  const events: GameEvent[] = [
    { kind: 'passed', tribe: 'majos' },
    { kind: 'end-step', step: 5 },
    { kind: 'end-step', step: 6 },
    { kind: 'catastrophe', card: 'landslide', hex: 8 },
    { kind: 'disaster', disaster: 'tsunami', hex: 8, rings: 1 },
    { kind: 'drowned', hex: 9 },
    { kind: 'ship-attacks', ship: 1, hex: 9, conquistadors: 2 },
    { kind: 'fort', hex: 9, conquistadors: 2 },
    { kind: 'end-step', step: 10 },
    { kind: 'era', era: 2, card: 'a' },
    { kind: 'ship-placed', ship: 1, hex: 9 },
  ]
  const beats = beatsOf(events.map(told))
  assert.deepEqual(
    beats.map(({ events: [head, ...others], step }) => [head!.kind, others.length, step]),
    [
      ['end-step', 0, 5],
      ['end-step', 0, 6],
      ['catastrophe', 0, 6],
      ['disaster', 1, 6],
      ['ship-attacks', 1, 6],
      ['end-step', 0, 10],
    ],
  )
  assert.equal(lasts(events), beats.reduce((sum, { time }) => sum + time, 0))
  const many = Array.from({ length: 40 }, () => events).flat()
  assert.ok(Math.abs(lasts(many) - 9000) < 1, 'nobody waits longer')
})

test('a label stays within its hex, also that of islands that have grown together', () => {
  const [island] = sample().islands
  for (const numbers of [[], [8], [1, 2], [1, 2, 5], [1, 2, 5, 6]]) {
    for (const isAbove of [true, false]) {
      const { width, height, aside } = labelShape({ ...island!, numbers }, isAbove)
      const edge = Math.abs(aside) + height / 2
      assert.ok(edge <= APOTHEM, `${numbers} is ${edge} away from the middle`)
      // the corners of the cartouche are round
      assert.ok(width / 2 <= SIZE - (edge - 8) / Math.sqrt(3), `${numbers} is ${width} wide`)
    }
  }
})

test('pins may be put where they mean something, and say what', () => {
  const view = sample()
  const kind = (word: string) => pins.find((one) => one.word === word)!
  const said = (word: string, place: string) => say(kind(word).says(place, view))
  assert.deepEqual(kind('bring').places(view).slice(0, 3), ['slot/acoran/2', 'slot/acoran/3', 'slot/acoran/4'])
  assert.equal(said('bring', 'slot/acoran/2'), 'bring wood to Acorán')
  assert.ok(kind('build').places(view).includes('hex/5,0'))
  assert.ok(!kind('build').places(view).some((place) => ['hex/2,2', 'hex/10,1', 'hex/1,1'].includes(place)), 'taken, a fort, a volcano')
  assert.equal(said('go', 'hex/1,1'), 'go to 1,1')
  assert.equal(said('feed', 'tribe/canarii'), 'food for the Canarii')
})
