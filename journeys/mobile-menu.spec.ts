import type { Page } from '@playwright/test'
import { expectAlive } from './come-alive.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const open = async (page: Page) => {
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
}

// @spec §2 Layout: headers
test('on a phone the header is a row with menu, name and search', async ({ page }) => {
  await page.goto('/shop')
  const header = page.getByRole('banner')
  for (const part of [
    opener(page),
    header.getByRole('link', { name: 'Pasok Demo' }),
    header.getByRole('link', { name: 'Register your company' }),
    page.getByRole('button', { name: 'Close the search' }),
  ]) {
    const box = await part.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.y).toBeLessThan(54)
  }
  await expect(header.locator('.nav-panel')).toBeHidden()
  await expect(header.locator('.top-bar')).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 740 })
  await expect(header.locator('.nav-panel')).toBeVisible()
  await expect(header.locator('.top-bar')).toBeVisible()
  await expect(opener(page)).toBeHidden()
})

// @spec §9 Height: mobile search
for (const width of [375, 768])
  test(`${width} pixels wide the search stands open as a bar of 54 px, goes, and comes back with the focus in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/shop')
    await expectAlive(page.locator('.main-header'))
    const search = page.getByRole('banner').getByRole('combobox')
    const bar = page.locator('#search-bar')
    await expect(search).toBeVisible()
    expect(await bar.boundingBox()).toMatchObject({ y: 54, height: 54 })
    expect((await search.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    // It is in the bar that sticks to the window, too.
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 600)
    await expect(page.locator('.main-header')).toHaveAttribute('data-hidden')
    await page.mouse.wheel(0, -60)
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(54)
    await expect(search).toBeInViewport({ ratio: 1 })

    const toggle = page.locator('.search-toggle')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Close the search' }).tap()
    await expect(search).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect((await page.locator('.main-header').boundingBox())?.height).toBe(54)
    await page.getByRole('button', { name: 'Open the search' }).tap()
    await expect(search).toBeFocused()

    await search.fill('bolt')
    await search.press('Enter')
    await expect(page).toHaveURL(/keyword=bolt/)
    await expect(search).toHaveValue('bolt')
    await expect(search).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

// @spec §2 Layout: slide-in menu
// @spec §2 Mobile menu: closes
// @spec §4 Sidebars
// @spec §9 Width: mobile menu
test('the menu lies over the page, 290 px wide, and backdrop, button and Escape close it', async ({
  page,
}) => {
  await page.goto('/shop')
  const close = [
    () => page.touchscreen.tap(340, 400),
    () => menu(page).getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
  ]
  for (const by of close) {
    await open(page)
    await expect.poll(async () => await menu(page).boundingBox()).toMatchObject({ x: 0, width: 290 })
    await page.mouse.wheel(0, 500)
    await by()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    // The page behind did not move.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('the focus stays in the menu while it is open', async ({ page }) => {
  await page.goto('/shop')
  await open(page)
  const seen = new Set<string>()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const { activeElement } = document
      const inside = activeElement === document.body || activeElement?.closest('dialog') !== null
      return { inside, name: activeElement?.textContent ?? '' }
    })
    expect(where.inside).toBe(true)
    seen.add(where.name)
  }
  expect(seen.size).toBeGreaterThan(5)
})

// @spec §2 Mobile menu: guest entry
for (const [path, name, wanted] of [
  ['/shop', 'Menu', ['Home /', 'Shop /shop', 'Login /account/login']],
  ['/id/shop', 'Menu', ['Beranda /id', 'Katalog /id/shop', 'Masuk /id/account/login']],
] as const)
  test(`a guest's entries at ${path} are these, in this order`, async ({ page }) => {
    await page.goto(path)
    const entries = page.locator(`dialog.mobile-menu nav[aria-label="${name}"] > ul > li > :is(a, form)`)
    expect(
      await entries.evaluateAll((all) =>
        all.map((entry) => `${entry.textContent} ${entry.getAttribute('href')}`),
      ),
    ).toEqual(wanted)
  })

// @spec §2 Mobile menu: guest entry
test('its entries lead where they say, and close it', async ({ page }) => {
  await page.goto('/shop?page=2')
  for (const [name, path] of [
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Login', '/account/login'],
  ] as const) {
    await open(page)
    await menu(page).getByRole('link', { name, exact: true }).tap()
    await expect(page).toHaveURL(path)
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  }
})

// @spec §2 Mobile menu: children
test('Shop expands to its categories', async ({ page }) => {
  await page.goto('/')
  await open(page)
  const child = menu(page).getByRole('link', { name: 'Fasteners', exact: true })
  await expect(child).toBeHidden()
  await menu(page).locator('summary').tap()
  await expect(child).toBeVisible()
  expect((await child.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await child.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
})

// @spec §2 Mobile menu: currency
test('a currency is chosen, and kept', async ({ page }) => {
  await page.goto('/')
  await open(page)
  const rupiah = menu(page)
    .getByRole('group', { name: 'Currency' })
    .getByRole('button', { name: 'Indonesian rupiah (Rp.)' })
  await expect(rupiah).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() =>
    localStorage.setItem('currency', '{"code":"USD","symbol":"$","name":"US Dollar"}'),
  )
  await rupiah.tap()
  await expect(rupiah).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe(
    '{"code":"IDR","symbol":"Rp.","name":"Indonesian rupiah"}',
  )
})

// @spec §2 Mobile menu: language
test('a language leads to the same page under the other prefix', async ({ page }) => {
  await page.goto('/shop?page=2')
  await open(page)
  await expect(menu(page).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await menu(page).getByRole('link', { name: 'Bahasa Indonesia' }).tap()
  await expect(page).toHaveURL('/id/shop?page=2')
  await page.getByRole('button', { name: 'Buka menu' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap()
  await expect(page).toHaveURL('/shop?page=2')
})

test('every target of the menu is at least 44 px high', async ({ page }) => {
  await page.goto('/')
  await open(page)
  await menu(page).locator('summary').tap()
  const targets = await menu(page).locator('a, button, summary').all()
  expect(targets.length).toBeGreaterThan(12)
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and closes, and the search box is simply there', async ({ page }) => {
    await page.goto('/shop')
    const search = page.getByRole('banner').getByRole('combobox')
    await expect(search).toBeVisible()
    await expect(page.locator('.search-toggle')).toBeHidden()
    await search.fill('bolt')
    await search.press('Enter')
    await expect(page).toHaveURL(/keyword=bolt/)
    await open(page)
    await menu(page).getByRole('button', { name: 'Close' }).tap()
    await expect(menu(page)).toBeHidden()
    await open(page)
    await menu(page).locator('summary').tap()
    await menu(page).getByRole('link', { name: 'Fasteners', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  })
})

test.describe('a browser that does not know commands', () => {
  test('opens and closes the menu by script', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['command', 'commandForElement'])
        delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name]
      document.addEventListener('command', (event) => event.preventDefault(), true)
    })
    await page.goto('/shop', { waitUntil: 'networkidle' })
    await open(page)
    await menu(page).getByRole('button', { name: 'Close' }).tap()
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has the menu at once', async ({ page }) => {
    await page.goto('/shop')
    await open(page)
    expect(await menu(page).evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe('0.001s')
  })
})
