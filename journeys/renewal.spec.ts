import { toDemoEmail } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'
import { logInAs } from './support/log-in.ts'
import type { Shop } from './support/shop.ts'
import { box, options } from './support/suggestion-box.ts'

// A call that came too late is answered 401, which Chromium writes to the console.
test.use({ expectedPageError: /status of 401/ })

/** Opens the listing and waits until it has come to life. What it asks for by itself may still be on its way. */
const openListing = async (page: Page) => {
  await page.goto('/shop')
  await expectHydrated(box(page))
}

/** What becomes of somebody's sessions meanwhile. */
const meanwhile = async ({ database }: Shop, who: string, change: string) => {
  const { pool, close } = await openDatabase(database, { role: 'batch' })
  try {
    await pool.query(`${change} where member_id = (select id from identity.member where email = $1)`, [
      toDemoEmail(who),
    ])
  } finally {
    await close()
  }
}
const PAST = `update identity.session set fresh_until = now() - interval '1 minute'`

// @spec §4 Refresh: on 401
// @spec §4 Refresh: queue
test('two tabs with an expired session renew it once, and both get their pages', async ({
  page,
  context,
  shop,
}) => {
  await logInAs(page, 'other-buyer')
  await openListing(page)
  const other = await context.newPage()
  await openListing(other)
  const renewals: string[] = []
  for (const tab of [page, other])
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/auth/session/renew')) renewals.push(request.method())
    })
  await meanwhile(shop, 'other-buyer', PAST)
  await Promise.all([box(page).fill('bolt'), box(other).fill('valve')])
  for (const tab of [page, other])
    await expect(options(tab).locator('[data-price]').first()).toContainText(/Rp\. \d/)
  expect(renewals).toEqual(['POST'])
  // It goes on from there without another.
  await box(other).fill('bearing')
  await expect(
    options(other)
      .filter({ hasText: /bearing/i })
      .first(),
  ).toBeVisible()
  expect(renewals).toEqual(['POST'])
})

// @spec §4 Refresh: failure
// @spec §8 Session expired
test('an ended session is announced, and the page is a guest’s again', async ({ page, shop }) => {
  await logInAs(page, 'viewer')
  await openListing(page)
  await expect(page.locator('main [data-price]').first()).toBeVisible()
  // It ends between the call that came too late, whichever that is, and the renewal.
  await page.route('**/api/auth/session/renew', async (route) => {
    await meanwhile(shop, 'viewer', 'delete from identity.session')
    await route.continue()
  })
  await meanwhile(shop, 'viewer', PAST)
  await box(page).fill('bolt')
  const expired = page.locator('.toast', { hasText: 'Your session has expired. Please login again.' })
  await expect(expired.first()).toBeVisible()
  await expect(page.locator('.account-menu summary')).toContainText('Login')
  await expect(page.locator('main [data-price]')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull()
})
