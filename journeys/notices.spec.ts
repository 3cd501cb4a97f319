import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

// @spec §4 Online status
// @spec §2 Layout: toasts
test('a lost connection is said for as long as it lasts, its return for a moment', async ({
  page,
  context,
}) => {
  await page.goto('/shop', { waitUntil: 'networkidle' })
  await expect(notices(page)).toHaveCount(0)
  // Whoever has touched the page is told even though nothing can be loaded any more.
  const part = page.waitForResponse(/toast-host/)
  await page.getByRole('heading', { level: 1 }).click()
  await (await part).finished()
  await context.setOffline(true)
  const lost = notices(page).getByText('You are offline.')
  await expect(lost).toBeVisible()

  await context.setOffline(false)
  await expect(lost).toHaveCount(0)
  const back = notices(page).getByText('You are back online.')
  await expect(back).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(back).toHaveCount(0, { timeout: 8_000 })
})

test('a notice can be closed, and what shows it is loaded when the page is first touched', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/id/shop', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('toast'))).toEqual([])
  const part = page.waitForResponse(/toast-host/)
  await page.keyboard.press('Shift')
  await (await part).finished()
  await context.setOffline(true)
  await context.setOffline(false)
  const region = page.getByRole('region', { name: 'Pemberitahuan' })
  await expect(region.getByText('Koneksi internet sudah kembali.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.toasts').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  // The notices spread out under the mouse.
  await region.getByText('Koneksi internet sudah kembali.').hover()
  await region.getByRole('button', { name: 'Tutup' }).last().click()
  await expect(region.getByText('Koneksi internet sudah kembali.')).toHaveCount(0, { timeout: 2_000 })
})
