import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { BOUGHT } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder } from './support/selling.ts'
import { ship } from './support/staff-selling.ts'
import { findViolations } from './support/violations.ts'

// Who is not logged in yet is asked for who they are, and a wrong scan is refused.
test.use({ as: 'buyer', expectedPageError: /status of (401|409)/, viewport: { width: 820, height: 1180 } })

test('the warehouse picks three orders by scanner, and packs one in part', async ({ page, shop }) => {
  const deliveries = []
  for (const quantity of [3, 2, 2]) {
    const order = await placeOrder(page.request, await checkOut(page.request, quantity), 'terms')
    deliveries.push(await ship(shop, order, { steps: [] }))
  }
  const [first, second, third] = deliveries.map(({ number }) => number)
  await page.goto(`/admin/picking?deliveries=${deliveries.map(({ id }) => id).join(',')}`)
  await page.getByLabel('Email').fill(toDemoEmail('warehouse'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ambil barang')
  await page.getByRole('button', { name: 'English' }).click()
  const row = page.getByRole('row', { name: BOUGHT.sku })
  await expect(row).toContainText('0 of 7')
  expect(await findViolations(page)).toEqual([])

  // A scanner types a number and Enter, whatever was pressed last.
  await page.keyboard.type(`${BOUGHT.sku}\n`)
  await expect(row).toContainText('1 of 7')
  await page.keyboard.type('NO-SUCH-PART\n')
  await expect(page.getByRole('alert')).toContainText('Not counted: NO-SUCH-PART')
  await page.getByLabel('Quantity').focus()
  await page.keyboard.type('5\n')
  await page.keyboard.type(`${BOUGHT.sku}\n`)
  await expect(row).toContainText('6 of 7')
  await page.keyboard.type(BOUGHT.sku.toLowerCase())
  await page.reload()
  await expect(row).toContainText('6 of 7')
  expect(await findViolations(page)).toEqual([])

  for (const number of [first, second]) {
    await page.getByRole('button', { name: `${number}: Pack`, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: `${number} is packed.` })).toBeVisible()
  }
  await page.getByRole('button', { name: `${third}: Pack what is picked` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pack what is picked' }).click()
  await expect(page.getByText('No delivery is being packed.')).toBeVisible()
})
