import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { structureErrors, thingsIn, typesOn, type Thing } from './support/structured-data.ts'

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)
const read = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** Every entry of the sitemaps by its address: the addresses that it names, itself among them. */
const listSitemapPages = async (request: APIRequestContext): Promise<Map<string, string[]>> => {
  const robots = await (await request.get('/robots.txt')).text()
  const [sitemap = ''] = all(robots, /^Sitemap: (.+)$/gm)
  const index = await (await request.get(sitemap)).text()
  const entries = new Map<string, string[]>()
  for (const file of all(index, /<loc>([^<]+)<\/loc>/g))
    for (const entry of all(await (await request.get(file)).text(), /<url>(.*?)<\/url>/g)) {
      const [own = ''] = all(entry, /<loc>([^<]+)<\/loc>/g)
      entries.set(read(own), all(entry, /href="([^"]+)"/g).map(read))
    }
  return entries
}

const kinds: Readonly<Record<string, RegExp>> = {
  home: /^\/(?:id)?$/,
  shop: /^(?:\/id)?\/shop$/,
  category: /\/shop\/category\/\d+\?title=[a-z0-9-]+$/,
  brand: /\/shop\?filter_brand=/,
  product: /\/shop\/products\/\d+$/,
  item: /\/shop\/product\/\d+$/,
}
/** So many of each kind are looked at, from the whole length of the list. */
const LOOKED_AT = 24

const meta = (html: string, name: string): string[] =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).map(read)

test('robots.txt leads to the sitemap, and it to pages that say of themselves what it says', async ({
  request,
  shop,
}) => {
  test.slow()
  const entries = await listSitemapPages(request)
  const titles = new Map<string, string>()
  const pictures = new Map<string, string>()
  for (const [kind, pattern] of Object.entries(kinds)) {
    const ofKind = [...entries.keys()].filter((address) => pattern.test(address.slice(shop.url.length)))
    expect(ofKind.length, kind).toBeGreaterThan(1)
    const step = Math.max(1, Math.floor(ofKind.length / LOOKED_AT))
    for (const address of ofKind.filter((_, i) => i % step === 0)) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      const html = await answer.text()
      const language = address.slice(shop.url.length).startsWith('/id') ? 'id' : 'en'
      expect(html).toContain(`<html lang="${language}"`)
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g).map(read)).toEqual([address])
      const alternates = all(html, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g).map(read)
      expect(alternates).toEqual(entries.get(address))
      for (const alternate of alternates) expect(entries.get(alternate)).toEqual(alternates)
      expect(meta(html, 'robots')).toEqual([])

      const [title = '', ...more] = all(html, /<title>([^<]*)<\/title>/g)
      expect(more).toEqual([])
      // A brand is called the same in both languages.
      const key = `${language} ${title}`
      expect(titles.get(key), key).toBeUndefined()
      titles.set(key, address)
      const [description = ''] = meta(html, 'description')
      expect(description.length, description).toBeGreaterThan(40)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(meta(html, 'og:url')).toEqual([address])
      for (const name of [
        'og:type',
        'og:title',
        'og:description',
        'og:image',
        'og:site_name',
        'twitter:card',
      ])
        expect([address, name, meta(html, name)]).toEqual([address, name, [expect.stringMatching(/\S/)]])
      pictures.set(`${kind} ${language}`, meta(html, 'og:image')[0] ?? '')
      expect(thingsIn(html).flatMap((thing) => structureErrors(thing))).toEqual([])
    }
  }
  for (const [of, picture] of pictures) {
    const { status, type } = await request
      .get(picture)
      .then((answer) => ({ status: answer.status(), type: answer.headers()['content-type'] }))
    expect([of, status, type]).toEqual([of, 200, 'image/png'])
  }
})

/** The one thing of a type that a page tells of. */
const only = (things: readonly Thing[], type: string): Thing => {
  const found = things.filter((thing) => thing['@type'] === type)
  expect(found.length, type).toBe(1)
  return found[0] ?? {}
}

