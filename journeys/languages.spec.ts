import { expect, NOT_FOUND, test } from './support/fixtures.ts'
import { byRouter } from './support/by-router.ts'
import { switchLanguage } from './support/switch-language.ts'

// @spec §2 Prefix: switch
// @spec §9 Locales
test('a list is the same page in Indonesian, and back', async ({ page }) => {
  await page.goto('/shop?sort=name_asc&page=2')
  await switchLanguage(page, 'id')
  await expect(page).toHaveURL('/id/shop?sort=name_asc&page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await switchLanguage(page, 'en')
  await expect(page).toHaveURL('/shop?sort=name_asc&page=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baut & mur (fastener)')
})

test('each page names itself and its other language to search engines', async ({ request, baseURL }) => {
  const text = await (await request.get('/id/shop?page=2&utm_source=letter')).text()
  for (const link of [
    `rel="canonical" href="${baseURL}/id/shop?page=2"`,
    `rel="alternate" hrefLang="en" href="${baseURL}/shop?page=2"`,
    `rel="alternate" hrefLang="id" href="${baseURL}/id/shop?page=2"`,
  ])
    expect(text).toContain(link)
  const found = await (await request.get('/shop?keyword=bolt')).text()
  expect(found).toContain('<meta name="robots" content="noindex, follow"')
  expect(found).not.toContain('rel="canonical"')
})

test.describe('where there is no page', () => {
  test.use({ expectedPageError: NOT_FOUND })

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
    for (const [own, other] of [
      [`/shop?filter_brand=%53%4d%43_${id}`, `/id/shop?filter_brand=SMC_${id}`],
      [`/shop?utm_source=x&filter_brand=_${id}`, `/id/shop?filter_brand=SMC_${id}`],
      ['/shop?keyword=hex%20bolt&page=1', '/id/shop?keyword=hex+bolt'],
      ['/shop?page=02', '/id/shop'],
      ['/shop/products/1?sort=sku%5fasc', '/id/shop/products/1?sort=sku_asc'],
      ['/?next=%2Faccount', '/id'],
      ['/account/login?next=/shop%3Fpage%3D2', '/id/account/login?next=%2Fshop%3Fpage%3D2'],
    ] as const) {
      const inDocument = links(await (await request.get(own)).text())
      expect([own, ...new Set(inDocument)]).toEqual([own, other])
      await page.goto('/site/no-such-page')
      // By the browser alone: nothing of the document's own is left.
      await byRouter(page, own)
      await expect(page.locator('main h1')).not.toHaveText('Page Not Found')
      // The parts around a page that comes after none load their code then.
      await expect(page.locator('a[hreflang=id]').first()).toBeAttached()
      const inBrowser = await page
        .locator('a[hreflang=id]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect([own, ...new Set(inBrowser)]).toEqual([own, other])
    }
  })
})
