import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

/** Opens a category by its slug. */
const openCategory = async (page: Page, slug: string, query = '', waitUntil: 'load' | 'commit' = 'load') => {
  const answer = await page.request.get(`/api/v2/product/category/${slug}`)
  const { data } = (await answer.json()) as { data: { record: { id: number } } }
  await page.goto(`/shop/category/${data.record.id}?title=${slug}${query}`, { waitUntil })
}
/** The same, with the filter by thread unfolded. */
const openThreads = async (page: Page, query = '') => {
  await openCategory(page, 'fasteners', query)
  await unfold(page, 'Thread')
}
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** Unfolds a filter, where it is folded up. */
const unfold = async (page: Page, name: string) => {
  const heading = page.getByRole('heading', { name, exact: true })
  const summary = page.locator('summary', { has: heading })
  await expect(summary).toBeVisible()
  if (!(await group(page, name).isVisible())) await summary.click()
  await expect(group(page, name)).toBeVisible()
}
const total = (page: Page) => page.locator('section.results p[aria-live]')
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const figure = async (page: Page) => Number.parseInt(await total(page).innerText(), 10)
/** The line of one value of a filter. */
const line = (page: Page, name: string, value: string) =>
  group(page, name).locator('label', { has: page.getByText(value, { exact: true }) })
const choice = (page: Page, name: string, value: string) => line(page, name, value).getByRole('checkbox')
/** How many products a value says that it leaves. */
const readCount = async (page: Page, name: string, value: string) =>
  Number(await line(page, name, value).locator('.count').innerText())
const waitUntilSettled = (page: Page) =>
  expect(page.locator('section.results')).toHaveAttribute('aria-busy', 'false')

// @spec §3 Listing: filter
// @spec §4 Listing: option or filter
test('a filter narrows the list at once to as many products as its count, from page 1', async ({ page }) => {
  await openThreads(page, '&sort=name_asc')
  const all = await figure(page)
  const [m8, m10] = [await readCount(page, 'Thread', 'M8'), await readCount(page, 'Thread', 'M10')]
  const m8Choice = choice(page, 'Thread', 'M8')
  await m8Choice.focus()
  await page.keyboard.press('Space')
  await expect(m8Choice).toBeChecked()
  await expect(page).toHaveURL(/title=fasteners&filter_thread=m8&sort=name_asc$/)
  await expect(total(page)).toHaveText(`${m8} products`)
  expect(m8).toBeLessThan(all)
  await expect(m8Choice).toBeFocused()

  await choice(page, 'Thread', 'M10').check()
  await expect(page).toHaveURL(/filter_thread=m8,m10&/)
  await waitUntilSettled(page)
  const both = await figure(page)
  expect(both).toBeGreaterThanOrEqual(Math.max(m8, m10))
  expect(both).toBeLessThanOrEqual(m8 + m10)
  await expect(chips(page).getByRole('link')).toHaveText([/Thread: M8/, /Thread: M10/, 'Clear all'])

  await page.goBack()
  await expect(page).toHaveURL(/filter_thread=m8&/)
  await expect(choice(page, 'Thread', 'M10')).not.toBeChecked()
  await expect(m8Choice).toBeChecked()
  await expect(total(page)).toHaveText(`${m8} products`)
})

test('a cylinder of bore 32 and stroke 25 is found by filters in five steps', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  let steps = 0
  const press = async (what: Locator) => {
    steps++
    await what.click()
  }
  const heading = main.getByRole('heading', { level: 1 })
  await press(main.getByRole('link', { name: 'Pneumatics', exact: true }))
  await expect(heading).toHaveText('Pneumatics')
  await press(main.getByRole('link', { name: 'Pneumatic cylinders' }).first())
  await expect(heading).toHaveText('Pneumatic cylinders')
  await press(choice(page, 'Cylinder bore (mm)', '32'))
  await expect(page).toHaveURL(/filter_bore=32$/)
  await press(choice(page, 'Stroke (mm)', '25'))
  await expect(page).toHaveURL(/filter_bore=32&filter_stroke=25$/)
  await expect(chips(page)).toContainText('Stroke: 25 mm')
  await waitUntilSettled(page)
  await press(main.locator('article h2 a').first())
  // Its table opens with what was chosen.
  await expect(page).toHaveURL(/\/shop\/products?\/\d+/)
  await expect(page.locator('table.variants .variant-item')).toHaveCount(1)
  await expect(main).toContainText('32-25')
  expect(steps).toBe(5)

  await page.goBack()
  await expect(choice(page, 'Cylinder bore (mm)', '32')).toBeChecked()
  await choice(page, 'Cylinder bore (mm)', '40').check()
  await expect(page).toHaveURL(/filter_bore=32,40&filter_stroke=25$/)
})

