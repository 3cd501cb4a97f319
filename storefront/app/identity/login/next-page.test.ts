import { expect, test } from 'vitest'
import { nextPage, wantedPage } from './next-page.ts'

const of = (next: string) => nextPage(new URLSearchParams({ next }), false)

test.each([
  ['/shop', '/shop'],
  ['/shop/products/7?page=2', '/shop/products/7?page=2'],
  ['/id/shop?keyword=baut+m8', '/id/shop?keyword=baut+m8'],
  ['/shop/?keyword=a?b', '/shop?keyword=a?b'],
  ['/', '/'],
])('%s leads back to %s', (next, page) => {
  expect(of(next)).toBe(page)
})

test.each([
  '',
  'https://example.com/shop',
  '//example.com/shop',
  // Two slashes would lead to another host.
  '//shop',
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
  expect(nextPage(new URLSearchParams(), true)).toBeUndefined()
})

test('a member’s page leads back those who may open it', () => {
  const query = new URLSearchParams({ next: '/id/account/password' })
  expect([nextPage(query, true), nextPage(query, false)]).toEqual(['/id/account/password', undefined])
})

test('only a member’s page shows a guest the login prompt', () => {
  const findNextPage = (next: string) => wantedPage(new URLSearchParams({ next }))
  expect(findNextPage('/id/account/orders?page=2')).toBe('/id/account/orders?page=2')
  expect([findNextPage('/shop'), findNextPage('https://example.com/account'), findNextPage('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
