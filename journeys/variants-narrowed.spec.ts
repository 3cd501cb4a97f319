import type { Page } from '@playwright/test'
import { longProduct } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'

/** Opens the page of a product, by its name, and answers its address. */
const open = async (page: Page, name: string): Promise<string> => {
  await page.goto(`/shop?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page.url()
}
const rows = (page: Page) => page.locator('table.variants tbody tr')
const skus = (page: Page) => page.locator('table.variants tbody .part-number').allInnerTexts()
const filters = (page: Page) => page.getByRole('form', { name: 'Narrow the items' })
const filter = (page: Page, name: string) =>
  filters(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}(?::|$| \\()`) })
const robots = (page: Page) => page.locator('meta[name=robots]')

// @spec §3 Listing: filter
test('a table is narrowed by what its items differ in, at once, and shows how far', async ({ page }) => {
  const address = await open(page, BOLT)
  await expect(robots(page)).toHaveCount(0)
  await filter(page, 'Thread').click()
  const panel = filters(page).getByRole('listitem')
  await expect(panel.filter({ hasText: 'M6' })).toContainText(/M6\s*7/)
  await filters(page).getByRole('checkbox', { name: 'M6' }).check()
  await expect(page).toHaveURL(`${address}?filter_thread=m6`)
  await expect(rows(page)).toHaveCount(7)
  await expect(filters(page)).toContainText('7 of 25 items match')
  expect((await skus(page)).every((sku) => sku.includes('-M6X'))).toBe(true)
  await expect(robots(page)).toHaveAttribute('content', 'noindex, follow')

  // Ticking on does not close what is open, nor lose the keyboard's place.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${address}?filter_thread=m6,m8`)
  await expect(rows(page)).toHaveCount(15)
  await expect(filter(page, 'Thread')).toHaveText('Thread: M6, M8')

  // Nor does the mouse, beside the box it means.
  await filters(page).getByText('M10', { exact: true }).click()
  await expect(page).toHaveURL(`${address}?filter_thread=m6,m8,m10`)
  await filters(page).getByText('M10', { exact: true }).click()
  await expect(rows(page)).toHaveCount(15)

  await page.keyboard.press('Escape')
  await expect(filter(page, 'Thread')).toBeFocused()
  await filter(page, 'Length').click()
  await filters(page).locator('[name=from_length]').fill('40')
  await filters(page).locator('[name=to_length]').fill('20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}?filter_thread=m6,m8&filter_length=20-40`)
  await expect(rows(page)).toHaveCount(9)

  await page.goBack()
  await expect(rows(page)).toHaveCount(15)
  await filters(page).getByRole('link', { name: 'Show all 25 items' }).click()
  await expect(page).toHaveURL(address)
  await expect(rows(page)).toHaveCount(20)
})

test('a link may lead to a narrowed table, and one that leaves nothing says so', async ({ page }) => {
  const address = await open(page, BOLT)
  await page.goto(`${address}?filter_length=20-30&filter_thread=m8&filter_nonsense=x`)
  await expect(rows(page)).toHaveCount(3)
  await expect(filter(page, 'Length')).toHaveText('Length (mm): 20–30')
  await page.goto(`${address}?filter_length=long`)
  await expect(rows(page)).toHaveCount(20)
  await page.goto(`${address}?filter_length=9000-`)
  await expect(page.getByRole('main')).toContainText('No item matches these filters.')
  await page.getByRole('main').getByRole('link', { name: 'Show all 25 items' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('a table is sorted by its head: upwards, downwards, as it was', async ({ page }) => {
  const address = await open(page, BOLT)
  const given = await skus(page)
  const head = page.getByRole('columnheader', { name: 'SKU NUMBER' })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('link').click()
  await expect(page).toHaveURL(`${address}?sort=sku_asc`)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const up = await skus(page)
  expect(up).toEqual(up.toSorted())
  expect(up).not.toEqual(given)
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const down = await skus(page)
  expect(down).toEqual(down.toSorted().toReversed())
  // Of all items, not of those that were shown.
  expect(down[0]).not.toBe(up.at(-1))
  await head.getByRole('link').click()
  await expect(page).toHaveURL(address)
  expect(await skus(page)).toEqual(given)
})

// @spec §2 Variant table: load more
test('Load More keeps order and filters, and leads the keyboard to the first new row', async ({ page }) => {
  const address = await open(page, longProduct.name)
  await page.goto(`${address}?sort=sku_desc&filter_length=20-800`)
  await expect(rows(page)).toHaveCount(20)
  const more = page.getByRole('link', { name: 'Load More' })
  await more.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await more.press('Enter')
  await expect(rows(page)).toHaveCount(40)
  await expect(page).toHaveURL(`${address}?filter_length=20-800&sort=sku_desc&page=2`)
  await expect(rows(page).nth(20).getByRole('link').first()).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  expect(await skus(page)).toEqual((await skus(page)).toSorted().toReversed())
})

// @spec §1 Prices: members only
test('each row offers a guest the way to its price, and nothing else', async ({ page }) => {
  await open(page, BOLT)
  const links = rows(page).getByRole('link', { name: 'Log in to see prices' })
  await expect(links).toHaveCount(20)
  await expect(links.first()).toHaveAttribute('href', /^\/account\/login\?next=%2Fshop%2Fproducts%2F\d+$/)
  await expect(page.getByRole('main')).not.toContainText('Rp')
})

test('the head row stays while the rows pass below it', async ({ page }) => {
  await open(page, BOLT)
  await rows(page).nth(15).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  const head = page.getByRole('columnheader', { name: 'SKU NUMBER' })
  await expect(head).toBeInViewport()
  expect(
    await rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().bottom),
  ).toBeLessThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('rows are cards with all their values, and can be sorted and narrowed too', async ({ page }) => {
    const address = await open(page, BOLT)
    const card = rows(page).first()
    for (const text of ['HB4017-A2-M6X12', 'M6', '12', 'Indent 25 Working Days', 'box'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    const labels = await card
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels).toContain('"Length (mm)"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.getByLabel('Sort by').selectOption('SKU Z to A')
    await expect(page).toHaveURL(`${address}?sort=sku_desc`)
    await filter(page, 'Thread').click()
    await filters(page).getByRole('checkbox', { name: 'M12' }).check()
    await expect(page).toHaveURL(`${address}?filter_thread=m12&sort=sku_desc`)
    await expect(rows(page)).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a table is sorted by links and narrowed by a form', async ({ page }) => {
    await open(page, BOLT)
    await page.getByRole('columnheader', { name: 'SKU NUMBER' }).getByRole('link').click()
    await expect(page).toHaveURL(/sort=sku_asc$/)
    await filter(page, 'Thread').click()
    await filters(page).getByRole('checkbox', { name: 'M6' }).check()
    await filters(page).getByRole('checkbox', { name: 'M8' }).check()
    await filter(page, 'Length').click()
    await page.locator('[name=from_length]').fill('20')
    await page.locator('[name=to_length]').fill('40')
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(rows(page)).toHaveCount(9)
    expect(await skus(page)).toEqual((await skus(page)).toSorted())
    await expect(filters(page)).toContainText('9 of 25 items match')
    await filters(page).getByRole('link', { name: 'Show all 25 items' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})
