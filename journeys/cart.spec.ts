import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import type { Locator, Page } from '@playwright/test'
import {
  addOne,
  BOUGHT,
  emptyCart,
  expectSaved,
  findItem,
  findItemId,
  indicator,
  shopCart,
} from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { logInAs } from './support/log-in.ts'
import { logOut } from './support/log-out.ts'
import { startShop } from './support/shop.ts'

const { sku } = BOUGHT
const main = (page: Page) => page.getByRole('main')
const quantity = (page: Page) => main(page).getByLabel(`Quantity of ${sku}`)
const findAddedToast = (page: Page) => page.getByText(/^Product ".*" added to cart!$/)

/** Whether a notice stands before the part of the window in which the cart's panel does. */
const coversSide = async (page: Page, panel: Locator) => {
  const [notice, side] = [await page.locator('.toast').first().boundingBox(), await panel.boundingBox()]
  if (!notice || !side) throw new Error('no notice, or no panel')
  return notice.x + notice.width > side.x
}

/** Puts one of it into the cart by its own page, and opens the cart. */
const addAndOpenCart = async (page: Page) => {
  await findItem(page, sku)
  const button = page.getByRole('button', { name: 'Add to cart' })
  await expectHydrated(button)
  await button.click()
  await expect(findAddedToast(page)).toBeVisible()
  await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 1 })
  // What the page asks for by itself would send the next change along.
  await page.goto('/shop/cart', { waitUntil: 'networkidle' })
  await expectSaved(page)
  await expectHydrated(quantity(page))
}

