import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, shownOrder } from './support/selling.ts'
import { findViolations } from './support/violations.ts'

// Who is not logged in yet is asked for who they are: the API says 401.
test.use({ as: 'buyer', expectedPageError: /status of 401/ })

test('somebody of sales logs in, finds an order by its PO number, and confirms it', async ({ page }) => {
  const id = await placeOrder(page.request, await checkOut(page.request, 3))
  const order = await shownOrder(page.request, id)

  await page.goto(`/admin/orders?keyword=${order.number}`)
  await page.getByLabel('Email').fill(toDemoEmail('sales'))
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('Login Failed')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByRole('status')).toHaveText('1 data')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('status')).toHaveText('1 record')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: order.number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Start processing' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Confirmed')

  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(order.number)
  await expect(page.getByRole('row', { name: order.number })).toContainText('Confirmed')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})
