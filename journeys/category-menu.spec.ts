import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

/** The published file, and the call that answers the same. */
const FILE = '**/media/static/categories-*'
const CALL = '**/api/v2/website/categories*'
const menu = (page: Page) => page.getByRole('banner').locator('.category-menu')
const button = (page: Page) => menu(page).locator('summary')
const first = (page: Page) => menu(page).getByRole('link', { name: 'Fasteners', exact: true }).first()
const branch = (page: Page, name: string) => menu(page).getByRole('list', { name: `Categories in ${name}` })
/** Somewhere beside the menu, wherever the page is. */
const away = { x: 1420, y: 600 }
/** Opens a page, and waits until its menu does more than a page without scripts. */
const open = async (page: Page, path = '/shop') => {
  // A browser that knows no place of the mouse takes its first move for one from the corner, over the menu.
  await page.mouse.move(away.x, away.y)
  await page.goto(path)
  await expectHydrated(button(page))
  // On a new page the browser knows no place of the mouse, and its first move is none.
  await page.mouse.move(2, 4)
  await page.mouse.move(4, 4)
  await page.mouse.move(away.x, away.y)
}

// @spec §2 Category menu: hover
test('the menu opens under the mouse and closes when it leaves for good', async ({ page }) => {
  await open(page)
  await expect(button(page)).toHaveText('Shop By Category')
  await expect(first(page)).toBeHidden()
  await button(page).hover()
  await expect(branch(page, 'Fasteners').getByRole('link', { name: 'Hex bolts', exact: true })).toBeVisible()

  // The way to the neighbour's branch leads over other rows, and a little beyond the menu's edge.
  await menu(page).getByRole('link', { name: 'Pneumatics' }).hover()
  await expect(branch(page, 'Pneumatics')).toBeVisible()
  await expect(branch(page, 'Fasteners')).toBeHidden()
  const row = await menu(page).getByRole('link', { name: 'Pneumatics' }).first().boundingBox()
  await page.mouse.move(2, row?.y ?? 0)
  await page.mouse.move((row?.x ?? 0) + 20, row?.y ?? 0)
  await expect(branch(page, 'Pneumatics')).toBeVisible()

  await page.mouse.move(away.x, away.y)
  await expect(first(page)).toBeHidden()
})

