import { expect, test } from 'vitest'
import { parametersOf, recordQueryIn, refusedList } from './record-page.ts'

const shownAt = (query: string) => recordQueryIn(new URLSearchParams(query), ['placed'])

test('a cursor is asked for in place of a page', () => {
  expect(parametersOf(shownAt('state=placed&cursor=a.b&page=3'))).toEqual({ state: 'placed', cursor: 'a.b' })
  expect(parametersOf(shownAt('state=other&page=3'))).toEqual({ page: '3' })
})

test('a cursor of another list leads to the first page', () => {
  const refused = refusedList(400, '/account/orders', shownAt('state=placed&cursor=a.b'))
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/account/orders?state=placed'])
  expect(refusedList(503, '/account/orders', shownAt('cursor=a.b')).status).toBe(503)
  expect(refusedList(400, '/account/orders', shownAt('page=2')).status).toBe(400)
})