test('pages say what they are about, in the words of schema.org', async ({ request, shop }) => {
  const thingsAt = async (path: string) => thingsIn(await (await request.get(path)).text())
  const home = await thingsAt('/id')
  expect(only(home, 'Organization')).toMatchObject({
    legalName: 'PT Pasok Contoh Niaga',
    url: `${shop.url}/`,
  })
  expect(only(home, 'WebSite')).toMatchObject({
    inLanguage: 'id',
    potentialAction: { target: { urlTemplate: `${shop.url}/id/shop?keyword={search_term_string}` } },
  })

  const hits = await request.get('/api/v2/website/search?keyword=HB4017-A2-M6X16')
  const { data } = (await hits.json()) as {
    data: { products: { records: { id: number; parent_id: number }[] } }
  }
  const { id, parent_id: parent } = data.products.records[0] ?? { id: 0, parent_id: 0 }
  const product = await thingsAt(`/shop/products/${parent}`)
  expect(only(product, 'BreadcrumbList')['itemListElement']).toMatchObject([
    { name: 'Shop', item: `${shop.url}/shop` },
    { name: 'Fasteners' },
    { name: 'Bolts & screws' },
    { name: 'Hex bolts' },
    { name: 'Hex bolt ISO 4017, stainless steel A2-70' },
  ])
  const group = only(product, 'ProductGroup')
  expect(group).toMatchObject({
    productGroupID: String(parent),
    category: 'Fasteners > Bolts & screws > Hex bolts',
  })
  expect(group['hasVariant']).toHaveLength(20)
  expect(group['hasVariant']).toContainEqual(
    expect.objectContaining({ sku: 'HB4017-A2-M6X16', url: `${shop.url}/shop/product/${id}` }),
  )

  const item = only(await thingsAt(`/id/shop/product/${id}`), 'Product')
  expect(item).toMatchObject({
    sku: 'HB4017-A2-M6X16',
    mpn: 'HB4017-A2-M6X16',
    brand: { name: 'Kencara' },
    isVariantOf: { url: `${shop.url}/id/shop/products/${parent}` },
  })
  expect(item['additionalProperty']).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Panjang',
    value: 16,
    unitText: 'mm',
  })
  // Guests get no price, neither here nor on the page.
  expect(JSON.stringify([home, product, item])).not.toMatch(/offer|price/i)
})

test('metadata of a page leaves with it on navigation', async ({ page }) => {
  const head = () =>
    page.evaluate(() => {
      const texts = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name))
      return {
        canonical: texts('link[rel=canonical]', 'href'),
        robots: texts('meta[name=robots]', 'content'),
        description: texts('meta[name=description]', 'content').length,
        picture: texts('meta[property="og:image"]', 'content').length,
        titles: document.head.querySelectorAll('title').length,
      }
    })
  const ofDocument = { robots: [], description: 1, picture: 1, titles: 1 }
  const ofBrowser = { robots: [], description: 0, picture: 0, titles: 1 }
  await page.goto('/')
  expect(await typesOn(page)).toEqual(['Organization', 'WebSite'])
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page).toHaveURL(/title=fasteners$/)
  await expect.poll(() => typesOn(page)).toEqual([])
  expect(await head()).toEqual({ ...ofBrowser, canonical: [page.url()] })
  await page.reload()
  expect(await typesOn(page)).toEqual(['BreadcrumbList'])
  expect(await head()).toEqual({ ...ofDocument, canonical: [page.url()] })
  await main.getByRole('link', { name: 'Hex bolt ISO 4017, stainless steel A2-70' }).first().click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await expect.poll(() => typesOn(page)).toEqual([])
  expect(await head()).toEqual({ ...ofBrowser, canonical: [page.url()] })

  await page.getByRole('banner').getByRole('combobox').fill('bolt')
  await page.getByRole('banner').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/keyword=bolt/)
  await expect.poll(head).toMatchObject({ canonical: [], robots: ['noindex, follow'], titles: 1 })
})

test('what is wrong with such data would be seen', () => {
  const right: Thing = { '@type': 'Product', name: 'Bolt', url: 'https://shop.example/1', sku: 'B-1' }
  expect(structureErrors(right)).toEqual([])
  for (const wrong of [
    { ...right, sku: '' },
    { '@type': 'Product', name: 'Bolt', url: 'https://shop.example/1' },
    { ...right, url: '/1' },
    { ...right, offers: { '@type': 'Offer', price: 5 } },
    { ...right, brand: 'Kencara' },
    { ...right, additionalProperty: [{ '@type': 'PropertyValue', name: 'Length' }] },
    { '@type': 'Thing' },
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, name: 'Shop' }] },
  ] satisfies Thing[])
    expect(structureErrors(wrong), JSON.stringify(wrong)).not.toEqual([])
  expect(() => thingsIn('<script type="application/ld+json">{"@graph":[</script>')).toThrow()
})