test('a mouse that crosses the menu within 90 ms does not open it', async ({ page }) => {
  await page.clock.install()
  await open(page)
  // However long the messages of its moves take, the mouse is quick.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  let wasRequested = false
  page.on('request', (request) => (wasRequested ||= request.url().includes('/static/categories-')))
  const box = await button(page).boundingBox()
  const { x, y, height } = box ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 40, y - 20)
  await page.mouse.move(x + 40, y + height / 2)
  await page.clock.runFor(89)
  await page.mouse.move(away.x, away.y)
  await page.clock.runFor(1_000)
  expect(await menu(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  expect(wasRequested).toBe(false)
})

// @spec §2 Category menu: click
// @spec §2 Header: department menu
test('the menu opens by a click and stays open, closes by another, and its links lead to categories', async ({
  page,
}) => {
  await open(page)
  const answer = await page.request.get('/api/v2/website/categories?depth=1')
  const { data } = (await answer.json()) as { data: { records: { name: string }[] } }
  expect(data.records.length).toBeGreaterThan(5)
  await button(page).click()
  await expect(first(page)).toBeVisible()
  await expect(menu(page).locator('.category-menu-sheet > ul > li > div > a')).toHaveText(
    data.records.map(({ name }) => name),
  )
  await page.mouse.move(away.x, away.y)
  await expect(branch(page, 'Fasteners')).toBeVisible()
  await button(page).hover()
  await expect(branch(page, 'Fasteners')).toBeVisible()
  await button(page).click()
  await expect(first(page)).toBeHidden()

  await page.mouse.move(away.x, away.y)
  await button(page).click()
  await page.mouse.click(away.x, away.y)
  await expect(first(page)).toBeHidden()

  await button(page).click()
  await branch(page, 'Fasteners').getByRole('link', { name: 'Hex bolts', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=hex-bolts$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hex bolts')
  await expect(first(page)).toBeHidden()
})

// @spec §2 Category menu: placeholders
// @spec §7 Static lists
test('15 rows stand for what is loading, once, in the language of the page', async ({ page }) => {
  const go = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(FILE, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    requests.push(pathname + search)
    await go.promise
    await route.continue()
  })
  await open(page, '/id/shop')
  await button(page).click()
  const rows = menu(page).locator('.category-placeholder')
  await expect(rows).toHaveCount(15)
  await expect(rows.last()).toBeVisible()
  await expect(menu(page).getByRole('status')).toHaveText('Memuat kategori')
  go.resolve()
  await expect(menu(page).getByRole('link', { name: 'Baut segi enam', exact: true })).toBeVisible()
  await expect(rows).toHaveCount(0)

  await button(page).click()
  await page.locator('.nav-panel').getByRole('link', { name: 'Beranda' }).click()
  await expect(page).toHaveURL('/id')
  await button(page).click()
  await expect(menu(page).getByRole('link', { name: 'Baut segi enam', exact: true })).toBeVisible()
  expect(requests).toEqual([expect.stringMatching(/^\/media\/static\/categories-id\.json\?t=\d+$/)])
})

test.describe('where the published file does not come', () => {
  test.use({ expectedPageError: /status of 404/ })

  // @spec §9 Category request
  test('the API is called once, in the language of the page', async ({ page }) => {
    const requests: (string | undefined)[][] = []
    await page.route(FILE, (route) => route.fulfill({ status: 404 }))
    await page.route(CALL, async (route) => {
      const request = route.request()
      requests.push([new URL(request.url()).search, request.headers()['accept-language']])
      await route.continue()
    })
    await open(page, '/id/shop')
    await button(page).click()
    await expect(menu(page).getByRole('link', { name: 'Baut segi enam', exact: true })).toBeVisible()
    expect(requests).toEqual([['?depth=20', 'id']])
  })
})

test.describe('where the categories do not come', () => {
  test.use({ expectedPageError: /status of 503/ })

  test('the menu says so, keeps its first level, and tries again on request', async ({ page }) => {
    let down = true
    for (const address of [FILE, CALL])
      await page.route(address, (route) => (down ? route.fulfill({ status: 503 }) : route.continue()))
    await open(page)
    await button(page).click()
    await expect(menu(page).getByRole('alert')).toContainText("The categories couldn't be loaded.")
    await expect(first(page)).toBeVisible()
    down = false
    await menu(page).getByRole('button', { name: 'Try again' }).click()
    await expect(
      branch(page, 'Fasteners').getByRole('link', { name: 'Hex bolts', exact: true }),
    ).toBeVisible()
  })
})

test('the menu opens by keyboard, leads from a category into what lies below, and closes', async ({
  page,
}) => {
  await open(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(first(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const more = menu(page).getByRole('button', { name: 'Categories in Fasteners' })
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(branch(page, 'Fasteners')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Bolts & screws' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press('Space')
  await expect(first(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(first(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first level is there, and leads to its pages', async ({ page }) => {
    await page.goto('/shop')
    await button(page).click()
    await expect(menu(page).getByRole('button')).toHaveCount(0)
    await first(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  })
})

test.describe('a finger on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('opens it by a tap, turns to another branch by its arrow, and closes it by a tap beside it', async ({
    page,
  }) => {
    await open(page)
    await button(page).tap()
    await expect(branch(page, 'Fasteners')).toBeVisible()
    await menu(page).getByRole('button', { name: 'Categories in Pneumatics' }).tap()
    await expect(branch(page, 'Pneumatics')).toBeVisible()
    await page.touchscreen.tap(600, 15)
    await expect(first(page)).toBeHidden()
  })
})
