import { expect, test } from 'vitest'
import { leaksIn } from './price-leaks.ts'

const figures = new Set(['1483927', '68413'])

test.each([
  '{"price":null}',
  'streamController.enqueue("[{\\"_1\\":2},\\"base_price\\",5]")',
  '["min_price",12]',
  '<td>Rp. 1.483.927</td>',
  '<td>1,483,927.00</td>',
  'data-x="1483927"',
  '{"total":68413}',
  'Rp. 68.413,00',
])('%s is a leak', (text) => {
  expect(leaksIn(text, figures)).not.toEqual([])
})

test.each(['{"display_price":true}', 'the price is asked for', '11483927', '148392', '<td>1.483.928</td>'])(
  '%s is none',
  (text) => {
    expect(leaksIn(text, figures)).toEqual([])
  },
)
