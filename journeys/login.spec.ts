import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

// @spec §2 Route: login
// @spec §6 Guest: login and registration
test('the login page says that it is not open yet, how to get a price, and leads back', async ({ page }) => {
  await page.goto('/account/login?next=%2Fshop%3Fpage%3D2')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Log In to see prices | Pasok Demo')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log In to see prices')
  await expect(main).toContainText('Logging in is not open yet.')
  await expect(main.getByRole('link', { name: 'sales@demo.pasok.test' })).toHaveAttribute(
    'href',
    'mailto:sales@demo.pasok.test',
  )
  await expect(main.getByRole('link', { name: '+62 21 5550 0100' })).toBeVisible()
  await main.getByRole('link', { name: 'Back to the page you came from' }).click()
  await expect(page).toHaveURL('/shop?page=2')
})

test('it keeps no page that it was not asked from, and leads nowhere else', async ({ page }) => {
  // Twice: what is kept for all guests must not remember where one of them came from.
  for (const next of ['/shop?page=2', 'https://example.com/', '//example.com/shop', '/account/orders']) {
    await page.goto(`/id/account/login?${new URLSearchParams({ next })}`)
    const on = page.getByRole('main').getByRole('link').last()
    await expect(on).toHaveAttribute('href', next === '/shop?page=2' ? next : '/id/shop')
  }
  await page.goto('/id/account/login')
  await expect(page.getByRole('main').getByRole('link', { name: 'Lanjut ke katalog' })).toBeVisible()
})

for (const width of [375, 1440])
  test(`it keeps nobody out, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const prefix of ['', '/id']) {
      await page.goto(`${prefix}/account/login`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
