import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { Pace } from '../src/queue'

/** A queue whose clock the test turns. */
function paced(pauseAfter: (item: number, waiting: number) => number) {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  const shown: number[] = []
  return { shown, pace: new Pace<number>((item) => shown.push(item), pauseAfter) }
}

test('the first is shown at once, the others after their pauses', () => {
  const { shown, pace } = paced(() => 350)
  for (const item of [1, 2, 3]) pace.add(item)
  assert.deepEqual(shown, [1])
  mock.timers.tick(349)
  assert.deepEqual(shown, [1])
  mock.timers.tick(1)
  assert.deepEqual(shown, [1, 2])
  assert.equal(pace.behind, true)
  mock.timers.tick(350)
  assert.deepEqual(shown, [1, 2, 3])
  assert.equal(pace.behind, false)
})

test('what comes within the pause of the last one waits for its end', () => {
  const { shown, pace } = paced(() => 100)
  pace.add(1)
  mock.timers.tick(60)
  pace.add(2)
  assert.deepEqual(shown, [1])
  mock.timers.tick(40)
  assert.deepEqual(shown, [1, 2])
})

test('without pauses everything is shown at once', () => {
  const { shown, pace } = paced(() => 0)
  for (const item of [1, 2, 3]) pace.add(item)
  assert.deepEqual(shown, [1, 2, 3])
})

test('skipping shows all that waits, in order, and starts anew', () => {
  const { shown, pace } = paced(() => 100)
  for (const item of [1, 2, 3]) pace.add(item)
  pace.skip()
  assert.deepEqual(shown, [1, 2, 3])
  pace.add(4)
  assert.deepEqual(shown, [1, 2, 3, 4])
})

test('stopping forgets what waits', () => {
  const { shown, pace } = paced(() => 100)
  for (const item of [1, 2]) pace.add(item)
  pace.stop()
  mock.timers.tick(1000)
  assert.deepEqual(shown, [1])
})

test('the pause may depend on how much is waiting', () => {
  const { shown, pace } = paced((_, waiting) => (waiting > 1 ? 10 : 100))
  for (const item of [1, 2, 3, 4]) pace.add(item)
  mock.timers.tick(100)
  mock.timers.tick(10)
  mock.timers.tick(100)
  assert.deepEqual(shown, [1, 2, 3, 4])
})
