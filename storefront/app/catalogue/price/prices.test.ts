import { expect, test } from 'vitest'
import { figuresOf, pricesIn, struckOf } from './prices.ts'

test('a record without prices gives no key of one, not even an empty one', () => {
  expect(Object.keys(pricesIn({ price: undefined }))).toEqual([])
  expect(pricesIn({ price: 5, is_special_offer: false })).toEqual({ price: 5, is_special_offer: false })
})

test('a product costs from its cheapest to its dearest item, an item what it costs', () => {
  expect(figuresOf({ min_price: 10, max_price: 30 })).toEqual({ low: 10, high: 30 })
  expect(figuresOf({ price: 20 })).toEqual({ low: 20, high: 20 })
  expect(figuresOf({ price: 0 })).toEqual({ low: 0, high: 0 })
  expect(figuresOf({})).toBeUndefined()
})

test('the list price is struck through only where what is paid is less', () => {
  expect(struckOf({ price: 8, base_price: 10 })).toBe(10)
  expect(struckOf({ price: 10, base_price: 10 })).toBeUndefined()
  // A final price may be higher than the list price.
  expect(struckOf({ price: 12, base_price: 10 })).toBeUndefined()
  expect(struckOf({ price: 8 })).toBeUndefined()
})
