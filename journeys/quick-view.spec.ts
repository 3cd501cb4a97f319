import type { Page } from '@playwright/test'
import { BOUGHT, emptyCart, shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'

const CYLINDER = 'SMC compact cylinder CDQ2B, double acting, with magnet'

const control = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: `Quick view: ${name}`, exact: true })

// @spec §2 Quick view: modal
// @spec §4 Quick view: close
test('a product is looked at over its list, and left where one was', async ({ page }) => {
  const scripts: string[] = []
  await page.goto(`/shop?keyword=${encodeURIComponent(CYLINDER)}`, { waitUntil: 'networkidle' })
  page.on('request', (request) => void scripts.push(request.url()))
  const pressed = control(page, CYLINDER)
  await pressed.click()
  const view = page.getByRole('dialog', { name: CYLINDER })
  await expect(view.getByRole('heading', { level: 2 })).toHaveText(CYLINDER)
  expect(scripts.filter((url) => /quick-view-dialog.*\.js$/.test(url))).toHaveLength(1)
  await expect(view).toContainText('Brand')
  await expect(view).toContainText('SMC')
  await expect(view).toContainText('24 part numbers')
  await expect(view).toContainText('Short square-body cylinder')
  await expect(view.getByRole('row')).toHaveCount(20)
  await expect(view.getByRole('link', { name: 'Log in to see prices' }).first()).toBeVisible()
  await expect(view.getByRole('link', { name: 'Show all 24 items' })).toBeVisible()
  await expect(
    view
      .getByRole('group', { name: `Pictures of ${CYLINDER}` })
      .getByRole('img')
      .first(),
  ).toBeVisible()
  await expect(view.getByRole('link', { name: 'Enlarge the picture' })).toHaveCount(0)

  const box = await view.boundingBox()
  if (!box) throw new Error('no dialog')
  expect(box.width).toBeGreaterThan(900)
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(12)
  expect(Math.abs(box.y + box.height / 2 - 450)).toBeLessThan(4)

  // The keyboard stays within it.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const at = document.activeElement
        return at === document.body || at?.closest('dialog') !== null
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(pressed).toBeFocused()

  await pressed.press('Enter')
  await view.getByRole('button', { name: 'Close the quick view' }).click()
  await expect(view).toHaveCount(0)
  await pressed.click()
  await expect(view.getByRole('heading', { level: 2 })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(view).toHaveCount(0)

  await pressed.click()
  await view.getByRole('link', { name: 'All details' }).click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await expect(view).toHaveCount(0)
  await page.goBack()
  await expect(pressed).toBeVisible()
})

// @spec §2 Layout: quick view
test('the way back leaves the page, and the view with it', async ({ page }) => {
  await page.goto('/id/shop')
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }).click()
  await expect(page).toHaveURL('/id')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Lihat cepat: / })
    .first()
    .click()
  await expect(page.locator('dialog.quick-view').getByRole('heading', { level: 2 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/id/shop')
  await expect(page.locator('dialog.quick-view')).toHaveCount(0)
})

test.describe('of a buyer', () => {
  test.use({ as: 'buyer' })

  test('an item is added to the cart over its list', async ({ page }) => {
    const { sku } = BOUGHT
    await emptyCart(page.request)
    await page.goto(`/shop?keyword=${sku.slice(0, -1)}`)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: sku })
    await card.getByRole('link', { name: /^Quick view: / }).click()
    const view = page.locator('dialog.quick-view')
    await view.getByLabel(/^Quantity of /).fill('3')
    await view.getByRole('button', { name: 'Add to cart' }).click()
    await expect(view).toContainText('In cart: 3')
    await expect.poll(() => shopCart(page.request)).toEqual({ [sku]: 3 })
    await page.keyboard.press('Escape')
    await expect(view).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Cart, 1 item')
  })
})
