import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, assertClaims, pageOf, sectionsOf, tablesOf, type Claim } from '../../../web/test/rules-page'
import box from '../src/main/resources/ceiba/maya/box.json'
import pyramidFile from '../src/main/resources/ceiba/maya/pyramids.json'
import quarryFile from '../src/main/resources/ceiba/maya/quarries.json'
import en from '../src/main/resources/ceiba/maya/texts/en.json'
import it from '../src/main/resources/ceiba/maya/texts/it.json'
import pt from '../src/main/resources/ceiba/maya/texts/pt.json'
import { tables } from './tables'

const { rounds, cards, cubes, forcedPassGold, tokens, expertGold, twoPlayers } = box
const catalogues: Record<string, Record<string, string>> = { en, it, pt }
const sets = pyramidFile.sets as unknown as Record<string, string[]>
const quarriesOf = (seats: number) => (quarryFile as unknown as Record<number, { token: string; basis: string }[]>)[seats]
const levels = Object.values(pyramidFile.pyramids).map((pyramid) => pyramid.length)
const openers = [...new Set(cards.low)]
const minus = Math.min(...cards.high)

test('every table that the rules call for is drawn', () => {
  for (const language of LANGUAGES) assert.deepEqual(new Set(tablesOf('maya', language)), new Set(Object.keys(tables)))
})

test('the rounds', () => {
  assertClaims('maya', [
    { numbers: [rounds.number], en: 'In each of % rounds', it: 'In ognuno dei % round', pt: 'Em cada uma das % rodadas' },
    { numbers: [rounds.number], en: 'Each of the # rounds', it: 'Ognuno dei # round', pt: 'Cada uma das # rodadas' },
    {
      numbers: [rounds.number],
      en: 'After the scoring of round #',
      it: 'Dopo il punteggio del round #',
      pt: 'Depois da pontuação da rodada #',
    },
  ])
})

test('the pyramids', () => {
  const names = catalogues.en
  assertClaims('maya', [
    {
      numbers: [Math.min(...levels), Math.max(...levels)],
      en: 'Each has % or % levels',
      it: 'Ognuna ha % o % livelli',
      pt: 'Cada uma tem % ou % níveis',
    },
    ...[3, 4, 5].map((seats): Claim => {
      const list = sets[seats].map((pyramid) => names[`pyramid.${pyramid}`]).join(', ')
      return { numbers: [seats], en: `# players: ${list}.`, it: `# giocatori: ${list}.`, pt: `# jogadores: ${list}.` }
    }),
  ])
  assert.deepEqual(sets[2], sets[3], 'two play on the pyramids of three')
})

test('cards', () => {
  assertClaims('maya', [
    {
      numbers: [cards.low.length + cards.high.length],
      en: 'the same % cards',
      it: 'le stesse % carte',
      pt: 'as mesmas % cartas',
    },
    { numbers: openers, en: 'low back: #, # or #.', it: 'dorso basso: #, # o #.', pt: 'verso baixo: #, # ou #.' },
    {
      numbers: [minus, -minus],
      en: "The # has a high back. It adds nothing to your own total and takes # off",
      it: 'Il # ha il dorso alto. Non aggiunge nulla al tuo totale e toglie #',
      pt: 'O # tem verso alto. Não soma nada ao seu total e tira #',
    },
    { numbers: [-minus], en: 'whose total drops by #', it: 'il cui totale scende di #', pt: 'cujo total cai #' },
  ])
})