// @spec §4 Listing: option or filter
test('whatever is set on a later page, the list begins at its first', async ({ page }) => {
  await page.goto('/shop?page=2')
  const [brand] = await group(page, 'Brand').locator('label').all()
  await brand?.click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=[^&]+_\d+$/)
})

// @spec §2 Route: shop brand filter
// @spec §5 Filter: brand
test('several brands add up, each named with its number in the address', async ({ page }) => {
  await page.goto('/shop')
  const names = (await group(page, 'Brand').locator('label span:not(.count)').allInnerTexts()).slice(0, 2)
  let sum = 0
  for (const name of names) {
    sum += await readCount(page, 'Brand', name)
    await choice(page, 'Brand', name).check()
    await expect(total(page)).toHaveText(`${sum} products`)
  }
  const address = new URL(page.url()).searchParams.get('filter_brand')
  expect(address?.replaceAll(/\d+/g, '0')).toBe(names.map((name) => `${name}_0`).join(','))
  await page.reload()
  await expect(total(page)).toHaveText(`${sum} products`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})

test('a number lies between two bounds, and a card leads to its product narrowed alike', async ({ page }) => {
  await openCategory(page, 'fasteners')
  const all = await figure(page)
  const length = page.locator('details', { has: page.getByRole('heading', { name: 'Length (mm)' }) })
  if (!(await length.evaluate((part) => (part as HTMLDetailsElement).open)))
    await length.locator('summary').click()
  const [lowest, highest] = [
    page.getByLabel('Length, minimum', { exact: true }),
    page.getByLabel('Length, maximum', { exact: true }),
  ]
  expect(Number(await lowest.getAttribute('placeholder'))).toBeGreaterThan(0)
  await lowest.fill('20')
  await highest.fill('30.5')
  await expect(page).toHaveURL(/filter_length=20-30\.5$/)
  await expect(chips(page)).toContainText('Length: 20–30.5 mm')
  await expect(highest).toBeFocused()
  await waitUntilSettled(page)
  expect(await figure(page)).toBeLessThan(all)
  await expect(page.locator('main article h2 a').first()).toHaveAttribute(
    'href',
    /^\/shop\/products\/\d+\?filter_length=20-30\.5$/,
  )
  await lowest.fill('')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter_length=-30\.5$/)
  await expect(chips(page)).toContainText('Length: ≤ 30.5 mm')
})

test('what is no range says so at its field, and nothing typed is lost', async ({ page }) => {
  await openCategory(page, 'fasteners')
  const all = await total(page).innerText()
  await unfold(page, 'Length (mm)')
  const [lowest, highest] = [
    page.getByLabel('Length, minimum', { exact: true }),
    page.getByLabel('Length, maximum', { exact: true }),
  ]
  await lowest.fill('long')
  await highest.fill('30')
  const message = page.getByText('Enter numbers, for example 20 or 41.5.', { exact: true })
  await expect(message).toBeVisible()
  await expect(lowest).toHaveAttribute('aria-invalid', 'true')
  await expect(lowest).toHaveAccessibleDescription('Enter numbers, for example 20 or 41.5.')
  await expect(page).toHaveURL(/from_length=long&to_length=30$/)
  await page.reload()
  await expect(lowest).toHaveValue('long')
  await expect(highest).toHaveValue('30')
  await expect(total(page)).toHaveText(all)
  // The lower one first, or not; and with a comma, as half of the world writes it.
  await lowest.fill('40,5')
  await expect(page).toHaveURL(/filter_length=30-40\.5$/)
  await expect(message).toHaveCount(0)
})

// @spec §4 Listing: empty filter
// @spec §4 Listing: reset
test('filters are taken away one by one, or all at once', async ({ page }) => {
  await openThreads(page)
  const all = await total(page).innerText()
  for (const [name, value] of [
    ['Thread', 'M6'],
    ['Thread', 'M8'],
    ['Finish', 'Plain'],
  ] as const) {
    await choice(page, name, value).check()
    await expect(page).toHaveURL(new RegExp(`filter_${name.toLowerCase()}=[^&]*${value.toLowerCase()}`))
    await waitUntilSettled(page)
  }
  await expect(chips(page).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: 'Remove filter Thread: M6' }).click()
  await expect(page).toHaveURL(/filter_thread=m8$/)
  await expect(choice(page, 'Thread', 'M6')).not.toBeChecked()
  await page.getByRole('link', { name: 'Remove filter Thread: M8' }).click()
  await expect(page).not.toHaveURL(/filter_thread/)
  await expect(page).toHaveURL(/filter_finish=plain/)
  await choice(page, 'Thread', 'M8').check()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=fasteners$/)
  await expect(total(page)).toHaveText(all)
  await expect(chips(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a long list of values opens whole, and is looked through by typing', async ({ page }) => {
  await page.goto('/shop')
  const name = 'Brand'
  const values = group(page, name).getByRole('checkbox')
  const more = group(page, name).getByRole('link', { name: /^Show all \d+$/ })
  const [address, few] = [page.url(), await values.count()]
  await expectHydrated(more)
  const all = Number((await more.innerText()).replaceAll(/\D/g, ''))
  expect(all).toBeGreaterThan(few)
  await more.click()
  await expect(values).toHaveCount(all)
  // To look a value up is no new page.
  expect(page.url()).toBe(address)
  await group(page, name).getByRole('link', { name: 'Show fewer' }).click()
  await expect(values).toHaveCount(few)
})

