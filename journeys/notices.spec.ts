import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

// @spec §4 Online status
test('a lost connection is announced for as long as it lasts, its return for a moment', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await expect(notices(page)).toHaveCount(0)
  // After an interaction the message appears although nothing can be loaded any more.
  const part = page.waitForResponse(/toast-host/)
  await page.getByRole('heading', { level: 1 }).click()
  await (await part).finished()
  await context.setOffline(true)
  const lost = notices(page).getByText("You're offline.")
  await expect(lost).toBeVisible()
  // A button that the Tab key reaches has a name for screen readers.
  await expect(notices(page).getByRole('button', { name: 'Close' })).toBeVisible()

  await context.setOffline(false)
  await expect(lost).toHaveCount(0)
  const back = notices(page).getByText("You're back online.")
  await expect(back).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(5_000)
  await expect(back).toHaveCount(0)
})

test('a notice can be closed, and what shows it is loaded when the page is first touched', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/id/shop', { waitUntil: 'networkidle' })
  // A browser tells of a pointer that rests where a page appears.
  await page.evaluate(async () => {
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    // What a touch loads is requested when the page is idle, and before later requests.
    for (const _ of 'ab') await new Promise((resolve) => requestIdleCallback(resolve))
    await fetch('/robots.txt')
  })
  expect(scripts.filter((url) => url.includes('toast'))).toEqual([])
  const part = page.waitForResponse(/toast-host/)
  await page.keyboard.press('Shift')
  await (await part).finished()
  await context.setOffline(true)
  await context.setOffline(false)
  const region = page.getByRole('region', { name: 'Pemberitahuan' })
  await expect(region.getByText('Koneksi internet sudah tersambung kembali.')).toBeVisible()
  // The notices spread out under the mouse.
  await region.getByText('Koneksi internet sudah tersambung kembali.').hover()
  await region.getByRole('button', { name: 'Tutup' }).last().click()
  await expect(region.getByText('Koneksi internet sudah tersambung kembali.')).toHaveCount(0, {
    timeout: 2_000,
  })
})

test('without a connection the page stays that is open', async ({ page, context }) => {
  const part = page.waitForResponse(/toast-host/)
  // The last that the page asks for by itself: a view is counted after a visible second.
  const counted = page.waitForResponse(/\/v2\/product\/view/)
  await page.goto('/shop/products/1', { waitUntil: 'networkidle' })
  const title = page.getByRole('heading', { level: 1 })
  const name = await title.innerText()
  await title.click()
  await (await part).finished()
  await counted
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  const notice = page.locator('.toast', { hasText: "No connection, so the page couldn't be opened." })
  await expect(notice).toBeVisible()
  await expect(title).toHaveText(name)
  await expect(page).toHaveURL(/\/shop\/products\/1$/)
  // Trying too early says it again.
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeVisible()
  await expect(title).toHaveText(name)
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(title).toHaveText('All products')
  await expect(notice).toHaveCount(0)
})
