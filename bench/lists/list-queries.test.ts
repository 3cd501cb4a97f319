import { expect, test } from 'vitest'
import { listQueries } from './list-queries.ts'

const declaration = {
  sorts: ['-at', 'at'],
  choices: { state: ['open', 'late', 'over'], kind: ['a', 'b'] },
  days: ['made'],
  ids: ['order_id'],
  has: ['mine', 'keyword'],
} as const
const examples = { days: ['2026-08-02', '2026-08-10'], ids: { order_id: 7 }, keywords: ['po-1'] } as const

test('a list is queried in each order, and with each of its filters', () => {
  expect(listQueries(declaration, examples)).toEqual([
    '',
    'sort=-at',
    'sort=at',
    'state=open',
    'state=late',
    'state=over',
    'state=open,over',
    'kind=a',
    'kind=b',
    'made_from=2026-08-02&made_to=2026-08-10',
    'made_from=2026-08-10',
    'made_to=2026-08-02',
    'order_id=7',
    'mine=true',
    'keyword=po-1',
  ])
})

test('an id without an example is no query left out', () => {
  expect(() => listQueries(declaration, { ...examples, ids: {} })).toThrow('no example of order_id')
})
