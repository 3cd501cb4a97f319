import { describe, expect, it, test } from 'vitest'
import { judgeRows, type RowMatch } from './row-verdicts.ts'

describe('a row', () => {
  const item = {
    id: 7,
    name: 'Bolt',
    sku_number: 'B-1',
    min_qty: 10,
    multiple_qty: 5,
    display_add_to_cart: true,
  }
  const row = (quantity: string | number, more: Partial<RowMatch> = {}): RowMatch => ({
    quantity,
    item,
    found_by: 'part_number',
    ...more,
  })

  test.each([
    ['its part number with a right quantity is exact', row('15'), { verdict: 'exact', quantity: 15 }],
    ['found by a search it says so', row('15', { found_by: 'search' }), { verdict: 'found', quantity: 15 }],
    [
      'without an item it is not found',
      row('15', { item: undefined }),
      { verdict: 'not_found', quantity: 15 },
    ],
    [
      'with several it is to be chosen',
      row('15', { item: undefined, candidate_ids: [1, 2] }),
      { verdict: 'several', quantity: 15 },
    ],
    [
      'of an item that is not sold',
      row('15', { item: { ...item, display_add_to_cart: false } }),
      { verdict: 'not_for_sale', quantity: 15 },
    ],
    ['without a quantity', row(' '), { verdict: 'bad_quantity', problem: 'missing' }],
    ['with a part of one', row('1,5'), { verdict: 'bad_quantity', problem: 'not_whole' }],
    ['with too little', row('5'), { verdict: 'bad_quantity', quantity: 5, problem: 'below_minimum' }],
    ['with no multiple', row('12'), { verdict: 'bad_quantity', quantity: 12, problem: 'not_multiple' }],
    [
      'with more than can be',
      row('1000000'),
      { verdict: 'bad_quantity', quantity: 1_000_000, problem: 'too_big' },
    ],
  ])('%s', (_, input, verdict) => {
    expect(judgeRows([input])).toEqual([verdict])
  })

  it('counts together with the other rows of its item, those without a quantity left aside', () => {
    const [one, other, bad, none] = judgeRows([
      row('6'),
      row('4', { found_by: 'search' }),
      row('x'),
      row('0'),
    ])
    expect(one).toEqual({ verdict: 'exact', quantity: 6, total: 10 })
    expect(other).toEqual({ verdict: 'found', quantity: 4, total: 10 })
    expect(bad).toEqual({ verdict: 'bad_quantity', problem: 'not_whole' })
    expect(none).toEqual({ verdict: 'bad_quantity', quantity: 0, problem: 'below_minimum' })
  })
})
