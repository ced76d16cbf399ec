import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, assertClaims, pageOf, sectionsOf, tablesOf } from '../../../web/test/rules-page'
import data from '../src/main/resources/ceiba/tindaya/data.json'
import en from '../src/main/resources/ceiba/tindaya/texts/en.json'
import it from '../src/main/resources/ceiba/tindaya/texts/it.json'
import pt from '../src/main/resources/ceiba/tindaya/texts/pt.json'
import { tables } from './tables'

const catalogues: Record<string, Record<string, string>> = { en, it, pt }
const { tribe, start, printed, limits, wrath, solidarity, costs } = data
const unitsOf = (cost: string[], good: string) => cost.filter((unit) => unit === good).length

test('every table that the rules call for is drawn', () => {
  for (const language of LANGUAGES) assert.deepEqual(new Set(tablesOf('tindaya', language)), new Set(Object.keys(tables)))
})

test('the pages have one structure', () => {
  const shapeOf = (language: (typeof LANGUAGES)[number]) =>
    sectionsOf('tindaya', language).map(({ level, parts }) => [level, parts.map((part) => typeof part === 'string' || part.table)])
  for (const language of LANGUAGES) assert.deepEqual(shapeOf(language), shapeOf('en'))
})

test('natives and animals', () => {
  assertClaims('tindaya', [
    {
      numbers: [tribe.nobles, tribe.villagers, tribe.villagersAtStart],
      en: 'Each tribe has # nobles and # villagers, and begins with both nobles and # villagers',
      it: 'Ogni tribù ha # nobili e # paesani, e comincia con entrambi i nobili e # paesani',
      pt: 'Cada tribo tem # nobres e # aldeões, e começa com os dois nobres e # aldeões',
    },
    {
      numbers: [limits.herd],
      en: 'A goat herd or pig farm holds up to # animals',
      it: 'Un gregge o un allevamento di suini ospita fino a # animali',
      pt: 'Um rebanho ou chiqueiro abriga até # animais',
    },
    {
      numbers: [start.animals],
      en: 'A herd or pig farm begins with # animals',
      it: 'Un gregge o un allevamento comincia con # animali',
      pt: 'Um rebanho ou chiqueiro começa com # animais',
    },
    {
      numbers: [start.wild[2], start.wild[3]],
      en: '# of each with two tribes, otherwise #',
      it: '# per specie con due tribù, altrimenti #',
      pt: '# de cada com duas tribos, senão #',
    },
    {
      numbers: [start.conquistadors],
      en: 'Forts with # conquistadors each',
      it: 'fortini con # conquistadores ciascuno',
      pt: 'Fortes com # conquistadores cada um',
    },
    {
      numbers: [limits.fort, limits.herd],
      en: 'gets another, up to #.\n- Every herd and pig farm with at least 2 animals gets another, up to #',
      it: 'ne riceve un altro, fino a #.\n- Ogni gregge e allevamento con almeno 2 animali ne riceve un altro, fino a #',
      pt: 'ganha mais um, até #.\n- Cada rebanho e chiqueiro com pelo menos 2 animais ganha mais um, até #',
    },
  ])
  assert.equal(start.wild[3], start.wild[4])
})

test('what the summary prints', () => {
  const { capacity, shelter, wastePerTribe, moves, canoe, attackers } = printed
  assertClaims('tindaya', [
    {
      numbers: [capacity],
      en: 'You can keep # units of each good',
      it: 'Di ogni bene puoi tenere # unità',
      pt: 'De cada bem você pode guardar # unidades',
    },
    { numbers: [moves], en: 'Make up to # moves', it: 'Esegui fino a # movimenti', pt: 'Faça até # movimentos' },
    {
      numbers: [canoe],
      en: 'A canoe carries up to # of your natives',
      it: 'Una canoa trasporta fino a # tuoi nativi',
      pt: 'Uma canoa leva até # nativos seus',
    },
    {
      numbers: [shelter, limits.caveShelter, limits.cloaksShelter],
      en: 'shelter for # natives, with the cave for # more, with cloaks for # more',
      it: 'riparo per # nativi, con la caverna per altri #, con i mantelli per altri #',
      pt: 'abrigo para # nativos, com a caverna para mais #, com os mantos para mais #',
    },
    {
      numbers: [attackers],
      en: 'Every settlement there is attacked by # conquistadors',
      it: "Ogni insediamento dell'isola è attaccato da # conquistadores",
      pt: 'Cada assentamento dali é atacado por # conquistadores',
    },
    {
      numbers: [capacity, shelter, wastePerTribe, moves, canoe, attackers],
      en: '# units of a good, shelter for #, # waste for each tribe, # moves, # in a canoe, # attackers',
      it: '# unità di un bene, riparo per #, # rifiuto per tribù, # movimenti, # in una canoa, # attaccanti',
      pt: '# unidades de um bem, abrigo para #, # unidade de lixo por tribo, # movimentos, # em uma canoa, # atacantes',
    },
  ])
  assert.equal(wastePerTribe, 1, 'the waste step says: more units in all than there are tribes')
})

