import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, assertClaims, pageOf, tablesOf } from '../../../web/test/rules-page'
import box from '../src/main/resources/ceiba/zimbabwe/box.json'
import craftFile from '../src/main/resources/ceiba/zimbabwe/crafts.json'
import godFile from '../src/main/resources/ceiba/zimbabwe/gods.json'
import specialistFile from '../src/main/resources/ceiba/zimbabwe/specialists.json'
import en from '../src/main/resources/ceiba/zimbabwe/texts/en.json'
import it from '../src/main/resources/ceiba/zimbabwe/texts/it.json'
import pt from '../src/main/resources/ceiba/zimbabwe/texts/pt.json'
import tileFile from '../src/main/resources/ceiba/zimbabwe/tiles.json'
import { tables } from './tables'

const catalogues: Record<string, Record<string, string>> = { en, it, pt }
const { crafts } = craftFile
const { gods } = godFile
const { specialists } = specialistFile
const firstGods = gods.filter(({ first }) => first)
const requirementOf = (god: string) => gods.find((one) => one.god === god)!.requirement
const herd = specialists.find(({ specialist }) => specialist === 'herd')!.cattle
const levels = box.points.length
const startTile = tileFile.tiles[0].join('')

test('every table that the rules call for is drawn', () => {
  for (const language of LANGUAGES) assert.deepEqual(new Set(tablesOf('zimbabwe', language)), new Set(Object.keys(tables)))
})

test('the map', () => {
  const size = tileFile.tiles[0].length
  assertClaims('zimbabwe', [
    { numbers: [size, size], en: 'each of # by # squares', it: 'quadrate di # caselle per #', pt: 'quadradas de # casas por #' },
    {
      numbers: [startTile.split('S').length - 1, tileFile.tiles.length - 1],
      en: 'The start tile has % starting areas; the others are drawn from %',
      it: 'La tessera iniziale ha % zone di partenza; le altre si estraggono da %',
      pt: 'A peça inicial tem % áreas iniciais; as outras são sorteadas entre %',
    },
  ])
})

test('monuments', () => {
  const gain = box.points[2] - box.points[1]
  assertClaims('zimbabwe', [
    { numbers: [1, levels], en: 'a level from # to #', it: 'un livello da # a #', pt: 'um nível de # a #' },
    { numbers: [levels], en: 'A monument of level # is finished', it: 'Un monumento di livello # è finito', pt: 'Um monumento de nível # está pronto' },
    {
      numbers: [2, levels - 1, levels],
      en: 'one to reach level #, % to reach level #',
      it: 'uno per arrivare al livello #, % per arrivare al livello #',
      pt: 'um para chegar ao nível #, % para chegar ao nível #',
    },
    { numbers: [box.points[0]], en: 'It counts # point', it: 'Vale # punto', pt: 'Vale # ponto' },
    {
      numbers: [box.points[0]],
      en: 'It costs nothing and brings # point',
      it: 'Non costa nulla e porta # punto',
      pt: 'Não custa nada e rende # ponto',
    },
    { numbers: [gain], en: 'and gain # points', it: 'e guadagni # punti', pt: 'e ganha # pontos' },
  ])
})

test('craftsmen and prices', () => {
  const primary = crafts.filter(({ needs }) => !needs)
  const cutter = crafts.find(({ craft }) => craft === 'diamond-cutter')!
  assertClaims('zimbabwe', [
    {
      numbers: [crafts.length, box.craftsmen, crafts[0].requirement.length],
      en: 'There are % crafts, with # pieces and % technology cards each',
      it: 'I mestieri sono %, ognuno con # pezzi e % carte tecnologia',
      pt: 'Os ofícios são %, cada um com # peças e duas cartas de tecnologia',
    },
    {
      numbers: [primary.length, crafts.length - primary.length],
      en: 'The first % are primary crafts: each makes a good out of one resource. The other % are secondary',
      it: 'I primi % sono mestieri primari: ognuno produce un bene da una risorsa. Gli altri % sono secondari',
      pt: 'Os % primeiros são ofícios primários: cada um faz um bem a partir de um recurso. Os outros % são secundários',
    },
    { numbers: [box.craftsmen], en: 'who share its # pieces', it: 'che si dividono i suoi # pezzi', pt: 'que dividem as suas # peças' },
    { numbers: [1, 2, box.price], en: 'gets a price: #, # or # cattle', it: 'riceve un prezzo: #, # o # capi', pt: 'recebe um preço: #, # ou # reses' },
    { numbers: [box.price], en: 'may be raised, up to #', it: 'può essere alzata, fino a #', pt: 'pode aumentar, até #' },
    { numbers: [cutter.points], en: 'bring # points each', it: 'portano # punti l\'uno', pt: 'rendem # pontos cada um' },
  ])
  assert.deepEqual(
    crafts.filter(({ craft }) => craft === 'throne-maker').map(({ resource, needs }) => [resource, needs]),
    [['wood', 'ivory-carver']],
  )
})

