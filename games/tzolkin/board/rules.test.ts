import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, assertClaims, tablesOf, type Claim } from '../../../web/test/rules-page'
import { BUILDINGS, MONUMENTS, WEALTH, board } from './data'
import { tables } from './tables'

const { palenque, uxmal, temples, technologies, market, calendar } = board
const rounds = calendar.foodDays.at(-1)!
const monument = (rule: string) => MONUMENTS.find((tile) => tile.rule === rule)!
const builtIn = (age: number) => BUILDINGS.filter((tile) => tile.age === age).length

test('every table that the rules call for is drawn', () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(new Set(tablesOf('tzolkin', language)), new Set(Object.keys(tables)))
  }
})

test('the calendar', () => {
  assertClaims('tzolkin', [
    { numbers: [rounds], en: 'After # days', it: 'Dopo # giorni', pt: 'Após # dias' },
    { numbers: [calendar.teeth], en: 'It has # teeth', it: 'Ha # denti', pt: 'Tem # dentes' },
    {
      numbers: calendar.foodDays,
      en: 'at the end of rounds #, #, # and #',
      it: 'alla fine dei round #, #, # e #',
      pt: 'no fim das rodadas #, #, # e #',
    },
  ])
})

test('the tiles', () => {
  assertClaims('tzolkin', [
    {
      numbers: [builtIn(1), builtIn(2)],
      en: 'the # buildings of the first age and the # of the second',
      it: 'i # edifici della prima era e i # della seconda',
      pt: 'as # construções da primeira era e as # da segunda',
    },
    {
      numbers: [WEALTH.find(({ effects }) => effects.some((effect) => effect.startsWith('feeds')))!.number],
      en: 'tile # feeds one of your workers',
      it: 'la # nutre uno dei tuoi lavoratori',
      pt: 'o # alimenta um dos seus trabalhadores',
    },
    {
      numbers: [monument('own-tiles').number],
      en: 'Monument # counts farms',
      it: 'monumento # conta anche le fattorie',
      pt: 'monumento # conta também as fazendas',
    },
    {
      numbers: [monument('all-monuments').number],
      en: 'Monument # counts the monuments of all',
      it: 'monumento # conta i monumenti di tutti',
      pt: 'monumento # conta os monumentos de todos',
    },
    {
      numbers: [monument('all-monuments').number, monument('all-monuments').points[1], monument('all-monuments').points[0]],
      en: 'Monument # pays more for each monument: # points with three players, # with two',
      it: 'monumento # dà di più per ogni monumento: # punti in tre, # in due',
      pt: 'monumento # dá mais por monumento: # pontos com três jogadores, # com dois',
    },
    {
      numbers: [monument('wood-tiles').number],
      en: 'Monument # counts wood tiles',
      it: 'monumento # conta le tessere legno',
      pt: 'monumento # conta as fichas de madeira',
    },
    {
      numbers: [monument('workers').number],
      en: 'Monument # counts all your workers',
      it: 'monumento # conta tutti i tuoi lavoratori',
      pt: 'monumento # conta todos os seus trabalhadores',
    },
    {
      numbers: [monument('best-temple').number],
      en: 'Monument # looks at the temple',
      it: 'monumento # considera il tempio',
      pt: 'monumento # considera o templo',
    },
    {
      numbers: [monument('temple-steps').number],
      en: 'Monument # repeats the points of your steps',
      it: 'monumento # ripete i punti dei tuoi gradini',
      pt: 'monumento # repete os pontos dos seus degraus',
    },
    {
      numbers: [monument('placed-skulls').number],
      en: 'Monument # counts all skulls',
      it: 'monumento # conta tutti i teschi',
      pt: 'monumento # conta todas as caveiras',
    },
  ])
})

