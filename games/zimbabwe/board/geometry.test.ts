import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance } from '../../../web/src/board/paths'
import { CELL, edgePath, middleOfAll, shorePath, trace } from './geometry'
import { FOUR, squareName, squareOf, squaresOf, twoSquares, type Square } from './squares'

const inside = (rows: string[]) => ({ x, y }: Square) => rows[y]?.[x] === '#'
const loops = (rows: string[]) => trace(inside(rows), { x: 0, y: 0 }, { x: rows[0].length, y: rows.length })

test('squares are a letter and a number', () => {
  assert.deepEqual(squareOf('c7'), { x: 2, y: 6 })
  assert.equal(squareName({ x: 17, y: 17 }), 'r18')
})

test('a piece begins at its top left square', () => {
  assert.deepEqual(squaresOf(squareOf('c7'), FOUR).map(squareName), ['c7', 'd7', 'c8', 'd8'])
  assert.deepEqual(squaresOf(squareOf('c7'), twoSquares('across')).map(squareName), ['c7', 'd7'])
  assert.deepEqual(squaresOf(squareOf('c7'), twoSquares('down')).map(squareName), ['c7', 'c8'])
  assert.deepEqual(middleOfAll(['a1', 'b1', 'a2', 'b2']), { x: CELL, y: CELL })
})

test('the border of squares that lie together is one loop, as long as their open sides', () => {
  assert.deepEqual(loops(['##', '#.']).map(({ length }) => length), [8])
})

test('squares that touch at a corner stay apart', () => {
  assert.deepEqual(loops(['#.', '.#']).map(({ length }) => length), [4, 4])
})

test('an island in a lake is a loop of its own', () => {
  assert.deepEqual(loops(['###', '#.#', '###']).map(({ length }) => length).sort(), [12, 4])
})

test('paths are closed and have a bend for every corner', () => {
  const [loop] = loops(['##', '#.'])
  assert.equal(shorePath(loop, 0.1).match(/Q/g)?.length, 8)
  assert.match(shorePath(loop, 0.1), /^M.*Z$/)
  assert.equal(edgePath(loop, 5).match(/Q/g)?.length, 6)
})

test('chance is the same at every drawing and between 0 and 1', () => {
  for (let x = 0; x < 20; x++) {
    const drawn = chance(x, 3, 5)
    assert.ok(drawn >= 0 && drawn < 1)
    assert.equal(drawn, chance(x, 3, 5))
  }
})
