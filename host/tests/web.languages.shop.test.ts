import { expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

/** Where the links to a language lead, each once. */
const linksTo = (language: 'en' | 'id', html: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<a href="([^"]*)" hrefLang="${language}"`, 'gi'))].map(([, to = '']) =>
      to.replaceAll('&amp;', '&'),
    ),
  ),
]

// @spec §2 Prefix: switch
// @spec §9 Locales
test.each([
  ['/', '/id'],
  ['/shop', '/id/shop'],
  ['/shop?sort=name_asc', '/id/shop?sort=name_asc'],
  ['/shop?keyword=bolt', '/id/shop?keyword=bolt'],
  ['/shop/products/1', '/id/shop/products/1'],
  ['/shop/product/4', '/id/shop/product/4'],
  // A category's name in addresses is that of the language.
  ['/shop/category/1?title=pneumatics&sort=name_desc', '/id/shop/category/1?title=pneumatik&sort=name_desc'],
])('%s and %s are the same page', async (english, indonesian) => {
  for (const [path, language, other, counterpart] of [
    [english, 'en', 'id', indonesian],
    [indonesian, 'id', 'en', english],
  ] as const) {
    const { status, text } = await shop.ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`<html lang="${language}"`)
    expect([path, ...linksTo(other, text)]).toEqual([path, counterpart])
    expect([path, ...linksTo(language, text)]).toEqual([path, path])
  }
})

test('what means nothing in an address is not taken into the other language', async () => {
  const { text } = await shop.ask('/shop/category/1?sort=name_desc&utm_source=letter')
  expect(linksTo('id', text)).toEqual(['/id/shop/category/1?title=pneumatik&sort=name_desc'])
})

test('where there is no page the other language is reached by its home page', async () => {
  expect(linksTo('id', (await shop.ask('/nothing/here')).text)).toEqual(['/id'])
})

test.each(['/id', '/id/shop', '/id/shop/category/1', '/id/shop/products/1', '/id/shop/product/4'])(
  'links of %s lead to Indonesian pages',
  async (path) => {
    const { text } = await shop.ask(path)
    const links = [...text.matchAll(/<a\b[^>]*>/g)].map(([link]) => link)
    const own = links
      .filter((link) => !link.includes('hrefLang'))
      .flatMap((link) => / href="(\/[^"]*)"/.exec(link)?.[1] ?? [])
    expect(own.length).toBeGreaterThan(3)
    const elsewhere = own.filter((to) => !/^\/id(\/|$|\?)/.test(to))
    // A file is requested by a call with a language; a picture has none.
    expect(elsewhere.filter((to) => !/^\/(api\/v2\/.*[?&]language=id$|media\/pictures\/)/.test(to))).toEqual(
      [],
    )
  },
)

// @spec §1 Opening hours: English
// @spec §1 Opening hours: Indonesian
test('opening hours are shown in either language', async () => {
  for (const [path, hours] of [
    ['/', 'Opening hours: Mon-Fri 8am - 4pm'],
    ['/id', 'Jam buka: Senin - Jumat 08.00 - 16.00'],
  ] as const) {
    const { text } = await shop.ask(path)
    expect(text.slice(text.indexOf('<header'), text.indexOf('</header>'))).toContain(hours)
  }
})

test.each(['/', '/shop', '/shop?view=list', '/shop/category/1', '/shop/category-list'])(
  'a quick view is, before scripts, a link to the product itself wherever products stand: %s',
  async (path) => {
    const { text } = await shop.ask(path)
    const links = text.match(/<a [^>]*class="quick-view-link[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(link).toMatch(/ aria-label="Quick view: [^"]+"/)
      const [, to = ''] = / href="(\/shop\/products?\/\d+)"/.exec(link) ?? []
      const [, name = ''] = / aria-label="Quick view: ([^"]+)"/.exec(link) ?? []
      expect((await shop.ask(to)).text).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]*>)*${name.slice(0, 5)}`))
    }
  },
)
