import { expect, test } from 'vitest'
import { languages, localised } from './address.ts'
import { paths } from './paths.ts'
import { robots } from './robots.ts'

const text = robots('https://shop.example')

/** A rule's pattern, as RFC 9309 reads it. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`)

const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verb, path = '']) => ({
  allows: verb === 'Allow',
  length: path.length,
  pattern: toPattern(path),
}))

/** What a crawler may fetch: of the rules that fit the longest counts, and an allowing one of two as long. */
const mayFetch = (address: string): boolean =>
  rules
    .filter(({ pattern }) => pattern.test(address))
    .toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))[0]?.allows ?? true

const inBoth = (rest: string) => languages.map((language) => localised(language, rest))
const example = (path: string) => path.replace(':id', '7').replace(':x', 'x7-a_B')

test('it is for everybody and names the sitemap at the shop’s own address', () => {
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toMatch(/\n\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/)
})

test('crawlers may fetch every page that search engines may list', () => {
  // Cached for guests, but not indexed: the members' login.
  const listed = paths.filter(({ path, indexed }) => indexed !== undefined && path !== '/account/login')
  expect(listed.length).toBeGreaterThan(4)
  for (const address of listed.flatMap(({ path }) => inBoth(example(path))))
    expect([address, mayFetch(address)]).toEqual([address, true])
})

test.each([
  '/shop?page=2',
  '/shop?filter_brand=SMC_3',
  '/shop?filter_brand=Two_Words_3&page=2',
  '/shop/category/7?title=hex-bolts',
  '/shop/category/7?title=hex-bolts&page=3',
  '/shop/products/7?page=2',
  '/assets/root.js',
  '/media/og/1-en-0123456789abcdef.png',
  '/sitemap.xml',
  '/api/v2/product/header/7/datasheet?language=en',
  '/api/v2/product/header/7/datasheet?language=id',
  '/api/v2/product/item/7/datasheet?language=id',
])('crawlers may fetch %s', (address) => {
  for (const own of address.startsWith('/shop') ? inBoth(address) : [address])
    expect([own, mayFetch(own)]).toEqual([own, true])
})

test.each([
  '/shop?keyword=bolt',
  '/shop?filter_brand=SMC_3&keyword=bolt',
  '/shop?sort=name_asc',
  '/shop/category/7?title=hex-bolts&sort=name_asc',
  '/shop?filter_thread=m8',
  '/shop/category/7?title=hex-bolts&filter_thread=m8',
  '/shop?filter_brand=SMC_3&filter_thread=m8',
  '/shop?filter_thread=m8&filter_brand=SMC_3',
  '/shop/products/7?filter_bore=20-30',
  '/shop/cart',
  '/shop/wishlist',
  '/account/login',
  '/web/signup/verify/7',
])('crawlers leave %s alone', (address) => {
  for (const own of inBoth(address)) expect([own, mayFetch(own)]).toEqual([own, false])
})

test('they leave every page for members alone, and the API', () => {
  const members = paths.filter(({ guests }) => !guests)
  const calls = [
    '/api/v2/product/header',
    '/api/v2/product/header/7',
    '/api/v2/product/header/7/item',
    '/api/v2/product/item/8',
    '/api/v2/website/categories',
    '/api/docs',
  ]
  for (const address of [...calls, ...members.flatMap(({ path }) => inBoth(example(path)))])
    expect([address, mayFetch(address)]).toEqual([address, false])
})
