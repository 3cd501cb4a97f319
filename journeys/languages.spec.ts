import { expect, NOT_FOUND, test } from './fixtures.ts'
import { switchLanguage } from './switch-language.ts'

// @spec §2 Prefix: switch
// @spec §9 Locales
for (const path of [
  '/',
  '/shop',
  '/shop?sort=name_asc&page=2',
  '/shop?page=2',
  '/shop?keyword=bolt',
  '/shop/category/1',
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

  test('the other language is reached by its home page', async ({ page }) => {
    await page.goto('/nothing/here')
    await switchLanguage(page, 'id')
    await expect(page).toHaveURL('/id')
  })
})
