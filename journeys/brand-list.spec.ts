import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const BRANDS = '**/api/v2/product/brand?*'
const SUGGESTIONS = '**/api/v2/website/suggestions?*'
const STORED_AS = 'pasok.brands'
const DAY_MS = 24 * 60 * 60 * 1000

const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
const brand = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('group', { name: 'Brands' }).getByRole('option', { name })
const readPageNumber = (request: Request) => Number(new URL(request.url()).searchParams.get('page'))

/** Answers as a shop with `total` brands; returns the pages requested. */
const sellBrands = async (page: Page, total: number): Promise<number[]> => {
  const requestedPages: number[] = []
  await page.route(BRANDS, async (route) => {
    const number = readPageNumber(route.request())
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    requestedPages.push(number)
    const first = (number - 1) * limit
    const records = Array.from({ length: Math.min(limit, total - first) }, (_, i) => ({
      id: first + i + 1,
      name: `Maker ${first + i + 1}`,
      product_count: 1,
    }))
    await route.fulfill({ json: { status: 'OK', data: { records, total, page: number, per_page: limit } } })
  })
  return requestedPages
}

const readStored = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { brands: unknown[] } | null,
    STORED_AS,
  )

// @spec §3 Brand: local cache
// @spec §9 Brands
test('five pages of brands are loaded, once a day', async ({ page }) => {
  const requestedPages = await sellBrands(page, 1_000)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requestedPages).toEqual([])
  await box(page).focus()
  await expect.poll(async () => (await readStored(page))?.brands.length).toBe(500)
  expect(requestedPages).toEqual([1, 2, 3, 4, 5])

  // The shop's own answer, which would take their place, never comes.
  await page.route(SUGGESTIONS, () => undefined)
  await page.reload()
  await box(page).fill('maker 77')
  await expect(brand(page, 'Maker 77')).toBeVisible()
  expect(requestedPages).toHaveLength(5)

  await page.evaluate(
    ([key, age]) => {
      const list = JSON.parse(localStorage.getItem(key as string) ?? '{}') as { at: number }
      localStorage.setItem(key as string, JSON.stringify({ ...list, at: list.at - Number(age) }))
    },
    [STORED_AS, DAY_MS],
  )
  await page.reload()
  await box(page).focus()
  await expect.poll(() => requestedPages.length).toBe(10)
})

test('a stored brand is shown at once, before the API answers', async ({ page }) => {
  await page.goto('/')
  await box(page).focus()
  await expect.poll(async () => (await readStored(page))?.brands.length).toBeGreaterThan(3)
  // The answer never comes.
  await page.route(SUGGESTIONS, () => undefined)
  await box(page).fill('rodal')
  await expect(brand(page, 'Rodalka')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?filter_brand=Rodalka_\d+$/)
})

test('few brands are one page, and what stands there that is no list is loaded again', async ({ page }) => {
  const requestedPages = await sellBrands(page, 3)
  await page.goto('/')
  await page.evaluate((key) => localStorage.setItem(key, '{"at":1e99,"brands":"none"'), STORED_AS)
  await box(page).focus()
  await expect.poll(async () => (await readStored(page).catch(() => null))?.brands.length).toBe(3)
  expect(requestedPages).toEqual([1])
})

test('a browser that stores nothing has brands all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const requestedPages = await sellBrands(page, 150)
  await page.goto('/')
  await page.route(SUGGESTIONS, () => undefined)
  await box(page).fill('maker 150')
  await expect(brand(page, 'Maker 150')).toBeVisible()
  expect(requestedPages).toEqual([1, 2])
})

test.describe('where the brands can’t be had', () => {
  test.use({ expectedPageError: /status of 503/ })

  test('the suggestions come without them', async ({ page }) => {
    await page.route(BRANDS, (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto('/')
    await box(page).fill('rodal')
    await expect(brand(page, 'Rodalka')).toBeVisible()
    expect(await readStored(page)).toBeNull()
  })
})
