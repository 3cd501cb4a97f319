import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const open = async (page: Page) => {
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  // What slides in is tapped where it comes to rest.
  await menu(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
}

// @spec §2 Layout: headers
// @spec §2 Mobile header: parts
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
test('the search stands open as a bar of 54 px, goes, and comes back with the focus in it', async ({
  page,
}) => {
  await page.goto('/shop')
  await expectHydrated(page.locator('.main-header'))
  const search = page.getByRole('banner').getByRole('combobox')
  const bar = page.locator('#search-bar')
  await expect(search).toBeVisible()
  expect(await bar.boundingBox()).toMatchObject({ y: 54, height: 54 })
  expect((await search.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  // The head that sticks to the window is one row, from which the search opens.
  const toggle = page.locator('.search-toggle')
  const head = page.locator('.main-header')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 600)
  await expect(head).toHaveAttribute('data-hidden')
  await page.mouse.wheel(0, -60)
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(0)
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'Open the search' }).tap()
  await expect(search).toBeFocused()
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(54)
  await expect(search).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Close the search' }).tap()
  await expect(search).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect((await head.boundingBox())?.height).toBe(54)
  await page.getByRole('button', { name: 'Open the search' }).tap()
  await expect(search).toBeFocused()

  await search.fill('bolt')
  await search.press('Enter')
  await expect(page).toHaveURL(/keyword=bolt/)
  await expect(search).toHaveValue('bolt')
  await expect(search).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

// @spec §9 Width: mobile menu
test('the menu is 290 px wide', async ({ page }) => {
  await page.goto('/shop')
  await open(page)
  await expect.poll(async () => await menu(page).boundingBox()).toMatchObject({ x: 0, width: 290 })
})

// @spec §2 Layout: slide-in menu
// @spec §2 Mobile menu: closes
test('the menu lies over the page, and backdrop, button and Escape close it', async ({ page }) => {
  await page.goto('/shop')
  const close = [
    () => page.touchscreen.tap(340, 400),
    () => menu(page).getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
  ]
  await open(page)
  // The keyboard stays within it.
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const at = document.activeElement
        return at === document.body || at?.closest('dialog') !== null
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  for (const by of close) {
    await open(page)
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0)
    await page.mouse.wheel(0, 500)
    await by()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    // The page behind did not move.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

// @spec §2 Mobile menu: children
test('Shop leads to all products and expands to its categories, each high enough for a finger', async ({
  page,
}) => {
  await page.goto('/')
  await open(page)
  await menu(page).getByRole('link', { name: 'Shop', exact: true }).tap()
  await expect(page).toHaveURL('/shop')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await open(page)
  const child = menu(page).getByRole('link', { name: 'Fasteners', exact: true })
  await expect(child).toBeHidden()
  await menu(page).locator('summary').tap()
  await expect(child).toBeVisible()
  const targets = await menu(page).locator('a, button, summary').all()
  expect(targets.length).toBeGreaterThan(12)
  for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await child.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // @spec §4 Sidebars
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has the menu at once', async ({ page }) => {
    await page.goto('/shop')
    await open(page)
    expect(await menu(page).evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe('0.001s')
  })
})