test.describe('where the values do not come', () => {
  test.use({ expectedPageError: /Failed to load resource: the server responded with a status of 503/ })

  test('the list says so in the reader’s language, and tries again', async ({ page }) => {
    await page.goto('/id/shop')
    const brands = group(page, 'Merek')
    const few = await brands.getByRole('checkbox').count()
    await page.route('**/api/v2/product/header?*', (route) => route.fulfill({ status: 503 }))
    const more = brands.getByRole('link', { name: /^Tampilkan semua/ })
    await expectHydrated(more)
    await more.click()
    const failure = brands.getByRole('alert')
    await expect(failure).toContainText('Pilihan filter tidak dapat dimuat.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua produk')
    await expect(brands.getByRole('checkbox')).toHaveCount(few)
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Coba lagi' }).press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(brands.getByRole('link', { name: 'Tampilkan lebih sedikit' })).toBeFocused()
    await expect.poll(() => brands.getByRole('checkbox').count()).toBeGreaterThan(few)
  })
})

test('values requested again are not taken from an earlier request', async ({ page }) => {
  await page.goto('/shop')
  const release = await hold(page, /\/api\/v2\/product\/header\?per_page=1$/)
  const more = group(page, 'Brand').getByRole('link', { name: /^Show all \d+$/ })
  const all = Number((await more.innerText()).replaceAll(/\D/g, ''))
  await expectHydrated(more)
  const request = page.waitForRequest(/\/api\/v2\/product\/header\?per_page=1$/)
  await more.click()
  const first = await request
  // Long before anybody would lose patience with it.
  const aborted = page.waitForEvent('requestfailed', {
    predicate: (request) => request === first,
    timeout: 4_000,
  })
  await group(page, 'Brand').getByRole('checkbox').first().check()
  await aborted
  await expect(group(page, 'Brand').getByRole('checkbox')).toHaveCount(all)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(group(page, 'Brand').getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('where no product fits, the page says which filters to give up', async ({ page }) => {
  await openCategory(page, 'fasteners', '&filter_thread=m8&filter_length=90000-')
  const main = page.getByRole('main')
  await expect(main).toContainText('No products match all of these filters.')
  await page.getByRole('link', { name: 'Remove filter Length: ≥ 90,000 mm' }).click()
  await expect(page).toHaveURL(/filter_thread=m8$/)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('an unknown filter is ignored; too many are refused by name', async ({ page }) => {
  await openThreads(page)
  const all = await total(page).innerText()
  await openCategory(page, 'fasteners', '&filter_nonsense=1')
  await expect(total(page)).toHaveText(all)
  await expect(chips(page)).toHaveCount(0)
  const many = Array.from({ length: 10 }, (_, i) => `&filter_x${i}=1`).join('')
  await openCategory(page, 'fasteners', `${many}&filter_thread=m8`)
  await expect(group(page, 'Thread')).toContainText('You can use at most 10 filters at once.')
  await expect(choice(page, 'Thread', 'M8')).toBeChecked()
})

test('an answer that comes too late is ignored', async ({ page }) => {
  await openThreads(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.data\?.*filter_thread=m6(&|$)/, async (route) => {
    await released
    // By now the browser may have given it up.
    await route.continue().catch(() => {})
  })
  await choice(page, 'Thread', 'M6').check()
  await choice(page, 'Thread', 'M6').uncheck()
  await choice(page, 'Thread', 'M8').check()
  await expect(page).toHaveURL(/filter_thread=m8$/)
  await waitUntilSettled(page)
  const wanted = await total(page).innerText()
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page).toHaveURL(/filter_thread=m8$/)
  await expect(total(page)).toHaveText(wanted)
  await expect(choice(page, 'Thread', 'M6')).not.toBeChecked()
})

test('while an answer is awaited, the press shows at once and the list fades', async ({ page }) => {
  await openThreads(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.data\?.*filter_thread/, async (route) => {
    await released
    await route.continue()
  })
  const results = page.locator('section.results')
  await choice(page, 'Thread', 'M8').check()
  await expect(choice(page, 'Thread', 'M8')).toBeChecked()
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(results).toHaveCSS('opacity', '0.5')
  release()
  await waitUntilSettled(page)
  await expect(results).toHaveCSS('opacity', '1')
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

test('a choice made just when the answer to another comes in stays chosen', async ({ page }) => {
  await openThreads(page)
  const release = await hold(page, /\.data\?.*filter_thread=m6(?:,|%2C)m8/)
  // The address changes as soon as the answer is there; the page follows a moment later.
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      history.pushState = push
      push(...args)
      queueMicrotask(() => {
        document.querySelector<HTMLInputElement>('input[name=filter_thread][value=m8]')?.click()
      })
    }
  })
  await choice(page, 'Thread', 'M6').check()
  await expect(chips(page)).toContainText('Thread: M6')
  await expect(page.locator('section.results')).toHaveAttribute('aria-busy', 'true')
  await expect(choice(page, 'Thread', 'M8')).toBeChecked()
  release()
  await expect(page).toHaveURL(/filter_thread=m6,m8$/)
  await waitUntilSettled(page)
  await expect(choice(page, 'Thread', 'M8')).toBeChecked()
})

test('choices made before the scripts had loaded count', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/)
  await openCategory(page, 'fasteners', '', 'commit')
  await unfold(page, 'Thread')
  await choice(page, 'Thread', 'M8').check()
  release()
  await expect(page).toHaveURL(/filter_thread=m8$/)
  await expect(chips(page)).toContainText('Thread: M8')
})

test('an order chosen before the scripts had loaded counts', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/)
  await openCategory(page, 'fasteners', '', 'commit')
  await page.getByLabel('Sort by').selectOption('Name Z to A')
  release()
  await expect(page).toHaveURL(/sort=name_desc$/)
  await waitUntilSettled(page)
  await expect(page.getByLabel('Sort by')).toHaveValue('name_desc')
})

