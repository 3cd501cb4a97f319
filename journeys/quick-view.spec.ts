import type { Page } from '@playwright/test'
import { singleItem } from './catalogue.ts'
import { comeAlive } from './come-alive.ts'
import { expect, test } from './fixtures.ts'

const CYLINDER = 'SMC compact cylinder CDQ2B, double acting, with magnet'
const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'
const BY_SLUG = /\/api\/v2\/product\/slug\/[\w-]+$/

const control = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Quick view: ${name}`, exact: true })

/** The page's clock stands still; `at` is how far it went since a control was pressed. */
const withStandingClock = async (page: Page, path: string) => {
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

// @spec §2 Quick view: modal
// @spec §4 Quick view: close
// @spec §2 Gallery: zoom button
test('a product is looked at over its list, and left where one was', async ({ page }) => {
  const scripts: string[] = []
  await page.goto(`/shop?keyword=${encodeURIComponent(CYLINDER)}`, { waitUntil: 'networkidle' })
  page.on('request', (request) => void scripts.push(request.url()))
  const pressed = control(page, CYLINDER)
  await pressed.click()
  const view = page.getByRole('dialog', { name: CYLINDER })
  await expect(view.getByRole('heading', { level: 2 })).toHaveText(CYLINDER)
  expect(scripts.filter((url) => /quick-view-dialog.*\.js$/.test(url))).toHaveLength(1)
  await expect(view).toContainText('Brand')
  await expect(view).toContainText('SMC')
  await expect(view).toContainText('24 part numbers')
  await expect(view).toContainText('Short square-body cylinder')
  await expect(view.getByRole('link', { name: 'Log in to see prices' })).toBeVisible()
  await expect(
    view
      .getByRole('group', { name: `Pictures of ${CYLINDER}` })
      .getByRole('img')
      .first(),
  ).toBeVisible()
  await expect(view.getByRole('link', { name: 'Enlarge the picture' })).toHaveCount(0)

  const box = await view.boundingBox()
  if (!box) throw new Error('no dialog')
  expect(box.width).toBeGreaterThan(900)
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(12)
  expect(Math.abs(box.y + box.height / 2 - 450)).toBeLessThan(4)

  // The keyboard stays within it.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const at = document.activeElement
        return at === document.body || at?.closest('dialog') !== null
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(pressed).toBeFocused()

  await pressed.press('Enter')
  await view.getByRole('button', { name: 'Close the quick view' }).click()
  await expect(view).toHaveCount(0)
  await pressed.click()
  await expect(view.getByRole('heading', { level: 2 })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(view).toHaveCount(0)

  await pressed.click()
  await view.getByRole('link', { name: 'All details' }).click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await expect(view).toHaveCount(0)
  await page.goBack()
  await expect(pressed).toBeVisible()
})

// @spec §2 Layout: quick view
test('it opens wherever products stand', async ({ page }) => {
  test.slow()
  for (const path of [
    '/',
    '/shop',
    '/shop?view=list',
    '/shop/category/1',
    '/shop/category-list',
    '/shop/product/50',
  ]) {
    await page.goto(path)
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Quick view: / })
      .first()
    await comeAlive(page, link)
    const name = (await link.getAttribute('aria-label'))?.replace('Quick view: ', '') ?? ''
    await link.click()
    await expect(page.getByRole('dialog', { name }).getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(page).toHaveURL(path)
  }
})

test('an item shows its number and when it is there', async ({ page }) => {
  await page.goto(`/shop?keyword=${encodeURIComponent(singleItem.name)}`)
  await control(page, singleItem.name).click()
  const view = page.getByRole('dialog', { name: singleItem.name })
  await expect(view).toContainText(`SKU${singleItem.sku}`)
  await expect(view).toContainText('AvailabilityTBA')
})

// @spec §2 Quick view: delay
// @spec §4 Quick view: waits
// @spec §9 Delay: quick view
// @spec §9 Delay: quick view product
test('it opens 350 ms after it was pressed, asks then, and shows the product 50 ms later', async ({
  page,
}) => {
  await withStandingClock(page, `/shop?keyword=${encodeURIComponent(BOLT)}`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (BY_SLUG.test(request.url())) asked.push(request.url())
  })
  const pressed = control(page, BOLT)
  const view = page.getByRole('dialog', { name: BOLT })
  const loaded = page.waitForResponse(/quick-view-dialog.*\.js$/)
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  await loaded
  await page.clock.runFor(349)
  await expect(view).toHaveCount(0)
  expect(asked).toEqual([])
  const answer = page.waitForResponse(BY_SLUG)
  await page.clock.runFor(1)
  await expect(view).toBeVisible()
  await expect(pressed).not.toHaveAttribute('aria-busy')
  await (await answer).finished()
  await page.clock.runFor(49)
  await expect(view.getByRole('status')).toContainText('Loading')
  await expect(view.getByRole('heading')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(view.getByRole('heading', { level: 2 })).toHaveText(BOLT)
  expect(asked).toHaveLength(1)
})

// @spec §4 Quick view: newer cancels
test('a newer one takes the place of the one before', async ({ page }) => {
  await withStandingClock(page, '/shop')
  const asked: string[] = []
  page.on('request', (request) => {
    if (BY_SLUG.test(request.url())) asked.push(request.url())
  })
  const controls = page.getByRole('main').getByRole('link', { name: /^Quick view: / })
  const loaded = page.waitForResponse(/quick-view-dialog.*\.js$/)
  await controls.nth(0).click()
  await loaded
  await page.clock.runFor(300)
  await controls.nth(1).click()
  await expect(controls.nth(0)).not.toHaveAttribute('aria-busy')
  await page.clock.runFor(300)
  await expect(page.locator('dialog.quick-view')).toHaveCount(0)
  await page.clock.runFor(50)
  const name = ((await controls.nth(1).getAttribute('aria-label')) ?? '').replace('Quick view: ', '')
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await page.clock.runFor(50)
  await expect(page.locator('dialog.quick-view').getByRole('heading', { level: 2 })).toHaveText(name)
  expect(asked).toHaveLength(1)
})

test.describe('where the product cannot be had', () => {
  test.use({ expectedFault: /status of 50\d/ })

  test('it says so, and asks again when told to', async ({ page }) => {
    await page.goto(`/id/shop?keyword=CDQ2B20-10DMZ&all=1`)
    let fails = true
    await page.route(BY_SLUG, (route) =>
      fails ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lihat cepat: / })
      .first()
      .click()
    const view = page.locator('dialog.quick-view')
    await expect(view.getByRole('alert')).toContainText('Produk tidak dapat dimuat. Silakan coba lagi.')
    fails = false
    await view.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(view).toContainText('CDQ2B20-10DMZ')
  })
})

test.describe('the way back', () => {
  test('leaves the page, and the view with it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Quick view: / })
      .first()
      .click()
    await expect(page.locator('dialog.quick-view').getByRole('heading', { level: 2 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('dialog.quick-view')).toHaveCount(0)
  })
})

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('its control leads to the product itself', async ({ page }) => {
    await page.goto(`/shop?keyword=${encodeURIComponent(BOLT)}`)
    await control(page, BOLT).click()
    await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BOLT)
  })
})
