import type { Page } from '@playwright/test'
import { emptyCart, shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Waits until the shop that just started can find items by their sizes. */
const untilFindable = (page: Page, keyword: string) =>
  expect
    .poll(
      async () => {
        const answer = await page.request.get('/api/v2/product/header', { params: { keyword } })
        return ((await answer.json()) as { data: { records: { fitting?: object }[] } }).data.records[0]
          ?.fitting
      },
      { timeout: 40_000 },
    )
    .toBeDefined()

for (const [language, prefix, words, part] of [
  ['English', '', 'cylinder 32/25', 'Cylinder bore: 32 mm'],
  ['Indonesian', '/id', 'silinder bore 32 langkah 25', 'Bore: 32 mm'],
] as const)
  test(`a cylinder is found by its sizes in three steps, in ${language}`, async ({ page }) => {
    await untilFindable(page, words)
    await page.goto(prefix || '/')
    // 1. its words and sizes, 2. Enter, 3. the first hit, which says why it is one.
    await box(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(cards(page).first()).toContainText('CDQ2B32-25DMZ')
    await expect(cards(page).first()).toContainText(part)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
    await expect(page.getByRole('main')).toContainText('CDQ2B32-25DMZ')
  })

test.describe('a buyer who types sizes', () => {
  test.use({ as: 'buyer' })
  test.beforeEach(({ page }) => emptyCart(page.request))

  test('has the item in the cart in four steps, from the list', async ({ page }) => {
    const words = 'compact cylinder bore 20 stroke 15'
    await untilFindable(page, words)
    await page.goto('/')
    // 1. words and sizes, 2. Enter, 3. the quantity, 4. Enter.
    await box(page).fill(words)
    await page.keyboard.press('Enter')
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'CDQ2B20-15DMZ' }).first()
    const quantity = first.getByLabel(/^Quantity of/)
    await expectHydrated(quantity)
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect.poll(() => shopCart(page.request)).toEqual({ 'CDQ2B20-15DMZ': 3 })
  })
})

test('a size that nothing has is left out, and named', async ({ page }) => {
  await untilFindable(page, 'cylinder 32/25')
  await page.goto('/shop?keyword=cylinder+bore+32+stroke+27')
  await expect(page.getByRole('main')).toContainText(
    'Nothing here has 27 together with the rest of your search.',
  )
  await expect(cards(page).first()).toBeVisible()
})
