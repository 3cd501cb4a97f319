import { expect, test } from 'vitest'
import { parseAddress } from '../../routing/address.ts'
import { guestPage } from '../../routing/guest-page.ts'
import { listedAddress, type ListedPage } from './listed-address.ts'

const category: ListedPage = { kind: 'category', id: 7, slugs: { en: 'bolts-screws', id: 'baut-sekrup' } }

test.each<[ListedPage, string, string]>([
  [{ kind: 'fixed', path: '/' }, '/', '/id'],
  [{ kind: 'fixed', path: '/shop' }, '/shop', '/id/shop'],
  [{ kind: 'page', slug: 'warranty' }, '/site/warranty', '/id/site/warranty'],
  [category, '/shop/category/7?title=bolts-screws', '/id/shop/category/7?title=baut-sekrup'],
  [
    { kind: 'brand', id: 3, name: 'Zeta & Sons' },
    '/shop?filter_brand=Zeta+%26+Sons_3',
    '/id/shop?filter_brand=Zeta+%26+Sons_3',
  ],
  [{ kind: 'product', id: 8 }, '/shop/products/8', '/id/shop/products/8'],
  [{ kind: 'item', id: 9 }, '/shop/product/9', '/id/shop/product/9'],
])('%o stands at %s and %s', (page, en, id) => {
  expect([listedAddress(page, 'en'), listedAddress(page, 'id')]).toEqual([en, id])
  for (const address of [en, id]) {
    const [path = '', query] = address.split('?')
    expect(parseAddress(path)).toMatchObject({ kind: 'page', path: { guests: true } })
    // Pages that search engines visit are cached: their visits cost no rendering.
    expect(guestPage(path, query === undefined ? '' : `?${query}`)).toBeDefined()
  }
})
