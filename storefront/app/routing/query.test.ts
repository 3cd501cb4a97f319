import { expect, test } from 'vitest'
import { parseAttribute, parseBrands, parseKeyword, parsePage, parseSort, parseView } from './query.ts'

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
  expect(parsePage(query(text))).toBe(page)
})

// @spec §5 Filter: brand
test('a brand is the number after the last underscore; its name is for people', () => {
  expect(parseBrands(query('filter_brand=SMC_3'))).toEqual([3])
  expect(parseBrands(query('filter_brand=Two_Words_14'))).toEqual([14])
  expect(parseBrands(query('filter_brand=3'))).toEqual([3])
  expect(parseBrands(query('filter_brand=SMC_'))).toEqual([])
  expect(parseBrands(query('filter_brand=SMC_0'))).toEqual([])
  expect(parseBrands(query('filter_brand=SMC_9999999999'))).toEqual([])
  expect(parseBrands(query(''))).toEqual([])
})

test('brands may be several, joined or repeated, once each', () => {
  expect(parseBrands(query('filter_brand=SMC_3,Bolt,+Nut+Co_4'))).toEqual([3, 4])
  expect(parseBrands(query('filter_brand=SMC_3&filter_brand=Nut_4&filter_brand=Other_3'))).toEqual([3, 4])
})

test('a parameter of an attribute differs from those of brand, price and page', () => {
  expect(parseAttribute('filter_thread')).toBe('thread')
  expect(parseAttribute('from_bore')).toBe('bore')
  expect(parseAttribute('to_bore')).toBe('bore')
  for (const name of [
    'filter_brand',
    'filter_price',
    'filter_discount',
    'filter_category',
    'filter_',
    'page',
  ])
    expect(parseAttribute(name)).toBeUndefined()
})

test('a layout that the shop does not know is none', () => {
  expect(parseView(query('view=list'))).toBe('list')
  expect(parseView(query('view=poster'))).toBeUndefined()
})

// @spec §5 Search: trimmed
test('a keyword is trimmed, and cut to what the API takes', () => {
  expect(parseKeyword(query('keyword=++hex+bolt++'))).toBe('hex bolt')
  expect(parseKeyword(query(`keyword=${'a'.repeat(150)}`))).toHaveLength(100)
  expect(parseKeyword(query(''))).toBe('')
})

test('an order that the shop does not know, or shows to members only, is the usual one', () => {
  expect(parseSort(query('sort=name_desc'))).toBe('name_desc')
  expect(parseSort(query('sort=price_asc'))).toBe('default')
  expect(parseSort(query('sort=id;drop'))).toBe('default')
})
