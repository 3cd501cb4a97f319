import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const products = (page: Page) => page.locator('section.results ul:has(article)')
const columns = (page: Page) =>
  products(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
const panel = (page: Page) => page.locator('dialog.filters')

test('cards stand in one to three columns, as there is room', async ({ page }) => {
  await page.goto('/shop')
  for (const [width, wanted] of [
    [375, 1],
    [480, 2],
    [767, 2],
    [768, 3],
    [991, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await columns(page)]).toEqual([width, wanted])
  }
})

// @spec §9 Width: sidebar
test('the filters stand beside the list from 992 pixels on, 255 wide', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 })
  await page.goto('/shop')
  await expect(panel(page)).toBeHidden()
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(panel(page)).toBeVisible()
  const [beside, list] = [await panel(page).boundingBox(), await products(page).boundingBox()]
  expect(beside?.width).toBe(255)
  expect(beside?.x).toBeLessThan(list?.x ?? 0)
  await expect(page.getByRole('button', { name: 'Filter' })).toBeHidden()
})

// @spec §2 Listing: list layout
test('rows can be chosen, and go along with pages, filters and order', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL('/shop?view=list')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  const rows = page.locator('main article')
  await expect(rows).toHaveCount(20)
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()]
  expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  expect(second?.x).toBe(first?.x)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/shop?view=list&page=2')
  await page.getByLabel('Sort by').selectOption('Name A to Z')
  await expect(page).toHaveURL('/shop?sort=name_asc&view=list')
  await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\/shop\?filter_brand=[^&]+&sort=name_asc&view=list$/)
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=[^&]+&sort=name_asc$/)
})

// @spec §2 Route: list layout
// @spec §6 Guest: list layouts
test('the catalogue has an address of its own as rows', async ({ page }) => {
  for (const [path, title] of [
    ['/shop/category-list', 'All products'],
    ['/id/shop/category-list', 'Semua produk'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const rows = page.locator('main article')
    await expect(rows).toHaveCount(20)
    expect((await rows.nth(1).boundingBox())?.x).toBe((await rows.nth(0).boundingBox())?.x)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await page.locator('a[rel=next]').click()
    await expect(page).toHaveURL(`${path}?page=2`)
  }
  await page.goto('/shop/category-list')
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(page).toHaveURL('/shop/category-list?view=grid')
  await expect.poll(() => columns(page)).toBe(3)
})

// @spec §2 Route: right sidebar
// @spec §6 Guest: list layouts
test('the filters can stand on the right', async ({ page }) => {
  await page.goto('/shop/category-right-sidebar')
  const [beside, list] = [await panel(page).boundingBox(), await products(page).boundingBox()]
  expect(beside?.width).toBe(255)
  expect(beside?.x).toBeGreaterThan(list?.x ?? 0)
  await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\/shop\/category-right-sidebar\?filter_brand=[^&]+$/)
})

test('a category keeps what narrows it on the way down, and names itself in both languages', async ({
  page,
  baseURL,
}) => {
  await page.goto('/shop?sort=name_asc')
  const brand = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()
  await brand.check()
  await expect(page).toHaveURL(/filter_brand/)
  const below = page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('link').first()
  // The address changes before the list and its counts do.
  await expect(below).toHaveAttribute('href', /filter_brand/)
  const count = await below.locator('.count').innerText()
  await below.click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=[^&]+&filter_brand=[^&]+&sort=name_asc$/)
  await expect(page.locator('section.results p[aria-live]')).toHaveText(new RegExp(`^${count} products?$`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  const rest = new URL(page.url()).pathname
  const href = (selector: string) => page.locator(selector).getAttribute('href')
  expect(await href('link[rel=canonical]')).toBe(`${baseURL}${rest}?title=fasteners`)
  expect(await href('link[rel=alternate][hreflang=id]')).toBe(`${baseURL}/id${rest}?title=pengencang`)
})

test('who wants to see prices logs in and comes back to this list', async ({ page }) => {
  await page.goto('/shop?sort=name_asc&page=2')
  const link = page.locator('main article').first().getByRole('link', { name: 'Log in to see prices' })
  await expect(link).toHaveAttribute(
    'href',
    `/account/login?${new URLSearchParams({ next: '/shop?sort=name_asc&page=2' }).toString()}`,
  )
})
