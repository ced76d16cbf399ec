import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ago } from '../src/ago'

test('how long ago, in the largest unit that has passed', () => {
  const now = Date.parse('2026-01-02T12:00:00Z')
  const said = (at: string) => ago(at, 'en', now)
  assert.equal(said('2026-01-02T11:59:30Z'), 'now')
  assert.equal(said('2026-01-02T11:55:00Z'), '5 minutes ago')
  assert.equal(said('2026-01-02T09:01:00Z'), '2 hours ago')
  assert.equal(said('2026-01-01T12:00:00Z'), 'yesterday')
  assert.equal(said('2026-01-02T12:00:05Z'), 'now', 'a clock that is fast')
  assert.equal(ago('2026-01-02T11:55:00Z', 'it', now), '5 minuti fa')
})
