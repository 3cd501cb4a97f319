import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { switchLanguage } from './support/switch-language.ts'
import { longProduct, singleItem } from './support/catalogue.ts'

const RED = 'rgb(179, 38, 30)'

/** Opens the table of a product, by its name. */
const openTable = async (page: Page, name: string) => {
  await page.goto(`/shop?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const table = page.getByRole('region', { name: 'Variant', exact: true }).first().getByRole('table')
  await expect(table.getByRole('columnheader').first()).toHaveText('#')
  return table
}

const BOLT = 'Hex bolt ISO 4017, steel 8.8, zinc plated'
const CYLINDER = 'SMC compact cylinder CDQ2B, double acting, with magnet'

// @spec §2 Product: availability
// @spec §2 Variant table: columns
test('items stand in a table, with the attributes that differ among its columns', async ({ page }) => {
  const table = await openTable(page, BOLT)
  await expect(page.getByRole('heading', { level: 2, name: 'Variant' })).toBeVisible()
  const heads = await table.getByRole('columnheader').allInnerTexts()
  // By the first two attributes an item is chosen: they stand before its availability.
  expect(heads.slice(0, 6)).toEqual(['#', 'NAME', 'SKU NUMBER', 'Thread', 'Length (mm)', 'AVAILABILITY'])
  expect(heads.slice(-3)).toEqual(['UNIT', 'QTY', 'ACTION'])
  expect(heads.slice(6, -3)).toContain('Thread pitch (mm)')
  // The same for all of them, so it tells none from another.
  expect(heads).not.toContain('Standard')

  const cells = (sku: string) => table.getByRole('row').filter({ hasText: sku }).getByRole('cell')
  await expect(table.locator('.variant-item')).toHaveCount(20)
  await expect(cells('HB4017-88Z-M12X60').nth(5)).toHaveText('TBA')
  await expect(cells('HB4017-88Z-M12X50').nth(5)).toHaveText('Indent 25 Working Days')
  await expect(cells('HB4017-88Z-M12X50').nth(5).locator('span')).toHaveCSS('color', RED)
  await expect(cells('HB4017-88Z-M12X40').nth(5)).toHaveText('In stock')
  await expect(cells('HB4017-88Z-M12X40').nth(5).locator('span')).not.toHaveCSS('color', RED)
  await expect(cells('HB4017-88Z-M12X40').nth(-3)).toHaveText('box')
})

// @spec §2 Variant table: load more
// @spec §9 Load more
test('Load More adds rows to those shown, where they are, until all are there', async ({ page }) => {
  const table = await openTable(page, longProduct.name)
  const rows = table.locator('.variant-item')
  const more = page.getByRole('link', { name: 'Load More' })
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('main')).toContainText(`20 of ${longProduct.items} items shown`)
  await more.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await more.click()
  await expect(rows).toHaveCount(40)
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  await more.click()
  await expect(rows).toHaveCount(longProduct.items)
  await expect(more).toHaveCount(0)
  const numbers = await rows.locator('td:first-child').allInnerTexts()
  expect(numbers).toEqual(Array.from({ length: longProduct.items }, (_, i) => String(i + 1)))

  // One of 18 has no more to load.
  await openTable(page, 'Deep groove ball bearing, 62 series')
  await expect(rows).toHaveCount(18)
  await expect(more).toHaveCount(0)
})

// @spec §1 Brand note
test('products of SMC say that they are for business use', async ({ page }) => {
  const note = page.getByText(/business use only/)
  await openTable(page, CYLINDER)
  await expect(note).toBeVisible()
  await page.locator('table.variants tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(note).toBeVisible()
  await openTable(page, BOLT)
  await expect(note).toHaveCount(0)
})

test('one part number is one, also where the page is described', async ({ page }) => {
  const answer = await page.request.get(`/api/v2/product/header?keyword=${singleItem.name}`)
  const { data } = (await answer.json()) as { data: { records: { id: number }[] } }
  for (const [path, words] of [
    [`/shop/products/${data.records[0]?.id}`, '1 part number with technical data'],
    [`/id/shop/products/${data.records[0]?.id}`, '1 nomor part lengkap dengan data teknisnya'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(words))
  }
})

// @spec §2 Product: catalog link
// @spec §3 Product: tabs
test("a product's page has its documents, its brand's mark and its chapters", async ({ page }) => {
  await openTable(page, 'Miniature circuit breaker, 1 pole, curve C, 6 kA')
  const main = page.getByRole('main')
  await expect(main.locator('dl')).toContainText('Local content (TKDN)41.5%')
  await expect(main.locator('dl')).toContainText('SNI IEC 60898-1')
  const mark = main.locator('h1 + p img[src$=".svg"][alt=""]')
  expect(
    await mark.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    }),
  ).toBe(240)
  await main.getByRole('tab', { name: 'Choosing the curve' }).click()
  const chapter = main.getByRole('tabpanel', { name: 'Choosing the curve' })
  await expect(chapter.getByRole('row').first()).toBeVisible()
  const sheet = await main.getByRole('link', { name: 'Datasheet (PDF)' }).getAttribute('href')

  await switchLanguage(page, 'id')
  await expect(main.locator('dl')).toContainText('TKDN41,5%')
  await expect(main.getByRole('tab', { name: 'Memilih kurva' })).toBeVisible()

  const file = await page.request.get(sheet ?? '')
  expect((await file.body()).toString('latin1', 0, 5)).toBe('%PDF-')
})

// @spec §2 Product: name and SKU
// @spec §2 Product: description
test('an item shows its number, its data, its description and its order quantity', async ({ page }) => {
  await page.goto('/shop?keyword=GN13-08')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Work gloves, nitrile, size 8')
  await expect(main.locator('dl').first()).toContainText('GN13-08')
  await expect(main.locator('dl').first()).toContainText('Minimum 12, in multiples of 12')
  await expect(main.getByRole('tabpanel', { name: 'Technical data' }).getByRole('row').first()).toBeVisible()
  await main.getByRole('tab', { name: 'Description' }).click()
  await expect(main.getByRole('tabpanel', { name: 'Description' }).locator('p').first()).toBeVisible()
  const picture = main.getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
