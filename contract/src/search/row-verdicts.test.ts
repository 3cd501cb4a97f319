import { describe, expect, it, test } from 'vitest'
import { judgeRows, nextQuantity, quantityIn, type RowMatch } from './row-verdicts.ts'

describe('a quantity', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['0', 0],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1.250.000', 1_250_000],
    ['1.000,00', 1000],
    ['1,000.00', 1000],
    ['2,00', 2],
    ['2.0', 2],
    ['99999999999999999999', 1_000_000_000],
    [3, 3],
    [1e300, 1_000_000_000],
  ])('is read from %j as %d', (given, quantity) => {
    expect(quantityIn(given)).toBe(quantity)
  })

  it.each(['', ' ', 'ten', '1.5', '1,25', '0,500', '1.00.000', '1.1250', '-3', '10 pcs', '1e3', 2.5, -1])(
    'is not read from %j',
    (given) => {
      expect(quantityIn(given)).toBeUndefined()
    },
  )

  it('is raised to what may be ordered', () => {
    expect(nextQuantity(1, { min_qty: 10, multiple_qty: 4 })).toBe(12)
    expect(nextQuantity(13, { min_qty: 10, multiple_qty: 4 })).toBe(16)
    expect(nextQuantity(16, { min_qty: 10, multiple_qty: 4 })).toBe(16)
  })
})

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
  ])('%s', (_, given, verdict) => {
    expect(judgeRows([given])).toEqual([verdict])
  })

  it('counts together with the other rows of its item, those without a quantity left aside', () => {
    const [one, other, bad] = judgeRows([row('6'), row('4', { found_by: 'search' }), row('x')])
    expect(one).toEqual({ verdict: 'exact', quantity: 6, total: 10 })
    expect(other).toEqual({ verdict: 'found', quantity: 4, total: 10 })
    expect(bad).toEqual({ verdict: 'bad_quantity', problem: 'not_whole' })
  })
})
