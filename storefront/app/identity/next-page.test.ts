import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

const of = (next: string) => nextPage(new URLSearchParams({ next }))

test.each([
  ['/shop', '/shop'],
  ['/shop/products/7?page=2', '/shop/products/7?page=2'],
  ['/id/shop?keyword=baut+m8', '/id/shop?keyword=baut+m8'],
  ['/shop/?keyword=a?b', '/shop?keyword=a?b'],
  ['/', '/'],
  // Two slashes would lead to another host: what is understood of it does not.
  ['//shop', '/shop'],
])('%s leads back to %s', (next, page) => {
  expect(of(next)).toBe(page)
})

test.each([
  '',
  'https://example.com/shop',
  '//example.com/shop',
  '/\\example.com',
  'javascript:alert(1)',
  'shop',
  '/account/orders',
  '/fr/shop',
  '/nothing/here',
  '/shop/products/abc',
])('%j leads nowhere', (next) => {
  expect(of(next)).toBeUndefined()
})

test('without next there is no page to go back to', () => {
  expect(nextPage(new URLSearchParams())).toBeUndefined()
})
