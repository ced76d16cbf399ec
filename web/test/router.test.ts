import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeOf } from '../src/router'

const cases = {
  '/': { page: 'home' },
  '/?x=1': { page: 'home' },
  '/new': { page: 'new' },
  '/new?game=tzolkin': { page: 'new', game: 'tzolkin' },
  '/new/other': { page: 'missing' },
  '/t/abc': { page: 'table', id: 'abc' },
  '/t/abc/': { page: 'table', id: 'abc' },
  '/t': { page: 'missing' },
  '/t/abc/more': { page: 'missing' },
  '/rules/tzolkin#food-days': { page: 'rules', game: 'tzolkin' },
  '/rules': { page: 'missing' },
  '/recover/to.ken_1-x': { page: 'recover', token: 'to.ken_1-x' },
  '/recover': { page: 'missing' },
  '/t/%E0%A4%A': { page: 'table', id: '%E0%A4%A' },
  '/nowhere': { page: 'missing' },
}

for (const [address, route] of Object.entries(cases)) {
  test(`${address} leads to ${route.page}`, () => assert.deepEqual(routeOf(address), route))
}
