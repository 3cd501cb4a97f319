import { describe, expect, test } from 'vitest'
import { endsOf, isWhole, rangeOf, variantsQueryOf, variantsSearch } from './variants-query.ts'

const read = (search: string) => variantsQueryOf(new URLSearchParams(search))

describe('what an address asks of a Variant table', () => {
  test.each([
    ['', {}],
    ['?filter_thread=m6,m8', { thread: 'm6,m8' }],
    ['?filter_thread=m6&filter_thread=m8', { thread: 'm6,m8' }],
    ['?filter_bore=20-30', { bore: '20-30' }],
    ['?from_bore=20&to_bore=30', { bore: '20-30' }],
    ['?to_bore=30&from_bore=', { bore: '-30' }],
    ['?from_bore=&to_bore=', {}],
    ['?from_temp=-20&to_temp=-5', { temp: '-20--5' }],
    ['?filter_brand=SMC_3&filter_price=1-2&filter_discount=Ya', {}],
    ['?filter_=x&other=1', {}],
  ])('%s', (search, filters) => {
    expect(read(search).filters).toEqual(filters)
  })

  test('no more filters than the API takes, and none longer', () => {
    const many = Array.from({ length: 14 }, (_, i) => `filter_f${i}=x`).join('&')
    expect(Object.keys(read(many).filters)).toHaveLength(10)
    expect(read(`filter_a=${'x'.repeat(3000)}`).filters['a']).toHaveLength(2000)
  })

  test('an order that is not known is none, and so is one by price', () => {
    expect(['sku_desc', 'price_asc', 'x'].map((sort) => read(`sort=${sort}`).sort)).toEqual([
      'sku_desc',
      'default',
      'default',
    ])
  })
})

test('its address says the same again, in one way', () => {
  const asked = read('?page=2&sort=sku_asc&filter_thread=m6&filter_thread=m8&from_bore=20')
  expect(variantsSearch(asked)).toBe('?filter_thread=m6,m8&filter_bore=20-&sort=sku_asc&page=2')
  expect(read(variantsSearch(asked))).toEqual(asked)
  expect(variantsSearch(read(''))).toBe('')
})

test('only what is neither sorted nor filtered is whole', () => {
  expect(
    ['', 'page=3', 'sort=name_asc', 'filter_a=b', 'filter_brand=SMC_3'].map((q) => isWhole(read(q))),
  ).toEqual([true, true, false, false, true])
})

test('the ends of a range are read and written', () => {
  expect(['20-30', '20-', '-30', '-20-80', '-20--5', '25', '', 'abc'].map(endsOf)).toEqual([
    ['20', '30'],
    ['20', ''],
    ['', '30'],
    ['-20', '80'],
    ['-20', '-5'],
    ['25', '25'],
    ['', ''],
    ['', ''],
  ])
  expect(rangeOf('30', '20')).toBe('20-30')
  expect(rangeOf('', '')).toBe('')
})