test('cubes and gold', () => {
  assertClaims('maya', [
    {
      numbers: [cubes.perColour],
      en: 'There are # cubes in each colour',
      it: 'Ci sono # cubetti per colore',
      pt: 'Há # cubos de cada cor',
    },
    { numbers: [cubes.atStart], en: 'You begin with # cubes', it: 'Cominci con # cubetti', pt: 'Você começa com # cubos' },
    {
      numbers: [cubes.doubleMoveCosts, cubes.doubleMoveCosts + 2],
      en: 'Pay # cube to the supply and set two, on the same pyramid or on two. So you need % cubes',
      it: 'Paga # cubetto alla riserva e piazzane due, sulla stessa piramide o su due. Ti servono quindi % cubetti',
      pt: 'Pague # cubo à reserva e coloque dois, na mesma pirâmide ou em duas. São necessários, portanto, % cubos',
    },
    {
      numbers: [cubes.passCosts],
      en: 'You may pass: pay # cube',
      it: 'Puoi passare: paghi # cubetto',
      pt: 'Você pode passar: paga # cubo',
    },
    {
      numbers: [cubes.passCosts, forcedPassGold.number],
      en: 'You pay # cube and receive # gold',
      it: 'Paghi # cubetto e ricevi dalla banca # moneta',
      pt: 'Paga # cubo e recebe do banco # moeda',
    },
  ])
})

test('experts', () => {
  assertClaims('maya', [
    {
      numbers: [expertGold.number],
      en: 'Everybody begins with # gold',
      it: 'Ognuno comincia con # monete',
      pt: 'Cada um começa com # moedas',
    },
  ])
})

test('two players', () => {
  const { neutralCards, neutralCubes, neutralValue, cubesPerPoint } = twoPlayers
  assertClaims('maya', [
    {
      numbers: [neutralCards, neutralCubes, 2 * (cubes.atStart + neutralCubes)],
      en: 'Each of you also gets # neutral cards and # neutral cube. % cubes',
      it: 'Ognuno riceve anche # carte neutrali e # cubetto neutrale. All\'inizio si piazzano % cubetti',
      pt: 'Cada um recebe também # cartas neutras e # cubo neutro. No início são colocados % cubos',
    },
    { numbers: [neutralValue], en: 'A neutral card counts #', it: 'Una carta neutrale vale #', pt: 'Uma carta neutra vale #' },
    {
      numbers: [cubesPerPoint],
      en: 'each point carries # cubes',
      it: 'ogni punto trasporta # cubetti',
      pt: 'cada ponto transporta # cubos',
    },
  ])
})

test('the words of tokens and variants count as the data do', () => {
  for (const [language, texts] of Object.entries(catalogues)) {
    const says = (key: string, number: number) =>
      assert.match(texts[key], new RegExp(`(?<!\\d)${number}(?!\\d)`), `${language}: ${key}`)
    says('token.transport', tokens.transport)
    says('token.transport.does', tokens.transport)
    says('choice.sled', tokens.transport)
    says('token.big-transport', tokens.bigTransport)
    says('token.big-transport.does', tokens.bigTransport)
    says('token.two-workers.does', tokens.twoWorkers)
    says('variant.expert.yes', expertGold.number)
    says('guide.blocked', forcedPassGold.number)
    says('guide.minus', minus)
    openers.forEach((value) => says('guide.low', value))
  }
})

test('the page names the field for own numbers, and the words of the file, as they are', () => {
  const words = [...new Set([2, 3, 4, 5].flatMap((seats) => quarriesOf(seats).map(({ token }) => `\`${token}\``)))]
  for (const language of LANGUAGES) {
    const page = pageOf('maya', language)
    for (const said of [catalogues[language]['variant.numbers'], ...words]) assert.ok(page.includes(said), said)
  }
})

test('the page tells what each basis means, and the tables use no other', () => {
  const used = new Set([
    ...Object.values(pyramidFile.pyramids).flatMap((pyramid) => pyramid.flatMap(({ basis }) => basis)),
    ...[2, 3, 4, 5].flatMap((seats) => quarriesOf(seats).map(({ basis }) => basis)),
    ...Object.values(box).flatMap((part) => (typeof part === 'object' ? [part.basis] : [])),
  ])
  for (const language of LANGUAGES) {
    const texts = catalogues[language]
    const page = sectionsOf('maya', language).flatMap(({ parts }) => parts).join(' ')
    for (const basis of used) assert.ok(page.includes(`<li>${texts[`picture.basis.${basis}`]}:`), `${language}: ${basis}`)
  }
})