test('the keyboard goes on where a filter was taken away, and hears what is left', async ({ page }) => {
  await openCategory(page, 'fasteners', '&filter_thread=m6,m8,m10')
  await expectHydrated(page.getByRole('main'))
  const chip = (value: string) => page.getByRole('link', { name: `Remove filter Thread: ${value}` })
  await chip('M8').press('Enter')
  await expect(page).toHaveURL(/filter_thread=m6,m10$/)
  await expect(chip('M10')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter_thread=m6$/)
  await expect(chip('M6')).toBeFocused()
  const few = await total(page).innerText()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/filter_thread/)
  await expect(total(page)).toBeFocused()
  await expect(total(page)).toHaveAttribute('aria-live', 'polite')
  await expect(total(page)).not.toHaveText(few)

  await openCategory(page, 'fasteners', '&filter_length=90000-')
  await expectHydrated(page.getByRole('main'))
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().press('Enter')
  await expect(page).toHaveURL(/title=fasteners$/)
  await expect(total(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  // @spec §9 Width: off-canvas filter
  // @spec §4 Sidebars
  test('the filters slide in over the list, keep the keyboard, and give it back', async ({ page }) => {
    await openCategory(page, 'fasteners')
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(panel).toBeHidden()
    const button = page.getByRole('button', { name: /^Filter/ })
    await button.click()
    await expect(panel).toBeVisible()
    await unfold(page, 'Thread')
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
    expect((await panel.boundingBox())?.width).toBe(290)
    const count = await readCount(page, 'Thread', 'M8')
    await choice(page, 'Thread', 'M8').check()
    const show = panel.getByRole('button', { name: `Show ${count} products` })
    await expect(show).toBeVisible()
    await show.focus()
    await page.keyboard.press('Tab')
    // Beyond the last stop lies the browser's own frame, never the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest('main section') ?? null)).toBeNull()
    await show.click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveText('Filter1 active')
    await expect(total(page)).toHaveText(`${count} products`)

    await button.click()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await button.click()
    await page.mouse.click(340, 400)
    await expect(panel).toBeHidden()
    await button.click()
    await page.getByRole('button', { name: 'Close the filters' }).click()
    await expect(panel).toBeHidden()
  })

  test('an invalid range is reported above the list, too, where its field is collapsed', async ({ page }) => {
    await openCategory(page, 'fasteners', '&from_length=long&to_length=30')
    const error = page.getByRole('main').getByText('Length: Enter numbers, for example 20 or 41.5.')
    await expect(error).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(error).toBeHidden()
  })
})
