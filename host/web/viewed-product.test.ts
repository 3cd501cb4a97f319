import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { viewedProduct } from './viewed-product.ts'

const asked = (url: string, { method = 'GET', headers = {} } = {}): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method, url, headers })

test.each([
  ['/shop/products/12', 12],
  ['/shop/product/4', 4],
  ['/id/shop/products/12', 12],
  ['/id/shop/product/4/', 4],
  ['/shop/products/12?filter_thread=m8&page=2', 12],
  ['/shop/products/12?', 12],
  ['/shop/product/2147483647', 2_147_483_647],
  // What a page that is open already asks for when somebody goes on to this one.
  ['/shop/products/12.data', 12],
  ['/id/shop/product/4.data?_routes=x', 4],
])('%s shows %i', (url, id) => {
  expect(viewedProduct(asked(url))).toBe(id)
})

test.each([
  '/',
  '/shop',
  '/shop/products',
  '/shop/products/',
  '/shop/products/abc',
  '/shop/products/0',
  '/shop/products/012',
  '/shop/products/-1',
  '/shop/products/1.5',
  '/shop/products/12x',
  '/shop/products/12/item',
  '/shop/products/2147483648',
  '/shop/products/99999999999',
  '/shop/category/12',
  '/en/shop/products/12',
  '/ID/shop/products/12',
  '/x/shop/products/12',
  '/shop/?to=/shop/products/12',
  '/api/v2/product/header/12',
  '/discount/products/12',
  '/shop/products/%312',
  '',
])('%j shows none', (url) => {
  expect(viewedProduct(asked(url))).toBeUndefined()
})

test.each(['HEAD', 'POST', 'OPTIONS'])('%s looks at nothing', (method) => {
  expect(viewedProduct(asked('/shop/products/12', { method }))).toBeUndefined()
})

test.each([{ 'sec-purpose': 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])(
  'nobody looks at what is fetched ahead: %j',
  (headers) => {
    expect(viewedProduct(asked('/shop/products/12', { headers }))).toBeUndefined()
  },
)
