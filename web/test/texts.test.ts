import assert from 'node:assert/strict'
import { test } from 'node:test'
import en from '../src/texts/en.json'
import it from '../src/texts/it.json'
import pt from '../src/texts/pt.json'
import { Texts, type Catalogue } from '../src/texts'

const catalogue: Catalogue = {
  'seat.0': 'Red',
  'seat.1': 'Green',
  corn: 'corn',
  gain: '{0} gains {1} {1|skull|skulls}',
  take: '{0} {0|takes|take} {1} and {0|pays|pay}',
  for: 'One for {0}',
  'prompt.use': '{0}: which action?',
  who: '{0} ({1})',
  because: '{0}: {1}!',
  thing: '{0} {1}',
  twice: '{1} and {0} and {1}',
  plain: 'costs $1 and {braces}',
}
const english = new Texts('en', catalogue)
const italian = new Texts('it', catalogue)

/** The holes of a sentence, in order and once each: `{0|is|are}` is the hole 0. */
const holes = (sentence: string) => [...new Set([...sentence.matchAll(/\{(\d+)/g)].map(([, index]) => index))].sort()

for (const [name, other] of Object.entries({ it, pt })) {
  test(`${name} has the sentences of English, with the same holes`, () => {
    assert.deepEqual(Object.keys(other).sort(), Object.keys(en).sort())
    for (const [key, sentence] of Object.entries(en)) {
      assert.deepEqual(holes((other as Catalogue)[key]!), holes(sentence), key)
    }
  })
}

test('no sentence is empty or has a broken hole', () => {
  for (const [key, sentence] of [en, it, pt].flatMap((texts) => Object.entries(texts))) {
    assert.ok(sentence.trim(), key)
    assert.doesNotMatch(sentence.replace(/\{\d+(\|[^|}]*\|[^|}]*)?}/g, ''), /[{}]/, key)
  }
})

test('the word follows the number', () => {
  const words = [1, -1, 0, 2, 1.25].map((n) => english.say('gain', { seat: 0 }, n))
  assert.deepEqual(words, [
    'Red gains 1 skull',
    'Red gains -1 skull',
    'Red gains 0 skulls',
    'Red gains 2 skulls',
    'Red gains 1.25 skulls',
  ])
})

test('decimals are written as the language does', () => {
  assert.equal(english.number(3.25), '3.25')
  assert.equal(italian.number(3.25), '3,25')
  assert.equal(italian.number(-4), '-4')
  assert.equal(italian.say('gain', { seat: 1 }, 0.5), 'Green gains 0,5 skulls')
})

test('seats have the names of their players, taken as they are', () => {
  const named = english.withSeats((seat) => (seat === 0 ? '$1 {0}' : 'Bob'))
  assert.equal(named.say('gain', { seat: 0 }, 2), '$1 {0} gains 2 skulls')
  assert.equal(named.say('gain', { seat: 1 }, 2), 'Bob gains 2 skulls')
})

test('a reader is spoken to where the verb has a form for it', () => {
  const named = english.withSeats((seat) => `P${seat}`, { seat: 1, you: 'You' })
  assert.equal(named.say('take', { seat: 1 }, 2), 'You take 2 and pay')
  assert.equal(named.say('take', { seat: 0 }, 2), 'P0 takes 2 and pays')
  assert.equal(named.say('gain', { seat: 1 }, 2), 'P1 gains 2 skulls')
  assert.equal(named.say('for', { seat: 1 }), 'One for P1')
  const portuguese = new Texts('pt', { ...catalogue, gain: '{0} ganha {1}' }).withSeats(() => 'Ana', { seat: 1, you: 'Você' })
  assert.equal(portuguese.say('gain', { seat: 1 }, 2), 'Você ganha 2')
  assert.equal(portuguese.say('for', { seat: 1 }), 'One for Ana')
})

test('a question to the reader does not begin with the own name, but with what else the address tells', () => {
  const named = english.withSeats((seat) => `P${seat}`, { seat: 1, you: 'You' })
  assert.equal(named.say('prompt.use', { seat: 1 }), 'Which action?')
  assert.equal(named.say('prompt.use', { seat: 0 }), 'P0: which action?')
  assert.equal(named.say('prompt.use', { key: 'who', args: [{ seat: 1 }, 'corn'] }), 'corn: which action?')
  assert.equal(named.say('prompt.use', { key: 'who', args: [{ seat: 0 }, 'corn'] }), 'P0 (corn): which action?')
})

test('texts are keys, phrases lie inside phrases, raw words stay', () => {
  const inner = { key: 'thing', args: [3, 'corn'] }
  assert.equal(english.say({ key: 'because', args: [{ seat: 1 }, inner] }), 'Green: 3 corn!')
  assert.equal(english.say('thing', { raw: '{0}' }, 'corn'), '{0} corn')
})

test('arguments come in the order of the sentence, and what is no hole stays', () => {
  assert.equal(english.say('twice', 1, 2), '2 and 1 and 2')
  assert.equal(english.say('plain'), 'costs $1 and {braces}')
})

test('a missing text shows its key', () => {
  assert.equal(english.say('nothing.here'), 'nothing.here')
})

test('a deed beside the name of its doer does not begin with it', () => {
  const told = (key: string, seat: number, ...more: number[]) => ({ key, args: [{ seat }, ...more] })
  const anna = english.withSeats((seat) => ['Anna', 'Green'][seat]!, { seat: 0, you: 'You' })
  assert.equal(anna.deed(told('take', 1, 2), 1), 'Takes 2 and pays')
  assert.equal(anna.deed(told('take', 0, 2), 0), 'You take 2 and pay', 'not an order')
  const italian = new Texts('it', { ...catalogue, take: '{0} {0|prende|prendi} {1}' }).withSeats(() => 'Anna', { seat: 0, you: 'Tu' })
  assert.equal(italian.deed(told('take', 0, 2), 0), 'Prendi 2')
  assert.equal(anna.deed(told('gain', 0, 1), 0), 'Gains 1 skull')
  assert.equal(anna.deed(told('take', 1, 2), 0), 'Green takes 2 and pays')
  assert.equal(anna.deed(told('for', 1), 1), 'One for Green')
})
