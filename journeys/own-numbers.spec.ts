import { findItemId } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { checkOut, placeOrder } from './support/selling.ts'
import { findViolations } from './support/violations.ts'

const SKU = 'OR-N70-P20'
const NUMBER = '99-0815'

test.use({ as: 'buyer', expectedPageError: /status of 400/ })

test('a company’s own number is set on an item’s page, finds it, and stands on its order', async ({
  page,
}) => {
  test.slow()
  const id = await findItemId(page.request, SKU)
  await page.goto(`/shop/product/${id}`)
  await page.getByRole('main').getByRole('link', { name: /^Set/ }).click()
  await expect(page).toHaveURL(new RegExp(`/account/part-numbers\\?item=${id}$`))
  await expect(page.getByLabel('Our part number')).toHaveValue(SKU)
  expect(await findViolations(page)).toEqual([])
  const number = page.locator('#add, form').getByLabel('Your number', { exact: true })
  await expectHydrated(page.getByRole('button', { name: 'Add number' }))
  await number.fill('---')
  await page.getByRole('button', { name: 'Add number' }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('---')
  await number.fill(NUMBER)
  await page.getByRole('button', { name: 'Add number' }).click()
  await expect(page.getByRole('row', { name: new RegExp(NUMBER) })).toContainText(SKU)

  await page.goto('/shop?keyword=990815')
  await expect(page).toHaveURL(new RegExp(`/shop/product/${id}$`))
  await expect(page.getByRole('main')).toContainText(NUMBER)
  await page.goto('/id/shop?keyword=99-08')
  await expect(page.getByRole('main')).toContainText(`Nomor Anda ${NUMBER}`)

  const offer = await checkOut(page.request, 10, SKU)
  await page.goto(`/account/quotation/${offer.id}`)
  await expect(page.getByRole('main')).toContainText(NUMBER)
  const order = await placeOrder(page.request, offer)
  await page.goto(`/account/orders/${order}`)
  await expect(page.getByRole('main')).toContainText(`Your number ${NUMBER}`)
})

test.describe('a guest', () => {
  test.use({ as: undefined })

  test('does not find it', async ({ page }) => {
    await page.goto('/shop?keyword=10-4711')
    await expect(page.getByRole('main')).not.toContainText('6306-2RS')
  })
})
