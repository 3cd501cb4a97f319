import { toDemoEmail } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { logInOnPage } from './support/log-in-page.ts'
import { logOut } from './support/log-out.ts'

// Somebody logs in three times.
test.describe.configure({ timeout: 60_000 })

const main = (page: Page) => page.getByRole('main')
const readStored = (page: Page, list = 'wishlist') =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `pasok.${list}`)
const count = (page: Page, text: string) =>
  expect(page.locator('.nav-panel').getByRole('link', { name: /^Wish List/ })).toHaveText(text)

/** Puts what a search finds first into the wish list, and waits until it is. */
const wish = async (page: Page, sku: string): Promise<string> => {
  await page.goto(`/shop?keyword=${sku}&all=1`)
  const button = main(page)
    .getByRole('button', { name: /^Wish list: / })
    .first()
  // It sleeps when it is pressed.
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Wish list: ', '')
  await expect(page.locator('.toast-text')).toHaveText(`Product "${name}" added to wish list!`)
  return name
}

// @spec §1 Member: uses wishlist
// @spec §6 Guest: wishlist
test('a guest’s wish list is stored, is the account’s after the login, and is empty after the logout', async ({
  page,
}) => {
  const name = await wish(page, '6204-2RS')
  await count(page, 'Wish List 1')
  await page.goto('/shop/wishlist')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(main(page)).not.toContainText('Rp.')

  await logInOnPage(page, 'other-buyer', '/shop/wishlist')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([name])
  await expect(main(page).locator('[data-price]')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect.poll(() => readStored(page)).toMatchObject({ owner: toDemoEmail('other-buyer'), unsent: [] })

  await logOut(page)
  await page.waitForURL('/')
  await count(page, 'Wish List')
  expect(await readStored(page)).toBeNull()

  // The next account on this browser has its own.
  await logInOnPage(page, 'viewer', '/shop/wishlist')
  await expect(main(page)).toContainText('Your wish list is empty.')
  await expect.poll(() => readStored(page)).toMatchObject({ owner: toDemoEmail('viewer'), products: [] })
  await logOut(page)
  await page.waitForURL('/')

  // Another browser of the account has what this one put in.
  await logInOnPage(page, 'other-buyer', '/shop/wishlist')
  await count(page, 'Wish List 1')
  const button = main(page).getByRole('button', { name: `Wish list: ${name}` })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const document = await page.request.get('/shop/wishlist')
  expect(await document.text()).toMatch(/aria-pressed="true"/)
  await button.click()
  await expect(main(page)).toContainText('Your wish list is empty.')
  await expect.poll(() => readStored(page)).toMatchObject({ products: [], unsent: [] })
  await page.reload()
  await expect(main(page)).toContainText('Your wish list is empty.')
})

test.describe('a member', () => {
  test.use({ as: 'buyer' })
  // @spec §2 Route: compare
  // @spec §2 Compare table
  test('compares products that a press put in, and sees where they differ', async ({ page }) => {
    await page.goto('/shop?keyword=6204&all=1')
    const buttons = main(page).getByRole('button', { name: /^Compare: / })
    for (const at of [0, 1]) {
      await buttons.nth(at).click()
      await expect
        .poll(async () => (await readStored(page, 'compare')) as object)
        .toHaveProperty(`products.${at}`)
    }
    await page.goto('/shop/compare')
    const table = main(page).getByRole('table', { name: 'Compare' })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(page.locator('.nav-panel').getByRole('link', { name: 'Compare 2' })).toBeVisible()
    const rows = table.getByRole('rowheader')
    const all = await rows.count()
    await main(page).getByRole('switch', { name: 'Only differences' }).check()
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expect(rows.filter({ hasText: 'differs' })).toHaveCount(await rows.count())
    await main(page).getByRole('button', { name: 'Remove all' }).click()
    await expect(main(page)).toContainText('There is nothing to compare yet.')
  })
})
