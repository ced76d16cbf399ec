import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentOf, documentsIn, lines } from '../src/documents'

test('words are no documents', () => {
  const deck = { prizes: [2, 3] }
  assert.deepEqual(documentsIn({ prize: 'blind' }), [])
  assert.deepEqual(documentsIn({ prize: 'blind', deck }), [['deck', deck]])
})

test('what is written is an object, nothing, or not to be read', () => {
  assert.deepEqual(documentOf(' {"map": ["..OO"]}\n'), { map: ['..OO'] })
  assert.equal(documentOf(' \n'), undefined)
  for (const text of ['12 cubes', '[]', 'null', '7', '{"map": ']) assert.equal(documentOf(text), null, text)
})

test('what fits on a line stays on it', () => {
  assert.equal(lines({ prizes: [2, 3], name: 'x' }), '{ "prizes": [2, 3], "name": "x" }')
})

test('what does not is broken at its outermost parts, and means the same', () => {
  const level = { spaces: 9, gold: [3, 1] }
  const document = { pyramids: { tikal: [level, level, level] } }
  const text = lines(document)
  assert.deepEqual(JSON.parse(text), document)
  assert.deepEqual(text.split('\n'), [
    '{',
    '  "pyramids": {',
    '    "tikal": [',
    '      { "spaces": 9, "gold": [3, 1] },',
    '      { "spaces": 9, "gold": [3, 1] },',
    '      { "spaces": 9, "gold": [3, 1] }',
    '    ]',
    '  }',
    '}',
  ])
})