test.describe('a buyer’s cart', () => {
  test.use({ as: 'buyer' })
  test.beforeEach(({ page }) => emptyCart(page.request))

  // @spec §1 Member: uses cart
  // @spec §2 Header: cart indicator
  test('a known part number is in it in two steps: searched, and added', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('combobox').fill(sku)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
    const button = page.getByRole('button', { name: 'Add to cart' })
    await expectHydrated(button)
    await button.click()
    await expect(findAddedToast(page)).toBeVisible()
    await expect(main(page).locator('[data-in-cart]')).toHaveText('In cart: 1')
    await expect(indicator(page)).toHaveText('Cart, 1 item1')
    await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 1 })
  })

  // @spec §2 Product: quantity and add
  // @spec §2 Cart panel: remove
  test('is filled from the table of a product, looked into, and emptied in its panel', async ({ page }) => {
    await page.goto('/shop/products/1')
    const row = main(page).locator('.variant-item').nth(2)
    const number = await row.locator('.variant-sku').innerText()
    await expectHydrated(row.getByRole('button', { name: `Add ${number} to cart` }))
    await row.getByLabel(`Quantity of ${number}`).fill('7')
    await row.getByRole('button', { name: `Add ${number} to cart` }).click()
    await expect(row.locator('[data-in-cart]')).toHaveText('In cart: 7')
    await expect.poll(() => shopCart(page.request)).toEqual({ [number]: 7 })
    await indicator(page).click()
    const panel = page.locator('.cart-menu-sheet')
    await expect(panel.getByRole('listitem')).toContainText(number)
    await expect(panel.getByRole('listitem')).toContainText(/7 × Rp\. [\d.]+/)
    await expect(panel.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/shop/cart')
    await panel.getByRole('button', { name: /^Remove / }).click()
    await expect(panel).toContainText('Your cart is empty.')
    // The panel's buttons stand at its bottom, where the notice may not cover them.
    expect(await coversSide(page, panel)).toBe(false)
    await expect.poll(() => shopCart(page.request)).toEqual({})
    // Which is outside of the panel, and so closes it.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(indicator(page)).toHaveText('Cart, 1 item1')
    await expect.poll(() => shopCart(page.request)).toEqual({ [number]: 7 })
  })

  // @spec §9 Width: dropdown cart
  test('its panel is 320 px wide', async ({ page }) => {
    await page.goto('/shop')
    await indicator(page).click()
    await expect.poll(async () => (await page.locator('.cart-menu-sheet').boundingBox())?.width).toBe(320)
  })

  test('a quantity that was changed a moment ago survives a reload', async ({ page }) => {
    await addAndOpenCart(page)
    await quantity(page).fill('12')
    await quantity(page).press('Tab')
    await expect(main(page).locator('[data-sync]')).toHaveText('Saving…')
    await page.reload()
    await expect(quantity(page)).toHaveValue('12')
    await expectSaved(page)
    expect(await shopCart(page.request)).toEqual({ [sku]: 12 })
  })

  test.describe('first touched without a connection', () => {
    // Chromium tells of each part whose code does not come, and so does the page.
    test.use({ expectedPageError: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ })

    test('the cart stays, takes a change, and sends it once there is a connection', async ({
      page,
      context,
    }) => {
      await addOne(page.request, await findItemId(page.request, sku))
      await page.goto('/shop/cart', { waitUntil: 'networkidle' })
      await expectSaved(page)
      await context.setOffline(true)
      await quantity(page).fill('7')
      await quantity(page).press('Tab')
      await expect(main(page).locator('[data-sync]')).not.toHaveText('Saved')
      await expect(quantity(page)).toHaveValue('7')
      await context.setOffline(false)
      await expectSaved(page)
      expect(await shopCart(page.request)).toEqual({ [sku]: 7 })
    })
  })

  test.describe('without a connection', () => {
    test.use({ expectedPageError: /ERR_INTERNET_DISCONNECTED/ })

    // @spec §4 Cart: sync failure
    test('changes without a connection are stored, announced, and sent once there is one', async ({
      page,
      context,
    }) => {
      await addAndOpenCart(page)
      await context.setOffline(true)
      await quantity(page).fill('9')
      await quantity(page).press('Enter')
      await expect(main(page).locator('[data-sync]')).toHaveText('Not saved, retrying')
      await expect(quantity(page)).toHaveValue('9')
      expect(await shopCart(page.request)).toEqual({ [sku]: 1 })
      await context.setOffline(false)
      await expectSaved(page)
      expect(await shopCart(page.request)).toEqual({ [sku]: 9 })
    })
  })

  test('two tabs show the same', async ({ page, context }) => {
    await addAndOpenCart(page)
    const other = await context.newPage()
    await other.goto('/shop/cart', { waitUntil: 'networkidle' })
    await expect(quantity(other)).toHaveValue('1')
    await expectHydrated(quantity(other))
    await quantity(page).fill('5')
    await quantity(page).press('Tab')
    await expect(quantity(other)).toHaveValue('5')
    await quantity(other).fill('6')
    await quantity(other).press('Tab')
    await expect(quantity(page)).toHaveValue('6')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expectSaved(page)
    await expectSaved(other)
    expect(await shopCart(page.request)).toEqual({ [sku]: 6 })
  })

  test.describe('on another device, too', () => {
    // A change that comes too late is answered 409, which Chromium writes to the console.
    test.use({ expectedPageError: /status of 409/ })

    test('two devices: the quantity of the other one counts, is announced, and can be changed', async ({
      page,
      browser,
      shop,
    }) => {
      await addAndOpenCart(page)
      const phone = await browser.newContext({
        baseURL: shop.url,
        // With a session of its own.
        storageState: { cookies: [], origins: [] },
      })
      const other = await phone.newPage()
      await logInAs(other, 'buyer')
      await other.goto('/shop/cart')
      await expectHydrated(quantity(other))
      // Until this browser has stored who is logged in, it sends nothing.
      await expect.poll(() => other.evaluate(() => localStorage.getItem('profile'))).not.toBeNull()
      await quantity(other).fill('5')
      await quantity(other).press('Enter')
      await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 5 })
      await quantity(page).fill('3')
      await quantity(page).press('Enter')
      await expect(page.getByText('Your cart was changed on another device.')).toBeVisible()
      await expect(quantity(page)).toHaveValue('5')
      await quantity(page).fill('4')
      await quantity(page).press('Enter')
      await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 4 })
      await other.reload()
      await expect(quantity(other)).toHaveValue('4')
      await phone.close()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 800 } })

    test('an item’s row has part number, values, availability, price and Add in 120 pixels', async ({
      page,
    }) => {
      await page.goto('/shop/products/1')
      const row = main(page).locator('.variant-item').nth(1)
      const number = await row.locator('.variant-sku').innerText()
      const button = row.getByRole('button', { name: `Add ${number} to cart` })
      await expectHydrated(button)
      for (const part of ['.variant-sku', '.variant-summary', '.variant-availability', '.variant-price'])
        await expect(row.locator(part)).toBeVisible()
      const heights = () =>
        main(page)
          .locator('.variant-item')
          .evaluateAll((rows) => rows.map((shown) => shown.getBoundingClientRect().height))
      expect(Math.max(...(await heights()))).toBeLessThanOrEqual(120)
      await button.click()
      await expect(row.locator('[data-in-cart]')).toHaveText('In cart: 1')
      expect(Math.max(...(await heights()))).toBeLessThanOrEqual(120)
      const details = row.getByRole('button', { name: new RegExp(`Details of ${number}$`) })
      await expect(row.locator('td[data-label=UNIT]')).toBeHidden()
      await details.click()
      await expect(row.locator('td[data-label=UNIT]')).toBeVisible()
      await expect(row.locator('td[data-label^="Head height"]')).toBeVisible()
      for (const path of ['/shop/products/1', '/id/shop/products/1']) {
        await page.goto(path)
        await expect(row.locator('[data-in-cart]')).toContainText('1')
        // No amount of the demo is longer.
        const widths = await row.locator('.price-in-line strong').evaluate((amount) => {
          amount.textContent = 'Rp. 61.560.000'
          return [amount.scrollWidth, amount.clientWidth] as const
        })
        expect([path, widths[0]]).toEqual([path, widths[1]])
        const box = main(page).locator('.variants-box')
        expect(await box.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
        expect(Math.max(...(await heights()))).toBeLessThanOrEqual(120)
      }
    })
  })

  test('a new price is shown until it is accepted; an item no longer sold can only be removed', async ({
    page,
    shop,
  }) => {
    await addAndOpenCart(page)
    const shown = await main(page).locator('[data-price]').innerText()
    const database = await openDatabase(shop.database)
    const ofItem = `(select id from catalogue.item where sku = '${sku}')`
    const change = async (query: string) => {
      await database.pool.query(query)
      await database.pool.query('update platform.site set version = version + 1')
    }
    try {
      await change(`update pricing.base_price set price = price + 1000 where item_id = ${ofItem}`)
      await page.reload()
      await expect(main(page)).toContainText(`${shown} when you last saw it`)
      const accept = page.getByRole('button', { name: `Accept new price ${sku}` })
      await expectHydrated(accept)
      await accept.press('Enter')
      await expect(accept).toHaveCount(0)
      // The keyboard stays with the line.
      await expect(main(page).locator('.cart-name a')).toBeFocused()
      await expectSaved(page)
      await page.reload()
      await expect(quantity(page)).toHaveValue('1')
      await expect(main(page)).not.toContainText('when you last saw it')
      await expect(main(page).locator('[data-price]')).not.toHaveText(shown)

      await change(`update catalogue.item set active = false where id = ${ofItem}`)
      await expect(async () => {
        await page.reload()
        await expect(main(page)).toContainText('No longer sold: please remove it.', { timeout: 500 })
      }).toPass()
      await expect(main(page).locator('[data-sums]')).toContainText(/Total\s*Rp\. 0/)
      await page.getByRole('button', { name: /^Remove / }).click()
      await expect(main(page)).toContainText('Your cart is empty.')
      await expect.poll(() => shopCart(page.request)).toEqual({})
    } finally {
      await change(`update catalogue.item set active = true where id = ${ofItem}`)
      await change(`update pricing.base_price set price = price - 1000 where item_id = ${ofItem}`)
      await database.close()
    }
  })

  // @spec §9 Width: off-canvas cart
  test('as a sheet is 340 px wide', async ({ page }) => {
    await page.goto('/offcanvas-cart')
    const sheet = page.getByRole('dialog', { name: 'Cart' })
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(340)
  })

  // @spec §2 Layout: off-canvas cart
  // @spec §2 Cart panel: scroll lock
  test('can be a sheet from the side, which locks the page and is left by Escape', async ({ page }) => {
    await addAndOpenCart(page)
    await page.goto('/offcanvas-cart')
    const sheet = page.getByRole('dialog', { name: 'Cart' })
    await expect(sheet).toContainText(sku)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    // What a modal dialog covers can be neither pressed nor reached by the keyboard: notices stand within it.
    await sheet.getByRole('button', { name: /^Remove / }).press('Enter')
    await expect(sheet.getByRole('button', { name: 'Close the cart' })).toBeFocused()
    await expect(page.locator('.toast')).toBeVisible()
    expect(await coversSide(page, sheet)).toBe(false)
    // On a phone it is as wide as the sheet, and stands at the top.
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 375, height: 667 })
    const notice = await page.locator('.toast').boundingBox()
    expect((notice?.y ?? 667) + (notice?.height ?? 0)).toBeLessThan(333)
    await page.setViewportSize({ width, height })
    await sheet.getByRole('button', { name: 'Undo' }).click()
    await expect(sheet.getByRole('listitem')).toContainText(sku)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test.describe('without scripts', () => {
  // A quantity that is none is answered 400, which Chromium writes to the console.
  test.use({ as: 'buyer', javaScriptEnabled: false, expectedPageError: /status of 400/ })

  // @spec §2 Cart page: update
  // @spec §2 Cart page: totals
  test('the cart is a form: added to, changed, and taken out of', async ({ page }) => {
    await emptyCart(page.request)
    await page.goto(`/shop?keyword=${sku}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL('/shop/cart')
    await quantity(page).fill('4')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(quantity(page)).toHaveValue('4')
    await expect(main(page).locator('[data-sums]')).toContainText(/Subtotal.*Tax.*Total/s)
    expect(await shopCart(page.request)).toEqual({ [sku]: 4 })
    await quantity(page).fill('many')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(page.getByRole('alert')).toHaveText(`${sku}: Enter a whole number.`)
    await expect(quantity(page)).toHaveValue('many')
    expect(await shopCart(page.request)).toEqual({ [sku]: 4 })
    await quantity(page).fill('1.000')
    await page.getByRole('button', { name: 'Update cart' }).click()
    await expect(quantity(page)).toHaveValue('1000')
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(main(page)).toContainText('Your cart is empty.')
  })

  test('a new price is accepted by a button of the form', async ({ page }) => {
    await emptyCart(page.request)
    await addOne(page.request, await findItemId(page.request, sku), 1_000)
    await page.goto('/shop/cart')
    await expect(main(page)).toContainText('Rp. 1.000 when you last saw it')
    await page.getByRole('button', { name: `Accept new price ${sku}` }).click()
    await expect(main(page)).not.toContainText('when you last saw it')
    await expect(quantity(page)).toHaveValue('1')
  })
})

// @spec §5 Add to cart: login
test('what a guest wanted to buy lies in the cart once they are logged in', async ({ page }) => {
  await logInAs(page, 'buyer')
  await emptyCart(page.request)
  await page.context().clearCookies()
  await page.goto(`/shop?keyword=${sku}`)
  const link = main(page).getByRole('link', { name: 'Log in to see prices' }).first()
  await expectHydrated(link)
  await link.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(toDemoEmail('buyer'))
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(findAddedToast(page)).toBeVisible({ timeout: 15_000 })
  await expect(main(page).locator('[data-in-cart]')).toHaveText('In cart: 1')
  expect(await shopCart(page.request)).toEqual({ [sku]: 1 })
})

test('a logout sends what waits, and the next one on this browser sees nothing of it', async ({ page }) => {
  await logInAs(page, 'buyer')
  await emptyCart(page.request)
  await addAndOpenCart(page)
  await quantity(page).fill('8')
  await quantity(page).press('Tab')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await logInAs(page, 'other-buyer')
  await page.goto('/shop/cart')
  await expect(main(page)).toContainText('Your cart is empty.')
  await logInAs(page, 'buyer')
  expect(await shopCart(page.request)).toEqual({ [sku]: 8 })
})

test('a power cut between a change and its sending loses nothing and doubles nothing', async ({
  browser,
}) => {
  // It starts a shop twice.
  test.slow()
  const shop = await startShop('cart-power-cut')
  try {
    const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
    await page.clock.install()
    await logInAs(page, 'buyer')
    await emptyCart(page.request)
    await addAndOpenCart(page)
    // One change reaches the shop, but its answer is lost; the next one does not reach it any more.
    await page.route('**/api/v2/order/cart**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await quantity(page).fill('3')
    await quantity(page).press('Enter')
    await expect(main(page).locator('[data-sync]')).toHaveText('Not saved, retrying')
    await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 3 })
    await shop.kill()
    await page.unrouteAll()
    await quantity(page).fill('4')
    await quantity(page).press('Enter')
    await expect(main(page).locator('[data-sync]')).toHaveText('Not saved, retrying')
    await shop.startAgain()
    // It is tried again by itself, later and later.
    await page.clock.fastForward(60_000)
    await expectSaved(page)
    expect(await shopCart(page.request)).toEqual({ [sku]: 4 })
    await page.close()
  } finally {
    await shop.stop()
  }
})
