import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { logInAs } from './log-in.ts'

/** The lists by the calls that they come from, in the page's order. */
const lists = [
  ['special-offer', 'offers', ['Special offers', 'Penawaran khusus']],
  ['featured', 'featured', ['Featured products', 'Produk unggulan']],
  ['popular', 'popular', ['Popular products', 'Produk populer']],
  ['latest', 'latest', ['New products', 'Produk terbaru']],
  ['top-brand', 'topBrand', ['From our top brands', 'Dari merek terlaris']],
  ['most-viewed', 'mostViewed', ['Most viewed', 'Paling sering dilihat']],
] as const
const headings = (page: Page) => page.locator('main section:has(> .product-row) > h2')
/** A list of seven is cut after the products that earlier lists show are left out. */
const names = async (page: Page, call: string, language: string): Promise<string[]> => {
  const limit = call === 'featured' ? '' : '?limit=35'
  const answer = await page.request.get(`/api/v2/homepage/${call}-product${limit}`, {
    headers: { 'accept-language': language },
  })
  const { data } = (await answer.json()) as { data: { records: { name: string }[] } }
  return data.records.map(({ name }) => name)
}

for (const [prefix, language, column] of [
  ['', 'en', 0],
  ['/id', 'id', 1],
] as const)
  // @spec §9 Homepage lists
  // @spec §9 Featured
  test(`${prefix || '/'} shows each list in the order of its call, no product twice, and special offers to members alone`, async ({
    page,
  }) => {
    await page.goto(prefix || '/')
    const titles = lists.map(([, , title]) => title[column])
    expect(await headings(page).allInnerTexts()).toEqual(titles.slice(1))
    await expect(page.locator('main [data-price]')).toHaveCount(0)

    await logInAs(page, 'buyer')
    await page.goto(prefix || '/')
    expect(await headings(page).allInnerTexts()).toEqual(titles)
    const earlier: string[] = []
    for (const [call, id] of lists) {
      const shown = page.locator(`main section:has(> #${id}) article h2`)
      // Views are counted meanwhile, so that page and call, asked one after the other, may differ once.
      await expect(async () => {
        await page.reload()
        const all = await names(page, call, language)
        const wanted = all.filter((name) => !earlier.includes(name)).slice(0, call === 'featured' ? 50 : 7)
        expect(wanted.length).toBeGreaterThan(0)
        expect(wanted.length).toBeLessThanOrEqual(call === 'featured' ? 50 : 7)
        expect((await shown.allTextContents()).map((text) => text.replaceAll('\u2060', ''))).toEqual(wanted)
      }).toPass({ timeout: 20_000 })
      earlier.push(...(await shown.allTextContents()).map((text) => text.replaceAll('\u2060', '')))
    }
    expect(new Set(earlier).size).toBe(earlier.length)
    const offers = page.locator('main section:has(> #offers) article')
    await expect(offers.filter({ hasText: 'Diskon' })).toHaveCount(await offers.count())
    await expect(offers.first().getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/discount/product`),
    )
  })

for (const width of [375, 768, 1440])
  test(`${width} pixels wide a row scrolls within itself, by keyboard too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const row = page.locator('main section:has(> #featured) .product-row')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
