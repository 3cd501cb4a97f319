import { expect, test } from 'vitest'
import { buildParameters, recordQueryIn, refusedList } from './record-page.ts'

const shownAt = (query: string) => recordQueryIn(new URLSearchParams(query), ['placed'])

test('a cursor replaces the page in the query', () => {
  expect(buildParameters(shownAt('state=placed&cursor=a.b&page=3'), 'placed')).toEqual({
    state: 'placed',
    cursor: 'a.b',
  })
  expect(buildParameters(shownAt('state=other&page=3'), 'placed')).toEqual({ page: '3' })
})

test('several states and a range of days are sent by the names of the list', () => {
  const query = new URLSearchParams('state=placed&state=other&state=on_hold&from=2026-11-01&to=2026-11-30')
  expect(buildParameters(recordQueryIn(query, ['placed', 'confirmed', 'on_hold']), 'issued')).toEqual({
    page: '1',
    state: 'placed,on_hold',
    issued_from: '2026-11-01',
    issued_to: '2026-11-30',
  })
})

test.each(['', 'today', '2026-02-30', '2026-13-01', '2026-1-1', '-2026-01-01', '2026-11-01x'])(
  'a day %j, which is not in the calendar, is none',
  (day) => {
    expect(shownAt(new URLSearchParams({ from: day, to: day }).toString())).toMatchObject({
      from: '',
      to: '',
    })
  },
)

test('a cursor of another list leads to the first page', () => {
  const refused = refusedList(400, '/account/orders', shownAt('state=placed&cursor=a.b'))
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/account/orders?state=placed'])
  expect(refusedList(503, '/account/orders', shownAt('cursor=a.b')).status).toBe(503)
  expect(refusedList(400, '/account/orders', shownAt('page=2')).status).toBe(400)
})