test('Palenque', () => {
  assertClaims('tzolkin', [
    { numbers: [palenque.fishing], en: 'Fishing: # corn', it: 'Pesca: # mais', pt: 'Pesca: # milhos' },
    ...palenque.harvests.map(({ action, corn, wood }): Claim =>
      wood
        ? {
            numbers: [action, corn, wood],
            en: '#. Harvest: # corn or # wood',
            it: '#. Raccolta: # mais o # legni',
            pt: '#. Coleta: # milhos ou # madeiras',
          }
        : { numbers: [action, corn], en: '#. Harvest: # corn.', it: '#. Raccolta: # mais.', pt: '#. Coleta: # milhos.' },
    ),
  ])
})

test('Uxmal and the market', () => {
  assertClaims('tzolkin', [
    { numbers: [uxmal.cornForTemple], en: 'Pay # corn and rise', it: 'Paga # mais e sali', pt: 'Pague # milhos e suba' },
    { numbers: [uxmal.cornForAnyAction], en: 'Pay # corn and use', it: 'Paga # mais e usa', pt: 'Pague # milho e use' },
    {
      numbers: [uxmal.cornPerResource],
      en: '# corn for each resource of its cost',
      it: '# mais per ogni risorsa del suo costo',
      pt: '# milhos por recurso do custo',
    },
    {
      numbers: [market.wood, market.stone, market.gold],
      en: 'One wood is worth # corn, one stone #, one gold #',
      it: 'Un legno vale # mais, una pietra #, un oro #',
      pt: 'Uma madeira vale # milhos, uma pedra #, um ouro #',
    },
    {
      numbers: [market.wood, market.stone, market.gold],
      en: 'market rates: wood #, stone #, gold #',
      it: 'prezzi del mercato: legno #, pietra #, oro #',
      pt: 'preços do mercado: madeira #, pedra #, ouro #',
    },
  ])
})

test('Chichen Itza', () => {
  const names: Record<string, string> = { brown: 'Chaac', yellow: 'Quetzalcoatl', green: 'Kukulcan' }
  assertClaims(
    'tzolkin',
    board['chichen-itza'].map(({ action, points, temple, resource }) => ({
      numbers: [action, points, ...(resource ? [resource] : [])],
      en: `#. # points, ${names[temple]}${resource ? ', # resource' : '\n'}`,
      it: `#. # punti, ${names[temple]}${resource ? ', # risorsa' : '\n'}`,
      pt: `#. # pontos, ${names[temple]}${resource ? ', # recurso' : '\n'}`,
    })),
  )
})

test('technologies', () => {
  assertClaims('tzolkin', [
    {
      numbers: technologies.prices,
      en: 'Level 1 costs # resource, level 2 costs #, level 3 costs #',
      it: 'Il livello 1 costa # risorsa, il livello 2 ne costa #, il livello 3 ne costa #',
      pt: 'O nível 1 custa # recurso, o nível 2 custa #, o nível 3 custa #',
    },
    {
      numbers: [technologies.bonusPrice],
      en: 'you may pay # resource and take',
      it: 'puoi pagare # risorsa e ricevere',
      pt: 'você pode pagar # recurso e receber',
    },
  ])
})

test('temples', () => {
  const { brown, yellow, green } = temples
  assertClaims('tzolkin', [
    {
      numbers: [brown.points.length, yellow.points.length, green.points.length],
      en: 'is brown and has # steps, the temple of Quetzalcoatl is yellow and has #, the temple of Kukulcan is green and has #',
      it: 'è marrone e ha # gradini, il tempio di Quetzalcoatl è giallo e ne ha #, il tempio di Kukulcan è verde e ne ha #',
      pt: 'é marrom e tem # degraus, o templo de Quetzalcoatl é amarelo e tem #, o templo de Kukulcan é verde e tem #',
    },
    ...Object.entries({ Chaac: brown, Quetzalcoatl: yellow, Kukulcan: green }).map(([name, { highest }]): Claim => ({
      numbers: [highest[0], calendar.foodDays[1], highest[1], rounds],
      en: `${name}: # points in round #, # in round #`,
      it: `${name}: # punti nel round #, # nel round #`,
      pt: `${name}: # pontos na rodada #, # na rodada #`,
    })),
    { numbers: [rounds], en: 'Food Day of round #', it: 'Giorno del Cibo del round #', pt: 'Dia de Alimentação da rodada #' },
  ])
})
