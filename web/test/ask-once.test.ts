import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askOnce } from '../src/match/ask-once'

test('the same is asked once', async () => {
  const asked: string[] = []
  const reasonFor = askOnce(async (words) => {
    asked.push(words)
    return words === 'lay a1' ? 'taken' : undefined
  })
  assert.deepEqual(await Promise.all(['lay a1', 'lay b1', 'lay a1', 'lay b1'].map(reasonFor)), ['taken', undefined, 'taken', undefined])
  assert.equal(await reasonFor('lay a1'), 'taken')
  assert.deepEqual(asked, ['lay a1', 'lay b1'])
})

test('a failure is silent, and asked again the next time', async () => {
  let times = 0
  const reasonFor = askOnce(async () => {
    times++
    if (times === 1) throw new Error('offline')
    return 'taken'
  })
  assert.equal(await reasonFor('lay a1'), undefined)
  assert.equal(await reasonFor('lay a1'), 'taken')
  assert.equal(await reasonFor('lay a1'), 'taken')
  assert.equal(times, 2)
})
