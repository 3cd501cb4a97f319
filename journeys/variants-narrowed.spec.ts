import type { Page } from '@playwright/test'
import { longProduct } from './support/catalogue.ts'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'
/** Its load ratings are ranges. */
const BEARING = 'Deep groove ball bearing, 62 series'

/** Opens the page of a product, by its name, and answers its address. */
const open = async (page: Page, name: string): Promise<string> => {
  await page.goto(`/shop?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return page.url()
}
const rows = (page: Page) => page.locator('table.variants .variant-item')
const skus = (page: Page) => page.locator('table.variants tbody .part-number').allInnerTexts()
const filters = (page: Page) => page.getByRole('form', { name: 'Filter items' })
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
  await filters(page).locator('[name=filter_length][value="20"]').check()
  await expect(page).toHaveURL(`${address}?filter_thread=m6,m8&filter_length=20`)
  await expect(rows(page)).toHaveCount(2)

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
  await page.goto(`${address}?filter_length=long&sort=attr_nonsense_asc`)
  await expect(rows(page)).toHaveCount(20)
  await expect(filters(page)).toContainText('Length (mm): Enter numbers, for example 20 or 41.5.')
  await filter(page, 'Length').click()
  await expect(page.locator('[name=from_length]')).toHaveValue('long')
  await expect(page.locator('[name=from_length]')).toHaveAttribute('aria-invalid', 'true')
  const many = Array.from({ length: 10 }, (_, i) => `filter_x${i}=1`).join('&')
  await page.goto(`${address}?${many}&filter_thread=m8`)
  await expect(filters(page)).toContainText('Thread: You can use at most 10 filters at once.')
  await page.goto(`${address}?filter_length=9000-`)
  await expect(page.getByRole('main')).toContainText('No item matches these filters.')
  await page.getByRole('main').getByRole('link', { name: 'Show all 25 items' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('a table is sorted by its head: upwards, downwards, as it was', async ({ page }) => {
  const address = await open(page, BOLT)
  const before = await skus(page)
  const head = page.getByRole('columnheader', { name: 'SKU NUMBER' })
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await head.getByRole('link').click()
  await expect(page).toHaveURL(`${address}?sort=sku_asc`)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const up = await skus(page)
  expect(up).toEqual(up.toSorted())
  expect(up).not.toEqual(before)
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const down = await skus(page)
  expect(down).toEqual(down.toSorted().toReversed())
  // Of all items, not of those that were shown.
  expect(down[0]).not.toBe(up.at(-1))
  await head.getByRole('link').click()
  await expect(page).toHaveURL(address)
  await expect(head).toHaveAttribute('aria-sort', 'none')
  expect(await skus(page)).toEqual(before)
})

test('a table is sorted by its attributes: numbers by value, names as they are read', async ({ page }) => {
  const address = await open(page, BOLT)
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const values = async (name: string) => {
    const names = await page.locator('table.variants thead tr > *').allInnerTexts()
    return page.locator(`table.variants tbody td:nth-child(${names.indexOf(name) + 1})`).allInnerTexts()
  }
  await head('Length (mm)').getByRole('link').click()
  await expect(page).toHaveURL(`${address}?sort=attr_length_asc`)
  await expect(head('Length (mm)')).toHaveAttribute('aria-sort', 'ascending')
  const lengths = (await values('Length (mm)')).map(Number)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(lengths).size).toBeGreaterThan(2)
  await head('Length (mm)').getByRole('link').click()
  await expect(head('Length (mm)')).toHaveAttribute('aria-sort', 'descending')
  // Of all items, not of those that were shown.
  expect(Number((await values('Length (mm)'))[0])).toBeGreaterThan(lengths.at(-1) ?? 0)
  await head('Thread').getByRole('link').click()
  await expect(page).toHaveURL(`${address}?sort=attr_thread_asc`)
  await expect(head('Thread')).toHaveAttribute('aria-sort', 'ascending')
  const threads = await values('Thread')
  expect(threads.indexOf('M8')).toBeLessThan(threads.indexOf('M10'))
  expect(threads[0]).toBe('M6')
  await expect(robots(page)).toHaveAttribute('content', 'noindex, follow')
})

test('a number is typed with a point or a comma, and stands there as its language writes it', async ({
  page,
}) => {
  const address = await open(page, BEARING)
  await filter(page, 'Dynamic load rating C').click()
  const lowest = page.locator('[name=from_load_dynamic]')
  await lowest.fill('10,5')
  await expect(page).toHaveURL(`${address}?filter_load_dynamic=10.5-`)
  await expect(filter(page, 'Dynamic load rating C')).toHaveText('Dynamic load rating C (kN): ≥ 10.5')
  await lowest.fill('long')
  await expect(page).toHaveURL(`${address}?from_load_dynamic=long&to_load_dynamic=`)
  await expect(filters(page)).toContainText(
    'Dynamic load rating C (kN): Enter numbers, for example 20 or 41.5.',
  )
  await expect(lowest).toHaveValue('long')
  await page.goto(`${new URL(address).origin}/id${new URL(address).pathname}?filter_load_dynamic=10.5-`)
  const summary = page
    .getByRole('form', { name: 'Filter item' })
    .locator('summary', { hasText: 'Beban dinamis' })
  await expect(summary).toHaveText('Beban dinamis C (kN): ≥ 10,5')
  await summary.click()
  await expect(lowest).toHaveValue('10,5')
})

/** Delays answers to requests of this address; the returned function releases them. */
const hold = async (page: Page, address: RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    // By now the browser may have given it up.
    await route.continue().catch(() => {})
  })
  return release
}

const areStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)

test('what is ticked before the scripts have loaded counts, and until then there is a button', async ({
  page,
}) => {
  const address = await open(page, BOLT)
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  const apply = filters(page).getByRole('button', { name: 'Apply' })
  await expect(apply).toBeVisible()
  // Style sheets may come after what they style is there.
  await expect.poll(() => page.evaluate(areStyled)).toBe(true)
  const table = await page.locator('table.variants').boundingBox()
  await filter(page, 'Thread').click()
  await filters(page).getByRole('checkbox', { name: 'M6' }).check()
  release()
  await expect(page).toHaveURL(`${address}?filter_thread=m6`)
  await expect(rows(page)).toHaveCount(7)
  await expect(filters(page).getByRole('checkbox', { name: 'M6' })).toBeChecked()
  await expect(apply).toHaveCount(0)
  // Nothing moves as it goes.
  await page.goto(address)
  await expectHydrated(filters(page))
  await expect(apply).toHaveCount(0)
  expect(await page.locator('table.variants').boundingBox()).toEqual(table)
})

test('input stays while another filter loads', async ({ page }) => {
  const address = await open(page, BEARING)
  const release = await hold(page, /\.data\?.*filter_inner_diameter=20$/)
  await filter(page, 'Inside diameter').click()
  await filters(page).locator('[name=filter_inner_diameter][value="20"]').check()
  await filter(page, 'Dynamic load rating C').click()
  await page.locator('[name=from_load_dynamic]').pressSequentially('10')
  release()
  await expect(page).toHaveURL(`${address}?filter_inner_diameter=20&filter_load_dynamic=10-`)
  await expect(page.locator('[name=from_load_dynamic]')).toHaveValue('10')
  await expect(filters(page)).toContainText(/\d of 18 items match/)
})

test('the keyboard goes on at the table’s heading where its way back has gone', async ({ page }) => {
  const address = await open(page, BOLT)
  const heading = page.getByRole('heading', { name: 'Variant', exact: true })
  for (const query of ['filter_thread=m6', 'filter_length=9000-']) {
    await page.goto(`${address}?${query}`)
    const all = page.getByRole('main').getByRole('link', { name: 'Show all 25 items' })
    await expectHydrated(all)
    await all.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(heading).toBeFocused()
    await expect(filters(page).locator('[aria-live=polite]')).toHaveText('Part numbers: 25')
  }
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

  test('rows open to all their values, and can be sorted and narrowed too', async ({ page }) => {
    const address = await open(page, BOLT)
    const card = rows(page).first()
    const opener = card.getByRole('button', { name: 'Details of HB4017-A2-M6X12' })
    await expectHydrated(opener)
    await opener.click()
    for (const text of ['HB4017-A2-M6X12', 'M6', '12', 'Indent 25 Working Days', 'box'])
      await expect(card.getByText(text, { exact: true }).last()).toBeVisible()
    const labels = await card
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels).toContain('"Length (mm)"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.getByLabel('Sort by').selectOption('SKU Z to A')
    await expect(page).toHaveURL(`${address}?sort=sku_desc`)
    const fold = filters(page).locator('summary', { hasText: 'Filter' })
    await expect(filter(page, 'Thread')).toBeHidden()
    await fold.click()
    await filter(page, 'Thread').click()
    await filters(page).getByRole('checkbox', { name: 'M12' }).check()
    await expect(page).toHaveURL(`${address}?filter_thread=m12&sort=sku_desc`)
    await expect(rows(page)).toHaveCount(4)
    await expect(fold).toHaveText('Filter1 active')
    await page.getByLabel('Sort by').selectOption('Length (mm), high to low')
    await expect(page).toHaveURL(`${address}?filter_thread=m12&sort=attr_length_desc`)
    await fold.click()
    await expect(filter(page, 'Thread')).toBeHidden()
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
    await filters(page).locator('[name=filter_length][value="20"]').check()
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\?filter_thread=m6,m8&filter_length=20&sort=sku_asc$/)
    await expect(rows(page)).toHaveCount(2)
    expect(await skus(page)).toEqual((await skus(page)).toSorted())
    await expect(filters(page)).toContainText('2 of 25 items match')
    await filters(page).getByRole('link', { name: 'Show all 25 items' }).click()
    await expect(rows(page)).toHaveCount(20)
  })
})
