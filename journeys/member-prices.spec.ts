import type { Page } from '@playwright/test'
import { byRouter } from './support/by-router.ts'
import { expect, test } from './support/fixtures.ts'
import { toDemoEmail } from '@pasok/demo'
import { expectDocumentHydrated } from './support/hydrated.ts'
import { logInAs } from './support/log-in.ts'
import { logInOnPage } from './support/log-in-page.ts'
import { logOut } from './support/log-out.ts'
import { PASSWORD } from './support/register.ts'
import { signUp } from './support/sign-up.ts'
import { decide } from './support/staff.ts'
import { box, options } from './support/suggestion-box.ts'

/** A product with several prices and one of its items. */
const PRODUCT = '/shop/products/1'
const ITEM = '/shop/product/50'
const price = (page: Page) => page.locator('main [data-price]')
const toLogin = (page: Page) => page.locator('main a[href*="/account/login"]')
const account = (page: Page) => page.locator('.account-menu')

interface Watched {
  shown: { prices: number; logins: number }
}

/** From here on each document remembers what it has ever shown of prices, and of the way to them, even for a moment. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shown = { prices: 0, logins: 0 }
    Object.assign(window, { shown })
    const look = () => {
      const rupiah = /Rp\.\s?\d/.test(document.querySelector('main')?.textContent ?? '')
      if (rupiah || document.querySelector('[data-price]')) shown.prices++
      if (document.querySelector('main a[href*="/account/login"]')) shown.logins++
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
const readShown = (page: Page) => page.evaluate(() => (window as unknown as Watched).shown)

// @spec §1 Prices: members only
// @spec §6 Member: prices and adding
test('a login shows prices instead of links to the login, everywhere at once', async ({ page }) => {
  test.slow()
  await watch(page)
  const places = ['/id/shop', `/id${PRODUCT}`, `/id${ITEM}`]
  for (const path of places) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(toLogin(page).first()).toBeVisible()
    expect([path, (await readShown(page)).prices]).toEqual([path, 0])
  }
  await logInOnPage(page, 'buyer', `/id${PRODUCT}`)
  for (const path of places) {
    // By its own document, and by the router, whose data must not be those of the guest before.
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(price(page).first()).toContainText(/Rp\. \d/)
    await expect(toLogin(page)).toHaveCount(0)
    await byRouter(page, '/id')
    await byRouter(page, path)
    await expect(price(page).first()).toContainText(/Rp\. \d/)
    expect([path, (await readShown(page)).logins]).toEqual([path, 0])
  }
})

test.describe('a member', () => {
  test.use({ as: 'buyer' })

  // @spec §2 Route: discount header product
  // @spec §2 Route: discount item
  test('finds special offers, from the list to the item', async ({ page }) => {
    await page.goto('/discount?sort=name_asc')
    await expect(price(page).first()).toContainText('Diskon')
    // The other language keeps what was chosen.
    const other = page.locator('a[hreflang=id]').first()
    await expect(other).toHaveAttribute('href', '/id/discount?sort=name_asc')
    await page.goto('/discount/category-grid-4-columns-full')
    await expect(page.locator('main article').first().locator('[data-price]')).toContainText('Diskon')
    await page.locator('main article a[href^="/discount/products/"]').first().click()
    await expect(page).toHaveURL(/\/discount\/products\/\d+$/)
    const row = page.locator('main table.variants .variant-item').first()
    await expect(row.locator('[data-price]')).toContainText('Diskon')
    const item = /\/(\d+)$/.exec((await row.getByRole('link').first().getAttribute('href')) ?? '')?.[1]
    await page.goto(`/discount/product/${item}`)
    await expect(price(page).first()).toContainText('Diskon')
  })

  test('on a tablet keeps an item’s price in sight, beside its number, however wide the table is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1000 })
    await page.goto(PRODUCT)
    const variants = page.locator('.variants-box')
    expect(await variants.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    await variants.locator('.variant-sku').nth(1).scrollIntoViewIfNeeded()
    await expect(variants.locator('td.variant-sku').first()).toBeInViewport({ ratio: 1 })
    await expect(variants.locator('[data-price]').first()).toBeInViewport({ ratio: 1 })
  })
})

// @spec §2 Suggestions: price
test('suggestions show prices to members, and none once they are gone', async ({ page }) => {
  await logInAs(page, 'buyer')
  await page.goto('/shop')
  const search = async () => {
    await box(page).fill('bolt')
    await expect(options(page).first()).toBeVisible()
  }
  await search()
  const listed = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(listed.locator('[data-price]').first()).toContainText(/Rp\. \d/)
  await page.keyboard.press('Escape')
  await logOut(page)
  await page.waitForURL('/')
  await expect(account(page).locator('summary')).toContainText('Login')
  await search()
  await expect(listed.locator('[data-price]')).toHaveCount(0)
  await expect(listed).not.toContainText('Rp.')
})

// @spec §4 Logout: clears
test('a logout takes the prices away in every tab, and the way back brings none', async ({
  page,
  context,
}) => {
  test.slow()
  await logInAs(page, 'buyer')
  await page.goto(PRODUCT)
  await expect(price(page).first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('profile')))
    .toContain(toDemoEmail('buyer'))
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBe(
    '{"isLoggedIn":true,"token_type":"Cookie"}',
  )
  const paths = ['/shop', ITEM, '/discount'] as const
  const tabs = await Promise.all(
    paths.map(async (path) => {
      const tab = await context.newPage()
      await tab.goto(path, { waitUntil: 'networkidle' })
      await expect(price(tab).first()).toBeVisible()
      return tab
    }),
  )
  await page.bringToFront()
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await logOut(page)
  await page.waitForURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|profile/.test(key))),
  ).toEqual([])
  for (const tab of tabs) {
    await expect(price(tab)).toHaveCount(0)
    await expect(account(tab).locator('summary')).toContainText('Login')
    const shown = await tab.evaluate(() => {
      const page = document.documentElement.cloneNode(true) as HTMLElement
      // From which amount a delivery is free everybody may know.
      page.querySelector('section[aria-labelledby=reasons]')?.remove()
      return page.outerHTML
    })
    expect(shown).not.toMatch(/Rp\.\s?\d/)
  }
  await expect(tabs[2] as Page).toHaveURL('/?next=%2Fdiscount')
  await watch(page)
  for (const path of ['/shop', PRODUCT]) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(toLogin(page).first()).toBeVisible()
    const content = await page.content()
    expect(content).not.toMatch(/Rp\.\s?\d/)
    expect(content).not.toContain(toDemoEmail('buyer'))
    expect((await readShown(page)).prices).toBe(0)
  }
})

test.describe('whose company is suspended', () => {
  // What the page asks for by itself is answered 401 by then, which Chromium writes to the console.
  test.use({ expectedPageError: /status of 401/ })

  test('a suspension takes the prices away with the next page', async ({ page, shop }) => {
    await signUp(shop, 'henti@uji.test')
    await decide(shop, 'henti@uji.test', 'approve')
    await logInAs(page, 'henti@uji.test', PASSWORD)
    await page.goto(PRODUCT)
    await expect(price(page).first()).toBeVisible()
    await decide(shop, 'henti@uji.test', 'suspend', { reason: 'Faktur jatuh tempo' })
    await byRouter(page, ITEM)
    await expect(page).toHaveURL(ITEM)
    await expect(page.locator('main a[href="/account/review"]').first()).toContainText('suspended')
    await expect(price(page)).toHaveCount(0)
  })
})

test('what a page shows of prices for a moment would be seen', async ({ page }) => {
  await watch(page)
  await page.goto(PRODUCT, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const flash = document.createElement('p')
    flash.textContent = 'Rp. 1.000'
    document.querySelector('main')?.append(flash)
  })
  await page.evaluate(() => document.querySelector('main')?.lastChild?.remove())
  expect((await readShown(page)).prices).toBeGreaterThan(0)
})

test('the prices of a document stay until the code of prices is there', async ({ page }) => {
  await logInAs(page, 'buyer')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/shown-price-*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/shop')
  const prices = await price(page).count()
  expect(prices).toBeGreaterThan(2)
  await expectDocumentHydrated(page)
  expect(await price(page).count()).toBe(prices)
  const code = page.waitForResponse(/shown-price-/)
  release()
  await (await code).finished()
  await expect(price(page)).toHaveCount(prices)
})
