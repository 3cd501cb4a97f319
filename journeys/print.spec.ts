import type { Page } from '@playwright/test'
import { longProduct } from './support/catalogue.ts'
import { expectDocumentHydrated, expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'
import { logInAs } from './support/log-in.ts'

/** Prints the page as Chromium does, and tells what stood on the paper: the page's own listeners come first. */
const print = async (page: Page) => {
  await page.evaluate(() =>
    window.addEventListener(
      'beforeprint',
      () => {
        const rows = [...document.querySelectorAll('table.variants .variant-item')]
        Object.assign(window, {
          printed: {
            rows: rows.map((row) => row.querySelector('.part-number')?.textContent ?? ''),
            prices: document.querySelectorAll('table.variants [data-price]').length,
            head: document.querySelector('.print-head')?.textContent ?? '',
          },
        })
      },
      { once: true },
    ),
  )
  await page.pdf()
  return page.evaluate(
    () => (window as unknown as { printed: { rows: string[]; prices: number; head: string } }).printed,
  )
}
const rows = (page: Page) => page.locator('table.variants .variant-item')

const today = () =>
  new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('/')

/** Opens a page and touches it, as somebody does before they print: then it can read the rest of its rows. */
const readerLoaded = async (page: Page, open: () => Promise<unknown>) => {
  const answer = page.waitForResponse(/\/assets\/read-all-items-/)
  await open()
  await expectDocumentHydrated(page)
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await page.evaluate((url) => import(url) as Promise<unknown>, (await answer).url())
}

/** The address of a product with more items than the table shows at once. */
const addressOfLong = async (page: Page): Promise<string> => {
  await page.goto(`/shop?${new URLSearchParams({ keyword: longProduct.name })}`, { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name: longProduct.name, exact: true })
  return (await link.getAttribute('href')) ?? ''
}

const openLong = async (page: Page, search = '') => {
  const address = (await addressOfLong(page)) + search
  await readerLoaded(page, () => page.goto(address))
  await expect(rows(page)).toHaveCount(20)
}

test('paper holds every row of the table, once, and the screen what it held before', async ({ page }) => {
  await openLong(page)
  const { rows: printed } = await print(page)
  expect(printed).toHaveLength(longProduct.items)
  expect(new Set(printed).size).toBe(longProduct.items)
  await expect(rows(page)).toHaveCount(20)
})

test('paper holds the rows in the order that was chosen, and prices of members alone', async ({ page }) => {
  await openLong(page, '?sort=sku_desc')
  const guest = await print(page)
  expect(guest.rows).toHaveLength(longProduct.items)
  expect(guest.rows.slice(0, 20)).toEqual(await rows(page).locator('.part-number').allInnerTexts())
  expect(guest.prices).toBe(0)
  await logInAs(page, 'buyer')
  await readerLoaded(page, () => page.reload())
  await expect(rows(page).locator('[data-price]')).toHaveCount(20)
  // The code of prices comes after that of the page.
  await expectHydrated(rows(page).last().locator('[data-price]'))
  const member = await print(page)
  expect([member.rows.length, member.prices]).toEqual([longProduct.items, longProduct.items])
})

test.describe('a member whose page is not wholly there yet', () => {
  test.use({ as: 'buyer' })

  test('prints no row without its price', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/shown-price-*', async (route) => {
      await released
      await route.continue()
    })
    const address = await addressOfLong(page)
    await readerLoaded(page, () => page.goto(address, { waitUntil: 'commit' }))
    await expect(rows(page).locator('[data-price]')).toHaveCount(20)
    const early = await print(page)
    expect([early.rows.length, early.prices]).toEqual([20, 20])
    release()
    await expectHydrated(rows(page).last().locator('[data-price]'))
    const late = await print(page)
    expect([late.rows.length, late.prices]).toEqual([longProduct.items, longProduct.items])
  })
})

test.describe('where the rest can not be had', () => {
  test.use({ expectedPageError: /ERR_FAILED/ })

  test('paper says how many rows of how many it holds', async ({ page }) => {
    await openLong(page)
    await page.route('**/api/v2/product/header/*/item?*', (route) => route.abort())
    const { rows: printed } = await print(page)
    expect(printed).toHaveLength(20)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`20 of ${longProduct.items} items shown`)).toBeVisible()
  })
})

for (const path of ['/shop', '/shop?view=list', '/shop/products/1', '/id/shop/product/50'])
  test(`${path}: paper names the shop, its address and the day`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const head = page.locator('.print-head')
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const text of ['PT Pasok Contoh Niaga', 'Jl. Contoh Industri No. 1', '+62 21 5550 0100', today()])
      await expect(head).toContainText(text)
    await expect(head).toBeVisible()
    await expect(page.locator('header.site .logo')).toBeHidden()
    await expect(page.getByRole('main').locator('select, .button').filter({ visible: true })).toHaveCount(0)
  })

test('a page that is printed days later bears that day', async ({ page }) => {
  await page.clock.install()
  await page.goto('/shop')
  await expectHydrated(page.locator('.print-head'))
  await page.clock.setSystemTime(new Date('2031-05-06T20:00:00Z'))
  await expect.poll(async () => (await print(page)).head).toContain('07/05/2031')
})
