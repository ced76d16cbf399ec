import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, tablesOf } from '../../../web/test/rules-page'
import { tables } from './tables'

test('every table that the rules call for is drawn', () => {
  for (const language of LANGUAGES) assert.deepEqual(new Set(tablesOf('tindaya', language)), new Set(Object.keys(tables)))
})
