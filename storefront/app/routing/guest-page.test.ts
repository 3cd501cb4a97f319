import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestPage } from './guest-page.ts'

const findAddress = (url: string): string | undefined => {
  const at = url.indexOf('?')
  return guestPage(at < 0 ? url : url.slice(0, at), at < 0 ? '' : url.slice(at))?.address
}

test.each([
  ['/', '/'],
  ['/id', '/id'],
  ['/id/', '/id'],
  ['/shop/', '/shop'],
  ['/shop?page=1', '/shop'],
  ['/shop?page=2', '/shop?page=2'],
  ['/shop?page=50', '/shop?page=50'],
  ['/shop?page=nonsense', '/shop'],
  ['/shop?filter_brand=SMC_3', '/shop?filter_brand=_3'],
  ['/shop?filter_brand=Any_Name_At_All_3&page=2&utm_source=x', '/shop?page=2&filter_brand=_3'],
  ['/shop?filter_brand=no-id', '/shop'],
  ['/shop?sort=price_asc&filter_price=1-1000', '/shop'],
  ['/id/shop/category/7?title=anything', '/id/shop/category/7'],
  ['/shop?filter_price=1-1000&filter_discount=Ya', '/shop'],
  ['/shop?filter_brand=SMC_3&filter_brand=Other_3', '/shop?filter_brand=_3'],
  ['/shop/product/8?filter_bore=20-30&view=list&values=bore', '/shop/product/8'],
  ['/shop/products/7?page=2', '/shop/products/7?page=2'],
  ['/shop/products/7?filter_brand=SMC_3&keyword=x', '/shop/products/7'],
  ['/shop/product/8?page=2', '/shop/product/8'],
  ['/account/login', '/account/login'],
])('%s is cached as %s', (url, address) => {
  expect(findAddress(url)).toBe(address)
})

test.each([
  '/shop?keyword=bolt',
  '/id/shop?keyword=baut&page=2',
  '/shop?sort=name_asc',
  '/shop?sort=default',
  '/shop?page=51',
  '/shop/products/7?page=51',
  '/shop/products/7?filter_bore=20-30',
  '/shop/products/7?sort=sku_asc&page=2',
  '/shop/category/7?sort=name_desc',
  '/shop?view=list',
  // What a category shows without a layout depends on its products.
  '/shop/category/7?view=grid',
  '/shop?values=thread',
  '/shop?filter_brand=SMC_3,Nut_4',
  '/shop?filter_brand=SMC_3&filter_brand=Nut_4',
  '/shop/category/7?filter_thread=m8',
  '/shop/category/7?from_bore=20&to_bore=',
  '/shop?filter_thread=',
  '/shop/products/7?filter_bore=20-30',
  '/shop/category-list',
  '/id/shop/category-right-sidebar?page=2',
  '/account',
  '/shop/cart',
  '/account/login?next=%2Fshop',
  '/?next=%2Faccount',
  '/shop?message=logged-out',
  '/account/logout',
  '/en/shop',
  '/ID/shop',
  '/fr/shop',
  '/nothing',
  '/shop/products/abc',
])('%s is not cached', (url) => {
  expect(findAddress(url)).toBeUndefined()
})

const path = fc.oneof(
  fc.constantFrom('/', '/shop', '/id/shop', '/shop/products/7', '/id/shop/category/7', '/shop/product/8'),
  fc.webPath(),
  fc.string(),
)
const unknownName = fc
  .string()
  .filter((name) => !['page', 'filter_brand', 'keyword', 'sort', 'view', 'values', ''].includes(name))
  .filter((name) => !/^(?:filter|from|to)_/.test(name))

test('parameters that mean nothing never make a page of their own', () => {
  fc.assert(
    fc.property(path, fc.array(fc.tuple(unknownName, fc.string())), (pathname, parameters) => {
      expect(guestPage(pathname, `?${new URLSearchParams(parameters).toString()}`)).toEqual(
        guestPage(pathname, ''),
      )
    }),
  )
})

test('whatever is requested, the cached page’s name is normalised, and maps to itself', () => {
  fc.assert(
    fc.property(path, fc.oneof(fc.webQueryParameters(), fc.string()), (pathname, search) => {
      const address = guestPage(pathname, `?${search}`)?.address
      if (address === undefined) return
      expect(address).toMatch(/^\/[\w/-]*(\?page=\d+)?([?&]filter_brand=_\d+)?$/)
      expect(findAddress(address)).toBe(address)
    }),
  )
})
