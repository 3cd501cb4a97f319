import { expect, NOT_FOUND, test } from './fixtures.ts'
import { byRouter } from './by-router.ts'
import { switchLanguage } from './switch-language.ts'

// @spec §2 Prefix: switch
// @spec §9 Locales
for (const path of [
  '/',
  '/shop',
  '/shop?sort=name_asc&page=2',
  '/shop?page=2',
  '/shop?keyword=bolt',
  '/shop/products/1',
  '/shop/product/50',
])
  test(`${path} is the same page in Indonesian, and back`, async ({ page }) => {
    await page.goto(path)
    await switchLanguage(page, 'id')
    await expect(page).toHaveURL(`/id${path}`.replace(/\/$/, ''))
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await switchLanguage(page, 'en')
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

test('a category keeps its filters, its name in addresses is that of the language', async ({ page }) => {
  await page.goto('/shop/category/1?sort=name_desc&utm_source=letter')
  await switchLanguage(page, 'id')
  await expect(page).toHaveURL(/\/id\/shop\/category\/1\?title=[a-z-]+&sort=name_desc$/)
  const [, indonesian] = /title=([a-z-]+)/.exec(page.url()) ?? []
  await switchLanguage(page, 'en')
  await expect(page).toHaveURL(/\/shop\/category\/1\?title=[a-z-]+&sort=name_desc$/)
  expect(page.url()).not.toContain(`title=${indonesian}&`)
})

test("a brand's list and a category reached by links are the same in the other language", async ({
  page,
}) => {
  await page.goto('/shop?keyword=CDQ2B20-10DMZ')
  await page.getByRole('main').getByRole('link', { name: 'SMC', exact: true }).click()
  // Until it is there, the switch is still that of the page before.
  await expect(page).toHaveURL(/filter_brand=SMC_\d+$/)
  await switchLanguage(page, 'id')
  await expect(page).toHaveURL(/\/id\/shop\?filter_brand=SMC_\d+$/)
  await expect(page.getByRole('main')).toContainText('Merek: SMC')
  await expect(page.locator('main article')).toHaveCount(2)

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  await switchLanguage(page, 'id')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengencang')
})

test('links of an Indonesian page lead to Indonesian pages', async ({ page }) => {
  for (const path of [
    '/id',
    '/id/shop',
    '/id/shop/category/1',
    '/id/shop/products/1',
    '/id/shop/product/50',
  ]) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(3)
    const elsewhere = hrefs.filter((href) => !/^\/id(\/|$|\?)/.test(href))
    // A file is asked for by call, which is told the language; a picture has none.
    const isFile = /^\/(api\/v2\/.*[?&]language=id$|media\/pictures\/)/
    expect(elsewhere.filter((href) => !isFile.test(href))).toEqual([])
  }
})

// @spec §1 Opening hours: English
// @spec §1 Opening hours: Indonesian
test('opening hours are said in either language', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText('Mon-Fri 8am - 4pm')
  await page.goto('/id')
  await expect(page.getByRole('banner')).toContainText('Senin - Jumat 08.00 - 16.00')
})

test('each page names itself and its other language to search engines', async ({ page, baseURL }) => {
  await page.goto('/id/shop?page=2&utm_source=letter')
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await href('link[rel=canonical]')).toBe(`${baseURL}/id/shop?page=2`)
  expect(await href('link[rel=alternate][hreflang=en]')).toBe(`${baseURL}/shop?page=2`)
  expect(await href('link[rel=alternate][hreflang=id]')).toBe(`${baseURL}/id/shop?page=2`)
  await page.goto('/shop?keyword=bolt')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test.describe('where there is no page', () => {
  test.use({ expectedFault: NOT_FOUND })

  // The way to each page begins where there is none.
  test('the language links are the same in the document and in the browser, however an address is written', async ({
    page,
    request,
  }) => {
    await page.goto('/shop?keyword=CDQ2B20-10DMZ')
    const brand = page.getByRole('main').getByRole('link', { name: 'SMC', exact: true })
    const id = /_(\d+)$/.exec((await brand.getAttribute('href')) ?? '')?.[1]
    const links = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)" hrefLang="id"/gi)].map(([, href]) => href)
    for (const [asked, other] of [
      [`/shop?filter_brand=%53%4d%43_${id}`, `/id/shop?filter_brand=SMC_${id}`],
      [`/shop?utm_source=x&filter_brand=_${id}`, `/id/shop?filter_brand=SMC_${id}`],
      ['/shop?keyword=hex%20bolt&page=1', '/id/shop?keyword=hex+bolt'],
      ['/shop?page=02', '/id/shop'],
      ['/shop/products/1?sort=sku%5fasc', '/id/shop/products/1?sort=sku_asc'],
      ['/?next=%2Faccount', '/id'],
      ['/account/login?next=/shop%3Fpage%3D2', '/id/account/login?next=%2Fshop%3Fpage%3D2'],
    ] as const) {
      const inDocument = links(await (await request.get(asked)).text())
      expect([asked, ...new Set(inDocument)]).toEqual([asked, other])
      await page.goto('/site/no-such-page')
      // By the browser alone: nothing of the document's own is left.
      await byRouter(page, asked)
      await expect(page.locator('main h1')).not.toHaveText('Page Not Found')
      const inBrowser = await page
        .locator('a[hreflang=id]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect([asked, ...new Set(inBrowser)]).toEqual([asked, other])
    }
  })

  test('the other language is reached by its home page', async ({ page }) => {
    await page.goto('/nothing/here')
    await switchLanguage(page, 'id')
    await expect(page).toHaveURL('/id')
  })
})
