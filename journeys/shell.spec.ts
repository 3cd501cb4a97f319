import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'
import { logInAs } from './support/log-in.ts'
import { shifts, watchShifts } from './support/shifts.ts'

const panel = (page: Page) => page.getByRole('banner').locator('.nav-panel')
const languages = (page: Page) => page.getByRole('banner').locator('.language-menu')
const indonesian = (page: Page) => languages(page).getByRole('link', { name: 'Bahasa Indonesia' })

// @spec §2 Top bar: language dropdown
test('the language dropdown opens, closes when one turns to something else, and changes the language', async ({
  page,
}) => {
  await page.goto('/shop?page=2')
  const summary = languages(page).locator('summary')
  await expect(summary).toContainText('English')
  await expect(indonesian(page)).toBeHidden()

  await summary.click()
  await expect(indonesian(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(indonesian(page)).toBeHidden()

  await summary.press('Enter')
  await page.keyboard.press('Tab')
  await expect(languages(page).getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(indonesian(page)).toBeHidden()
  await expect(summary).toBeFocused()

  await summary.press('Enter')
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await expect(indonesian(page)).toBeHidden()

  await summary.click()
  await indonesian(page).click()
  await expect(page).toHaveURL('/id/shop?page=2')
})

// @spec §2 Header: nav links
// @spec §2 Header: account indicator
test('the panel leads home, to the shop and to the form of the login, and says where one is', async ({
  page,
}) => {
  await page.goto('/id/shop')
  const main = panel(page).getByRole('navigation', { name: 'Utama' })
  await expect(main.getByRole('link', { name: 'Katalog', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await main.getByRole('link', { name: 'Beranda' }).click()
  await expect(page).toHaveURL('/id')
  await expect(main.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page')
  await panel(page).locator('.account-menu summary').click()
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
})

for (const width of [375, 768, 1440])
  test(`${width} pixels wide the header leads guests to register their company, and members not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [prefix, name, short] of [
      ['/id', 'Daftar untuk perusahaan Anda', 'Daftar'],
      ['', 'Register your company', 'Register'],
    ] as const) {
      await page.goto(`${prefix}/shop`)
      const link = page.getByRole('banner').getByRole('link', { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect(link).toHaveText(width < 640 ? short : name, { useInnerText: true })
      await expect(link).toHaveAttribute('href', `${prefix}/account/registrasi`)
    }
    await logInAs(page, 'buyer')
    await page.goto('/shop')
    await expect(page.locator('header a[href="/account/registrasi"]')).toHaveCount(0)
  })

test('the top bar and the panel open one account menu, one of the two at a time', async ({ page }) => {
  await logInAs(page, 'buyer')
  await page.goto('/shop')
  const places = ['.top-bar', '.nav-panel'].map((bar) => page.locator(`${bar} details[name=account-menu]`))
  const shown: string[][] = []
  for (const menu of places) {
    await menu.locator('summary').click()
    await expect(menu.getByText('buyer@demo.pasok.test')).toBeVisible()
    await expect(menu.locator('strong')).toHaveText('Bayu Contoh')
    await expect(menu.locator('strong')).toHaveCSS('color', 'rgb(22, 25, 29)')
    shown.push(await menu.locator('li').allInnerTexts())
    for (const other of places.filter((one) => one !== menu)) await expect(other).not.toHaveAttribute('open')
  }
  expect(shown[0]).toEqual([
    'Dashboard',
    'Edit Profile',
    'Quotation',
    'Order History',
    'Addresses',
    'Wish List',
    'Password',
    'Logout',
  ])
  expect(shown[1]).toEqual(shown[0])
})

const scrollBy = async (page: Page, pixels: number) => {
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, pixels)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + pixels)
}
const HIDDEN = 'data-hidden'

// @spec §9 Transition: sticky nav
test('the panel takes 0.3 s to go and to come', async ({ page }) => {
  await page.goto('/shop')
  await expect(panel(page)).toHaveCSS('transition', /^transform 0\.3s\b/)
})

// @spec §2 Header: panel hides
// @spec §2 Header: panel shows
test('the panel goes after more than 25 px down and comes after more than 10 px up, and nothing shifts', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto('/shop')
  await expectHydrated(panel(page))
  await page.mouse.move(700, 500)
  await expect(panel(page)).toBeInViewport()
  // Where the page still has a place for it, it stays there.
  await scrollBy(page, 100)
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  await scrollBy(page, 400)
  await expect(panel(page)).toHaveAttribute(HIDDEN)
  await expect(panel(page)).not.toBeInViewport()

  await scrollBy(page, -10)
  await expect(panel(page)).toHaveAttribute(HIDDEN)
  await scrollBy(page, -1)
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBe(0)
  await scrollBy(page, 25)
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  await scrollBy(page, 1)
  await expect(panel(page)).toHaveAttribute(HIDDEN)
  await scrollBy(page, -515)
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  expect(await shifts(page)).toEqual([])
})

test('the panel stays while it is in use, and appears when the keyboard reaches it', async ({ page }) => {
  await page.goto('/shop')
  await expectHydrated(panel(page))
  await page.mouse.move(700, 860)
  await scrollBy(page, 400)
  await expect(panel(page)).toHaveAttribute(HIDDEN)
  await scrollBy(page, -40)
  await panel(page).getByText('Shop By Category').click()
  await page.mouse.move(700, 860)
  await scrollBy(page, 100)
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  await page.keyboard.press('Escape')
  await page.mouse.click(1420, 600)
  await scrollBy(page, 100)
  await expect(panel(page)).toHaveAttribute(HIDDEN)

  await page.locator('main article h2 a').nth(6).focus()
  await scrollBy(page, 60)
  await expect(panel(page)).toHaveAttribute(HIDDEN)
  await page.keyboard.press('Shift+Tab')
  while (!(await panel(page).evaluate((part) => part.contains(document.activeElement))))
    await page.keyboard.press('Shift+Tab')
  await expect(panel(page)).not.toHaveAttribute(HIDDEN)
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees the panel come and go at once', async ({ page }) => {
    await page.goto('/shop')
    await expect(panel(page)).toHaveCSS('transition-duration', '0.001s')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the row with menu and search goes and comes in the same way', async ({ page }) => {
    await page.goto('/shop')
    const row = page.getByRole('banner').locator('.main-header')
    await expectHydrated(row)
    await page.mouse.move(180, 400)
    await scrollBy(page, 400)
    await expect(row).toHaveAttribute(HIDDEN)
    await scrollBy(page, -11)
    await expect(row).not.toHaveAttribute(HIDDEN)
    await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  })
})

// @spec §2 Back to top
// @spec §9 Scroll: back to top
for (const width of [375, 1440])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a button leads back to the top from more than 300 px down', async ({ page }) => {
      await page.goto('/shop')
      await expectHydrated(page.getByRole('main'))
      await page.mouse.move(180, 400)
      const up = page.getByRole('button', { name: 'Back to top' })
      await scrollBy(page, 300)
      await expect(up).toHaveCount(0)
      await scrollBy(page, 1)
      await expect(up).toBeInViewport({ ratio: 1 })
      const box = await up.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      await up.press('Enter')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(up).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    })
  })
