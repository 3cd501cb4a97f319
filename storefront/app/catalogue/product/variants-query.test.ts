import { describe, expect, test } from 'vitest'
import {
  isNarrowed,
  isWhole,
  tidiedVariants,
  parseVariantsQuery,
  variantsSearch,
  clearFilters,
} from './variants-query.ts'

const read = (search: string, language: 'en' | 'id' = 'en') =>
  parseVariantsQuery(new URLSearchParams(search), language)

describe('what an address asks of a Variant table', () => {
  test.each([
    ['', {}],
    ['?filter_thread=m6,m8', { thread: 'm6,m8' }],
    ['?filter_thread=m6&filter_thread=m8', { thread: 'm6,m8' }],
    ['?filter_bore=20-30', { bore: '20-30' }],
    ['?from_bore=20&to_bore=30', { bore: '20-30' }],
    ['?from_bore=30&to_bore=20', { bore: '20-30' }],
    ['?from_bore=41,5&to_bore=', { bore: '41.5-' }],
    ['?from_bore=41.5&to_bore=', { bore: '41.5-' }],
    ['?to_bore=30&from_bore=', { bore: '-30' }],
    ['?from_bore=&to_bore=', {}],
    ['?from_temp=-20&to_temp=-5', { temp: '-20--5' }],
    ['?filter_brand=SMC_3&filter_price=1-2&filter_discount=Ya', {}],
    ['?filter_=x&other=1', {}],
  ])('%s', (search, filters) => {
    expect(read(search).filters).toEqual(filters)
  })

  test('a number is read in the language of its page', () => {
    expect(read('from_bore=1.500&to_bore=', 'id').filters).toEqual({ bore: '1500-' })
    expect(read('from_bore=1,500&to_bore=', 'en').filters).toEqual({ bore: '1500-' })
  })

  test('what is typed and is no number stays as it was typed', () => {
    const query = read('from_bore=long&to_bore=30&filter_thread=m6')
    expect(query).toMatchObject({ filters: { thread: 'm6' }, typed: { bore: { from: 'long', to: '30' } } })
    expect(variantsSearch(query)).toBe('?filter_thread=m6&from_bore=long&to_bore=30')
  })

  test('nothing is taken away in silence: the API says what it refuses', () => {
    const many = Array.from({ length: 14 }, (_, i) => `filter_f${i}=x`).join('&')
    expect(Object.keys(read(many).filters)).toHaveLength(14)
    expect(read(`filter_a=${'x'.repeat(3000)}`).filters['a']).toHaveLength(3000)
  })

  test('an order that is not known is none, and so is one by price', () => {
    expect(
      [
        'sku_desc',
        'attr_length_asc',
        'attr_bore_desc_desc',
        'attr__asc',
        'attr_length',
        'price_asc',
        'x',
      ].map((sort) => read(`sort=${sort}`).sort),
    ).toEqual([
      'sku_desc',
      'attr_length_asc',
      'attr_bore_desc_desc',
      'default',
      'default',
      'default',
      'default',
    ])
  })
})

test('its address says the same again, in one way', () => {
  const query = read('?page=2&sort=attr_bore_asc&filter_thread=m6&filter_thread=m8&from_bore=20&to_pitch=x')
  expect(variantsSearch(query)).toBe(
    '?filter_thread=m6,m8&filter_bore=20-&from_pitch=&to_pitch=x&sort=attr_bore_asc&page=2',
  )
  expect(read(variantsSearch(query))).toEqual(query)
  expect(variantsSearch(read(''))).toBe('')
})

test('only what is neither sorted nor filtered is whole', () => {
  const whole = ['', 'page=3', 'sort=name_asc', 'filter_a=b', 'from_a=x', 'filter_brand=SMC_3']
  expect(whole.map((q) => isWhole(read(q)))).toEqual([true, true, false, false, false, true])
  expect(isNarrowed(read('sort=name_asc'))).toBe(false)
  expect(variantsSearch(clearFilters(read('sort=name_asc&filter_a=b&from_c=x&page=2')))).toBe(
    '?sort=name_asc',
  )
})

const leads = (address: string) => tidiedVariants(new URL(address, 'http://shop.test'), 'en')

test.each([
  ['?filter_thread=m6&filter_thread=m8&from_bore=&to_bore=&sort=default', '?filter_thread=m6,m8'],
  ['?filter_thread=&from_bore=&to_bore=&sort=default', ''],
  ['?from_bore=30&to_bore=20&sort=sku_desc', '?filter_bore=20-30&sort=sku_desc'],
  ['?from_bore=long', '?from_bore=long&to_bore='],
])('%s, as its form sends it, leads to %s', (sent, search) => {
  expect(leads(`/id/shop/products/7${sent}`)).toBe(`/id/shop/products/7${search}`)
  expect(leads(`/id/shop/products/7${search}`)).toBeUndefined()
})

test('a layout’s address keeps the product that it names', () => {
  expect(leads('/shop/product-columnar?id=7&filter_a=b&filter_a=c')).toBe(
    '/shop/product-columnar?id=7&filter_a=b,c',
  )
  expect(leads('/shop/product-columnar?id=7&sort=name_asc')).toBeUndefined()
  expect(variantsSearch({ sort: 'name_asc', filters: {}, page: 1 }, 7)).toBe('?id=7&sort=name_asc')
})

test.each(['', '?page=2&sort=nonsense', '?utm_source=letter&filter_a=b%2Cc', '?filter_price=&filter_brand='])(
  '%s stays where it is',
  (search) => {
    expect(leads(`/shop/products/7${search}`)).toBeUndefined()
  },
)
