import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expect, test } from './support/fixtures.ts'
import { logInOnPage } from './support/log-in-page.ts'
import { PASSWORD as MEMBERS_PASSWORD } from './support/register.ts'
import { signUp } from './support/sign-up.ts'
import { decide } from './support/staff.ts'
import { findViolations } from './support/violations.ts'

// Who is not logged in yet is asked for who they are: the API says 401.
test.use({ expectedPageError: /status of 401/ })

test('a rule of a new price list is its buyer’s price at once, and the back office says why', async ({
  page,
  shop,
}) => {
  test.slow()
  const email = 'daftar-harga@uji.test'
  await signUp(shop, email)
  await decide(shop, email, 'approve')
  const answer = await page.request.get('/api/v2/product/item/50')
  const { sku_number: sku } = ((await answer.json()) as { data: { record: { sku_number: string } } }).data
    .record

  await page.goto('/admin/price-lists')
  await page.getByLabel('Email').fill(toDemoEmail('admin'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/admin\/price-lists/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price lists')
  await page.getByText('New price list').click()
  await page.getByLabel('Name', { exact: true }).fill('Uji perjalanan')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add price list' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price list Uji perjalanan')
  await page.getByLabel('Part number or name').fill(sku)
  await page.getByLabel('Price', { exact: true }).fill('1.234')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('row', { name: sku })).toContainText('Rp. 1.234')
  await page.getByLabel('Find a customer to assign the list to').fill(email)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await logInOnPage(page, email, '/shop/product/50', MEMBERS_PASSWORD)
  await expect(page.locator('main [data-price]').first()).toContainText('1.234')

  await page.goto(`/admin/companies?keyword=${email}`)
  await page.getByRole('link', { name: 'PT Uji Perjalanan' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Price of an item' }).click()
  await page.getByLabel('Part number').fill(sku)
  await page.getByRole('button', { name: 'Show price' }).click()
  await expect(page.getByRole('row', { name: 'Uji perjalanan' })).toContainText('Wins')
  await expect(page.getByRole('row', { name: 'List price' })).toContainText('Not the lowest')
  expect(await findViolations(page)).toEqual([])
})