test('cattle and requirement', () => {
  const { requirement, highestRequirement, cattle } = box
  assertClaims('zimbabwe', [
    {
      numbers: [requirement],
      en: 'Everybody begins with a requirement of #',
      it: 'Tutti cominciano con un requisito di #',
      pt: 'Todos começam com um requisito de #',
    },
    {
      numbers: [cattle, requirement, requirement],
      en: 'Everybody has # cattle and a requirement of #. The markers lie on #',
      it: 'Ognuno ha # capi di bestiame e un requisito di #. Gli indicatori stanno sul #',
      pt: 'Cada um tem # reses e um requisito de #. Os marcadores ficam no #',
    },
    {
      numbers: [requirement, highestRequirement],
      en: 'Your requirement is # and what your cards add. It never rises above #',
      it: 'Il tuo requisito è # più ciò che aggiungono le tue carte. Non supera mai #',
      pt: 'O seu requisito é # mais o que as suas cartas somam. Nunca passa de #',
    },
    { numbers: [box.rounds], en: 'stops after round #', it: 'si ferma dopo il round #', pt: 'para depois da rodada #' },
  ])
})

test('distance', () => {
  assertClaims('zimbabwe', [
    { numbers: [box.range], en: 'range: # steps', it: 'raggio: # passi', pt: 'alcance: # passos' },
    { numbers: [box.range], en: 'farther than # steps over hubs', it: 'per più di # passi tramite stazioni', pt: 'mais de # passos por estações' },
    {
      numbers: [box.eshu, box.range],
      en: 'has range # instead of #',
      it: 'ha raggio # invece di #',
      pt: 'tem alcance # em vez de #',
    },
  ])
})

test('gods', () => {
  const names = firstGods.map(({ god }) => en[`god.${god}` as keyof typeof en]).join(', ')
  assertClaims('zimbabwe', [
    { numbers: [gods.length, box.gods], en: 'Of the # gods, # are drawn', it: 'Dei # dei se ne estraggono #', pt: 'Dos # deuses sorteiam-se #' },
    {
      numbers: [-requirementOf('xango')],
      en: 'lowers your requirement by #',
      it: 'abbassa il tuo requisito di #',
      pt: 'baixa o seu requisito em #',
    },
    { numbers: [box.elegua], en: 'the first # cattle come from the stock', it: 'i primi # capi vengono dalla riserva', pt: 'as primeiras # reses vêm da reserva' },
    {
      numbers: [box.gu],
      en: 'each of your technology cards counts #',
      it: 'ogni tua carta tecnologia vale #',
      pt: 'cada carta de tecnologia sua vale #',
    },
    {
      numbers: [requirementOf('gu'), box.highestRequirement],
      en: 'then the # of Gu himself: that is why even somebody at #',
      it: 'poi i # di Gu stesso: ecco perché può sceglierlo anche chi è a #',
      pt: 'depois os # do próprio Gu: é por isso que até quem está em #',
    },
    { numbers: [box.engai], en: 'with Engai # more', it: 'con Engai, altri #', pt: 'com Engai, mais #' },
    { numbers: [box.engai], en: 'Engai: # more cattle', it: 'Engai: altri # capi', pt: 'Engai: mais # reses' },
    { numbers: [firstGods.length], en: `with % gods: ${names}.`, it: `con % dei: ${names}.`, pt: `com % deuses: ${names}.` },
  ])
})

test('specialists', () => {
  assertClaims('zimbabwe', [
    { numbers: [box.builder], en: 'the first # cattle go on this card', it: 'i primi # capi vanno su questa carta', pt: 'as primeiras # reses vão para esta carta' },
    {
      numbers: [...herd, ...herd.map((cattle) => cattle / 2)],
      en: 'put #, # or # cattle on the card, and the stock adds #, # or #',
      it: 'metti #, # o # capi sulla carta, e la riserva ne aggiunge #, # o #',
      pt: 'ponha #, # ou # reses na carta, e a reserva acrescenta #, # ou #',
    },
  ])
})

test('the page names gods, specialists and the field for a set-up by hand as the catalogue does', () => {
  for (const language of LANGUAGES) {
    const page = pageOf('zimbabwe', language)
    const texts = catalogues[language]
    const keys = [
      ...gods.map(({ god }) => `god.${god}`),
      ...specialists.map(({ specialist }) => `specialist.${specialist}`),
    ]
    for (const key of keys) assert.match(page, new RegExp(`^- ${texts[key]}[: ]`, 'm'), `${language}: ${key}`)
    assert.ok(page.includes(texts['variant.setup']), language)
  }
})
