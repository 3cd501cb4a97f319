import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidiedAddress, tidy } from './tidy.ts'

const usual = { language: 'en', usualView: 'grid' } as const
const leads = (address: string): string | undefined =>
  tidiedAddress(new URL(address, 'http://shop.test'), usual)

test.each([
  ['/shop?filter_thread=m8&filter_thread=m10', '/shop?filter_thread=m8,m10'],
  ['/shop?filter_thread=m8&filter_thread=m8', '/shop?filter_thread=m8'],
  ['/shop?filter_brand=SMC_3&filter_brand=Nut_4', '/shop?filter_brand=SMC_3,Nut_4'],
  ['/shop?from_bore=20&to_bore=30', '/shop?filter_bore=20-30'],
  ['/shop?from_bore=&to_bore=&sort=name_asc', '/shop?sort=name_asc'],
  ['/shop?filter_bore=1-2&from_bore=20&to_bore=', '/shop?filter_bore=20-'],
  ['/id/shop?sort=default&view=grid&keyword=', '/id/shop'],
  [
    '/shop/category/7?title=bolts&from_bore=x&to_bore=3&filter_thread=m8&filter_thread=m10',
    '/shop/category/7?title=bolts&from_bore=x&to_bore=3&filter_thread=m8,m10',
  ],
])('%s, as a form sends it, leads to %s', (sent, address) => {
  expect(leads(sent)).toBe(address)
})

test.each([
  '/shop',
  '/shop?utm_source=letter',
  '/shop?page=2&sort=name_asc&filter_thread=m8%2Cm10',
  '/shop?page=nonsense&sort=price_asc&view=poster',
  '/shop?filter_price=&filter_category=x',
  '/shop?from_bore=x&to_bore=',
])('%s stays where it is', (address) => {
  expect(leads(address)).toBeUndefined()
})

test('where rows are usual, rows need no parameter', () => {
  const query = new URLSearchParams('view=list&sort=name_asc')
  expect(tidy(query, { language: 'en', usualView: 'list' }).toString()).toBe('sort=name_asc')
})

const name = fc.constantFrom(
  'title',
  'keyword',
  'filter_brand',
  'filter_bore',
  'from_bore',
  'to_bore',
  'filter_thread',
  'sort',
  'view',
  'page',
  'values',
  'exact',
  'other',
)
const text = fc.oneof(
  fc.constantFrom('', ' ', 'm8', 'm8,m10', '20', '-5', 'default', 'grid', 'x'),
  fc.string(),
)

test('an address is normalised once: its target redirects no further', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, text)), (entries) => {
      const address = leads(`/shop?${new URLSearchParams(entries).toString()}`)
      expect(address === undefined ? undefined : leads(address)).toBeUndefined()
    }),
  )
})
