import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { logInAs } from './support/log-in.ts'

/** The lists by their names in the API, in the page's order. */
const lists = [
  ['special_offer', ['Special offers', 'Penawaran khusus']],
  ['featured', ['Featured products', 'Produk unggulan']],
  ['popular', ['Popular products', 'Produk populer']],
  ['latest', ['New products', 'Produk terbaru']],
  ['top_brand', ['From our top brands', 'Dari merek terlaris']],
  ['most_viewed', ['Most viewed', 'Paling sering dilihat']],
] as const
const headings = (page: Page) => page.locator('main section:has(> .product-row) > h2')
interface Product {
  readonly id: number
  readonly name: string
  readonly category_ids: readonly number[]
}
const loadLists = async (page: Page, language: string): Promise<Record<string, Product[]>> => {
  const answer = await page.request.get('/api/v2/homepage', { headers: { 'accept-language': language } })
  const { data } = (await answer.json()) as { data: { record: Record<string, Product[]> } }
  return data.record
}

for (const [prefix, language, column] of [
  ['', 'en', 0],
  ['/id', 'id', 1],
] as const)
  // @spec §9 Homepage lists
  // @spec §9 Featured
  test(`${prefix || '/'} shows its lists with up to seven or fifty products, none twice, and special offers to members alone`, async ({
    page,
  }) => {
    await page.goto(prefix || '/')
    const titles = lists.map(([, title]) => title[column])
    expect(await headings(page).allInnerTexts()).toEqual(titles.slice(1))
    await expect(page.locator('main [data-price]')).toHaveCount(0)

    await logInAs(page, 'buyer')
    await page.goto(prefix || '/')
    expect(await headings(page).allInnerTexts()).toEqual(titles)
    const loaded = await loadLists(page, language)
    for (const [list] of lists) {
      const names = (loaded[list] ?? []).map(({ name }) => name)
      const shown = page.locator(`main section:has(> #${list}) article h2`)
      expect((await shown.allTextContents()).map((text) => text.replaceAll('\u2060', ''))).toEqual(names)
      expect(names.length).toBeGreaterThan(list === 'featured' ? 7 : 0)
      expect(names.length).toBeLessThanOrEqual(list === 'featured' ? 50 : 7)
    }
    const ids = Object.values(loaded).flatMap((products) => products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const offers = page.locator('main section:has(> #special_offer) article')
    await expect(offers.filter({ hasText: 'Diskon' })).toHaveCount(await offers.count())
    await expect(offers.first().getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/discount/product`),
    )
  })

test('no two products of one category are side by side in a list', async ({ page }) => {
  for (const products of Object.values(await loadLists(page, 'en'))) {
    const categories = products.map(({ category_ids }) => category_ids.at(-1))
    expect(categories.filter((category, at) => category === categories[at - 1])).toEqual([])
  }
})

for (const width of [375, 768, 1440])
  test(`${width} pixels wide a row scrolls within itself, by keyboard too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const row = page.locator('main section:has(> #featured) .product-row')
    // A layout that changes afterwards snaps it back to the card that it began with.
    await expectHydrated(row)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test.describe('a row of products', () => {
  test.use({ as: 'buyer' })

  test('has the numbers of parts on one line and the prices on one line', async ({ page }) => {
    await page.goto('/id')
    const popular = page.locator('main section:has(> #popular) article')
    await expect(popular.locator('[data-price]').first()).toBeVisible()
    for (const part of ['h2 + div', '[data-price]']) {
      const tops = await popular
        .locator(part)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(tops.length, part).toBeGreaterThan(3)
      expect(new Set(tops).size, `${part}: ${tops.join(' ')}`).toBe(1)
    }
  })
})
