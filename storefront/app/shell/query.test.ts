import { expect, test } from 'vitest'
import { brandOf, keywordOf, pageOf, sortOf } from './query.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=x', 1],
  ['page=99999999999999999999', 1],
  ['page=501', 500],
])('%s is page %i', (text, page) => {
  expect(pageOf(query(text))).toBe(page)
})

// @spec §5 Filter: brand
test('a brand is the number after the last underscore; its name is for people', () => {
  expect(brandOf(query('filter_brand=SMC_3'))).toBe(3)
  expect(brandOf(query('filter_brand=Two_Words_14'))).toBe(14)
  expect(brandOf(query('filter_brand=3'))).toBe(3)
  expect(brandOf(query('filter_brand=SMC_'))).toBeUndefined()
  expect(brandOf(query('filter_brand=SMC_0'))).toBeUndefined()
  expect(brandOf(query(''))).toBeUndefined()
})

// @spec §5 Search: trimmed
test('a keyword is trimmed, and cut to what the API takes', () => {
  expect(keywordOf(query('keyword=++hex+bolt++'))).toBe('hex bolt')
  expect(keywordOf(query(`keyword=${'a'.repeat(150)}`))).toHaveLength(100)
  expect(keywordOf(query(''))).toBe('')
})

test('an order that the shop does not know, or shows to members only, is the usual one', () => {
  expect(sortOf(query('sort=name_desc'))).toBe('name_desc')
  expect(sortOf(query('sort=price_asc'))).toBe('default')
  expect(sortOf(query('sort=id;drop'))).toBe('default')
})
