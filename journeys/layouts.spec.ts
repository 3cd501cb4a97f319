import { PREFIXES } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { singleItem } from './support/catalogue.ts'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

const products = (page: Page) => page.locator('section.results ul:has(article)')
const columns = (page: Page) =>
  products(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
const panel = (page: Page) => page.locator('dialog.filters')

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

/** The heights of the list layout's rows. */
const rowHeights = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((rows) => rows.map((row) => (row.parentElement ?? row).getBoundingClientRect().height))

for (const as of [undefined, 'buyer'] as const)
  test.describe(`for ${as ?? 'a guest'}`, () => {
    test.use({ as })

    test('rows are at most 72 pixels high from a tablet on', async ({ page }) => {
      for (const prefix of PREFIXES)
        for (const path of ['/shop?view=list', '/shop?keyword=HB4017-A2-M8&view=list'])
          for (const width of [768, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            await page.goto(prefix + path)
            if (as) await expect(page.locator('main article [data-price]').first()).toBeVisible()
            if (as && path.includes('keyword'))
              await expect(page.getByRole('button', { name: /^(Add|Tambah) / }).first()).toBeVisible()
            const heights = await rowHeights(page)
            expect(heights.length).toBeGreaterThan(2)
            expect.soft(Math.max(...heights), `${prefix + path} at ${width}`).toBeLessThanOrEqual(72)
          }
    })
  })

test.describe('a buyer', () => {
  test.use({ as: 'buyer' })

  test('adds the one item of a product from its row, which stays as high', async ({ page }) => {
    await page.goto(`/shop?keyword=${encodeURIComponent(singleItem.name)}&view=list`)
    const row = page.locator('main article').filter({ hasText: singleItem.sku })
    const add = row.getByRole('button', { name: `Add ${singleItem.sku}` })
    await expectHydrated(add)
    await add.click()
    await expect(row.locator('[data-in-cart="1"]')).toBeVisible()
    expect(Math.max(...(await rowHeights(page)))).toBeLessThanOrEqual(72)
    // A product with several items is chosen from on its own page.
    await page.goto('/shop?view=list')
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  })
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
  expect(await href('link[rel=alternate][hreflang=id]')).toBe(`${baseURL}/id${rest}?title=baut-mur-fastener`)
})

test('a guest logs in for prices and comes back to this list', async ({ page }) => {
  await page.goto('/shop?sort=name_asc&page=2')
  const link = page.locator('main article').first().getByRole('link', { name: 'Log in to see prices' })
  await expect(link).toHaveAttribute(
    'href',
    `/account/login?${new URLSearchParams({ next: '/shop?sort=name_asc&page=2' }).toString()}`,
  )
})

test.describe('a member', () => {
  test.use({ as: 'buyer' })

  for (const [path, wide, key] of [
    // @spec §2 Route: grid 3 with sidebar
    ['/shop/category-grid-3-columns-sidebar', 3, 'grid 3 with sidebar'],
    // @spec §2 Route: grid 4 full
    ['/shop/category-grid-4-columns-full', 4, 'grid 4 full'],
    // @spec §2 Route: grid 5 full
    ['/shop/category-grid-5-columns-full', 5, 'grid 5 full'],
    ['/discount/category-grid-4-columns-full', 4, 'discount grid'],
  ] as const)
    // @spec §2 Listing: grid columns
    test(`has the ${key}: ${wide} columns on a wide screen, 3 on a tablet, 2 or 1 on a phone`, async ({
      page,
    }) => {
      await page.goto(path)
      const seen = []
      for (const width of [375, 480, 768, 991, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        seen.push(await columns(page))
      }
      expect(seen).toEqual([1, 2, 3, 3, wide, wide])
      // Beside the list, or over it by a button.
      await expect(panel(page)).toBeVisible({ visible: wide === 3 })
      if (wide > 3) {
        await page.getByRole('button', { name: 'Filter' }).click()
        expect((await panel(page).boundingBox())?.width).toBeCloseTo(290, 1)
      }
    })

  test('filters, pages and the other view stay in a layout', async ({ page }) => {
    await page.goto('/shop/category-grid-5-columns-full')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\/shop\/category-grid-5-columns-full\?filter_brand=[^&]+$/)
    await page.goto('/id/shop/category-grid-5-columns-full')
    await page.locator('a[rel=next]').click()
    await expect(page).toHaveURL('/id/shop/category-grid-5-columns-full?page=2')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  })

  /** The columns of a product's pictures, texts, and what is done with it. */
  const productColumns = (page: Page) =>
    page
      .locator('main .gallery')
      .locator('..')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)

  for (const [layout, wide] of [
    // @spec §2 Route: product standard
    ['standard', 2],
    // @spec §2 Route: product columnar
    ['columnar', 3],
    // @spec §2 Route: product sidebar
    ['sidebar', 2],
  ] as const)
    test(`sees a product in the ${layout} layout`, async ({ page }) => {
      await page.goto(`/shop/product-${layout}`)
      await expect(page.getByText('An example from our range')).toBeVisible()
      await expect(page.locator('table.variants .variant-item').first()).toBeVisible()
      await page.goto(`/shop/product-${layout}?id=1`)
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      expect(await productColumns(page)).toBe(wide)
      const aside = page.locator('main aside')
      await expect(aside).toBeVisible({ visible: layout === 'sidebar' })
      if (layout === 'sidebar') {
        const [beside, picture] = [
          await aside.boundingBox(),
          await page.locator('main .gallery').boundingBox(),
        ]
        expect(beside?.width).toBe(255)
        expect(picture?.x).toBeGreaterThan(beside?.x ?? 0)
        await expect(aside.getByRole('navigation').getByRole('link').first()).toHaveAttribute(
          'href',
          /^\/shop\/category\/\d+/,
        )
      }
      // Its table stays in the layout, and the page is not the one that search engines list.
      await page.locator('table.variants thead a').first().click()
      await expect(page).toHaveURL(new RegExp(`/shop/product-${layout}\\?id=1&sort=`))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
      await page.goto('/shop/products/1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
})
