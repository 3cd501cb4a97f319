import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

/** The address of a category without categories below it, by its slug. */
const addressOf = async (page: Page, slug: string): Promise<string> => {
  const answer = await page.request.get(`/api/v2/product/category/${slug}`)
  const { data } = (await answer.json()) as { data: { record: { id: number } } }
  return `/shop/category/${data.record.id}?title=${slug}`
}

const table = (page: Page) => page.getByRole('region', { name: 'All part numbers in one table' })
const rows = (page: Page) => table(page).locator('.variant-item')
const cells = (page: Page, label: string) =>
  rows(page)
    .locator(`[data-label="${label}"]`)
    .evaluateAll((all) => all.map((cell) => cell.textContent ?? ''))

test('a category of near-identical products is one table of their part numbers', async ({ page }) => {
  const address = await addressOf(page, 'hex-bolts')
  await page.goto(address)
  await expect(page.locator('[data-count]')).toHaveText(/^2 products · \d+ part numbers$/)
  await expect(rows(page)).toHaveCount(20)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp('title=hex-bolts$'))
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  // Columns are what differs among the products, and every row says which one it is of.
  const heads = await table(page).locator('thead th').allInnerTexts()
  expect(heads.map((head) => head.trim())).toEqual(
    expect.arrayContaining(['Material', 'Thread', 'Length (mm)']),
  )
  expect(new Set(await cells(page, 'NAME')).size).toBe(20)

  await table(page).getByRole('link', { name: 'Length (mm)' }).click()
  await expect(page).toHaveURL(`${address}&sort=attr_length_asc`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  const lengths = (await cells(page, 'Length (mm)')).map(Number)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(await cells(page, 'Material')).size).toBe(2)

  await page.getByRole('group', { name: 'Thread' }).getByRole('checkbox', { name: /^M8/ }).check()
  await expect(page).toHaveURL(/filter_thread=m8&sort=attr_length_asc$/)
  await expect.poll(async () => [...new Set(await cells(page, 'Thread'))]).toEqual(['M8'])
  await page.goto(`${address}&sort=attr_length_asc&page=2`)
  expect(Number((await cells(page, 'Length (mm)'))[0])).toBeGreaterThanOrEqual(lengths.at(-1) ?? 0)
})

test('cards and rows stay a press away, and go along with pages', async ({ page }) => {
  const address = await addressOf(page, 'hex-bolts')
  await page.goto(`${address}&sort=attr_length_asc&page=2`)
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(`${address}&view=grid`)
  await expect(page.locator('main article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(rows(page)).toHaveCount(20)
  // Where products differ in what they have, cards come first, and there is no table.
  await page.goto('/shop')
  await expect(page.getByRole('link', { name: 'Table', exact: true })).toHaveCount(0)
})

test('a phone shows the table without scrolling sideways, each row by its name', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(await addressOf(page, 'hex-bolts'))
  const name = await rows(page).first().locator('.variant-name > span').boundingBox()
  expect(name?.height).toBeGreaterThan(15)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('a wide screen shows name, first sizes and availability of a row in one line', async ({ page }) => {
  const address = await addressOf(page, 'hex-bolts')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    const row = rows(page).first()
    const box = async (cell: string) => {
      const found = await row.locator(cell).boundingBox()
      if (!found) throw new Error(`${cell} is not shown`)
      return { ...found, end: found.x + found.width }
    }
    const [thread, availability, end] = [
      await box('[data-label="Thread"]'),
      await box('.variant-availability'),
      await box('.variant-qty'),
    ]
    // The first values and the availability are not covered by what stays at either side.
    expect(thread.x).toBeGreaterThanOrEqual((await box('.variant-sku')).end - 1)
    expect(availability.end).toBeLessThanOrEqual(end.x + 1)
    expect((await box('td.variant-sku')).height).toBeLessThanOrEqual(width < 992 ? 46 : 40)
  }
  expect((await rows(page).first().locator('.variant-name > span').boundingBox())?.height).toBeGreaterThan(15)
})

test.describe('a buyer', () => {
  test.use({ as: 'buyer' })

  test('sees prices in the table and adds from it', async ({ page }) => {
    await page.goto(await addressOf(page, 'hex-bolts'))
    const row = rows(page).first()
    await expect(row.locator('[data-price]')).toContainText(/Rp\. [\d.]+/)
    await expect(row.locator('[data-price]')).toContainText('per piece')
    const add = row.getByRole('button', { name: /^Add / })
    await expectHydrated(add)
    await add.click()
    await expect(row.locator('[data-in-cart="1"]')).toBeVisible()
  })

  test('finds on a bolt’s page what it needs and what can take its place, and adds it', async ({ page }) => {
    await page.goto('/shop?keyword=HB4017-A2-M8X30')
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
    const needed = page.getByRole('region', { name: 'Also needed' })
    await expect(needed.getByRole('article').first()).toContainText('M8')
    await expect(needed.getByRole('link', { name: /Hex nut/ }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Alternatives' }).getByRole('article')).not.toHaveCount(0)
    const add = needed.getByRole('button', { name: /^Add / }).first()
    await expectHydrated(add)
    await add.click()
    await expect(needed.locator('[data-in-cart="1"]').first()).toBeVisible()
  })
})