test('the cave and bartering', () => {
  assertClaims('tindaya', [
    {
      numbers: [unitsOf(costs.cave, 'wood'), unitsOf(costs.cave, 'clay'), limits.caveShelter],
      en: 'pay # wood and # clay. The cave shelters # more natives',
      it: 'paga # legno e # argilla. La caverna dà riparo ad altri # nativi',
      pt: 'pague # madeira e # argila. A caverna abriga mais # nativos',
    },
    { numbers: [limits.proposals], en: 'up to # proposals', it: 'fino a # proposte', pt: 'até # propostas' },
  ])
})

test('wrath', () => {
  assertClaims('tindaya', [
    {
      numbers: [wrath.hunger],
      en: 'goes hungry the wrath of Acorán rises by #',
      it: "resta a digiuno l'ira di Acorán sale di #",
      pt: 'fica com fome a ira de Acorán sobe #',
    },
    {
      numbers: [wrath.waste],
      en: 'the wrath of both gods rises by #',
      it: "l'ira di entrambi gli dèi sale di #",
      pt: 'a ira dos dois deuses sobe #',
    },
    { numbers: [wrath.shelter], en: 'the wrath of Moneiba rises by #', it: "l'ira di Moneiba sale di #", pt: 'a ira de Moneiba sobe #' },
    {
      numbers: [wrath.offered, wrath.denied],
      en: 'the wrath falls by #. If not, it rises by #',
      it: "l'ira cala di #. Altrimenti sale di #",
      pt: 'a ira cai #. Senão, sobe #',
    },
    {
      numbers: [wrath.hero],
      en: 'you get an idol, and the wrath of Acorán rises by #',
      it: "ottieni un idolo e l'ira di Acorán sale di #",
      pt: 'você ganha um ídolo e a ira de Acorán sobe #',
    },
    {
      numbers: [wrath.hero],
      en: "The hero's tribe gets an idol, and the wrath of Acorán rises by #",
      it: "La tribù dell'eroe ottiene un idolo e l'ira di Acorán sale di #",
      pt: 'A tribo do herói ganha um ídolo e a ira de Acorán sobe #',
    },
    {
      numbers: [wrath.fire],
      en: 'the wrath of a god of its choice falls by #',
      it: "l'ira di un dio a sua scelta cala di #",
      pt: 'a ira de um deus à sua escolha cai #',
    },
    { numbers: [wrath.lost], en: 'If the wrath of a god is at #', it: "Se l'ira di un dio è a #", pt: 'Se a ira de um deus está em #' },
    { numbers: [wrath.lost], en: 'Wrath stays between 0 and #', it: "L'ira resta tra 0 e #", pt: 'A ira fica entre 0 e #' },
    { numbers: [wrath.lost], en: 'or a god reaches #', it: 'o un dio arriva a #', pt: 'ou um deus chega a #' },
    { numbers: [wrath.lost], en: 'Only a god at #', it: 'solo un dio a #', pt: 'Só um deus em #' },
  ])
})

test('Dominion', () => {
  assertClaims('tindaya', [
    {
      numbers: [start.solidarity],
      en: 'Everybody begins with # solidarity',
      it: 'Ognuno comincia con # di solidarietà',
      pt: 'Cada um começa com # de solidariedade',
    },
    {
      numbers: solidarity.secret,
      en: 'scoring token left of this deal: #, #, #, #',
      it: 'più alto rimasto in questa distribuzione: #, #, #, #',
      pt: 'mais alto que resta nesta distribuição: #, #, #, #',
    },
  ])
})

test('fire costs what the choices say', () => {
  for (const texts of Object.values(catalogues)) {
    assert.match(texts['choice.fire.dung'], /1.*1/)
    assert.match(texts['choice.fire.wood'], /2/)
  }
})

test('the page names the field for own numbers, and sections of the file as they are', () => {
  for (const language of LANGUAGES) {
    const page = pageOf('tindaya', language)
    assert.ok(page.includes(catalogues[language]['variant.numbers']))
    const example = JSON.parse(/```json\n([^`]+)```/.exec(page)![1]) as Record<string, Record<string, unknown>>
    for (const [section, fields] of Object.entries(example))
      for (const field of Object.keys(fields)) {
        const ours = (data as unknown as Record<string, Record<string, unknown>>)[section]
        assert.ok(ours && field in ours, `${section}.${field}`)
      }
  }
})

const BASES: Record<string, Record<string, string>> = {
  en: { printed: 'printed', reported: 'reported', decoded: 'decoded', ours: 'ours' },
  it: { printed: 'stampato', reported: 'riferito', decoded: 'decifrato', ours: 'nostro' },
  pt: { printed: 'impresso', reported: 'relatado', decoded: 'decifrado', ours: 'nosso' },
}

test('the page tells what each basis means, and the data use no other', () => {
  const used = new Set(Object.values(data).flatMap((part) => (typeof part === 'object' ? [part.basis] : [])))
  for (const language of LANGUAGES) {
    const page = sectionsOf('tindaya', language).flatMap(({ parts }) => parts).join(' ')
    for (const basis of used) assert.ok(page.includes(`<li>${BASES[language][basis]}:`), `${language}: ${basis}`)
  }
})
