import { expect, test } from 'vitest'
import { findAmounts, pricesIn, findStruckAmounts } from './prices.ts'

test('a record without prices gives no key of one, not even an empty one', () => {
  expect(Object.keys(pricesIn({ price: undefined }))).toEqual([])
  expect(pricesIn({ price: 5, is_special_offer: false })).toEqual({ price: 5, is_special_offer: false })
  expect(pricesIn({ price_uoms: ['box'], max_pieces: 9 })).toEqual({ price_uoms: ['box'], max_pieces: 9 })
})

test('a page carries a single price or a range, not both', () => {
  const record = { price: 5, base_price: null, min_price: 5, max_price: 5, is_special_offer: true }
  expect(pricesIn(record)).toEqual({ price: 5, is_special_offer: true })
  expect(pricesIn({ ...record, base_price: 6, max_price: 7 })).toEqual({
    min_price: 5,
    max_price: 7,
    is_special_offer: true,
  })
})

test('a product costs from its cheapest to its dearest item, an item what it costs', () => {
  expect(findAmounts({ min_price: 10, max_price: 30 })).toEqual({ low: 10, high: 30 })
  expect(findAmounts({ price: 20 })).toEqual({ low: 20, high: 20 })
  expect(findAmounts({ price: 0 })).toEqual({ low: 0, high: 0 })
  expect(findAmounts({})).toBeUndefined()
})

test('the normal price is struck through only where what is paid is less', () => {
  expect(findStruckAmounts({ price: 8, base_price: 10 })).toEqual({ low: 10, high: 10 })
  expect(findStruckAmounts({ price: 10, base_price: 10 })).toBeUndefined()
  // A final price may be higher than the list price.
  expect(findStruckAmounts({ price: 12, base_price: 10 })).toBeUndefined()
  expect(findStruckAmounts({ price: 8 })).toBeUndefined()
  expect(findStruckAmounts({ price: 8, base_price: null })).toBeUndefined()
  // Of a range it would be the cheapest item's alone.
  expect(findStruckAmounts({ price: 8, base_price: 10, min_price: 8, max_price: 20 })).toBeUndefined()
})

test('of a range the whole range of normal prices is struck through', () => {
  const paid = { min_price: 8, max_price: 30 }
  expect(findStruckAmounts({ ...paid, min_base_price: 10, max_base_price: 30 })).toEqual({
    low: 10,
    high: 30,
  })
  expect(findStruckAmounts({ ...paid, min_base_price: 8, max_base_price: 30 })).toBeUndefined()
  expect(findStruckAmounts({ ...paid, min_base_price: 10, max_base_price: 25 })).toBeUndefined()
  // The cheapest item's own prices say nothing of the others'.
  expect(
    findStruckAmounts({ ...paid, price: 8, base_price: 12, min_base_price: 10, max_base_price: 40 }),
  ).toEqual({
    low: 10,
    high: 40,
  })
})
