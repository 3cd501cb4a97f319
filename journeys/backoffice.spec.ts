import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, shownOrder } from './support/selling.ts'
import { findViolations } from './support/violations.ts'

// Who is not logged in yet is asked for who they are: the API says 401.
test.use({ as: 'buyer', expectedPageError: /status of 401/ })

test('somebody of sales logs in, finds an order, confirms it, and ships a part of it', async ({ page }) => {
  const id = await placeOrder(page.request, await checkOut(page.request, 3), 'terms')
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

  await page.getByLabel(/^Pack now: /).fill('2')
  await page.getByRole('button', { name: 'Begin a delivery' }).click()
  await page.getByRole('region', { name: 'Deliveries' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Delivery SJ')
  await page.getByRole('button', { name: 'Ready' }).click()
  await page.getByLabel('Driver').fill('Bayu Contoh')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('Bayu Contoh')
  await page.getByRole('button', { name: 'Picked up' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Received by (full name)').fill('Oki Contoh')
  await page.getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Received')

  await page.getByRole('link', { name: order.number }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Partially shipped')
  await expect(page.getByLabel(/^Pack now: /)).toHaveValue('1')

  await page.goto(`/admin/orders?keyword=${order.number}`)
  await expect(page.getByRole('searchbox')).toHaveValue(order.number)
  await expect(page.getByRole('row', { name: order.number })).toContainText('Processing')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
})
