import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, shownOrder } from './support/selling.ts'
import type { Shop } from './support/shop.ts'
import { ship } from './support/staff-selling.ts'
import { findViolations } from './support/violations.ts'

test.use({ as: 'owner', expectedPageError: /status of 400/ })

const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]),
})

/** Places an order on terms that the warehouse packs and sends; answers its number and its delivery. */
const send = async (request: APIRequestContext, shop: Shop, quantity: number) => {
  const orderId = await placeOrder(request, await checkOut(request, quantity), 'terms')
  const delivery = await ship(shop, orderId, {
    steps: ['ready', 'picked_up', 'out_for_delivery'],
    where: { zone: 'Asia/Makassar', place: 'Makassar' },
  })
  return { orderId, number: (await shownOrder(request, orderId)).number, delivery }
}

// @spec §2 Route: track one order
// @spec §2 Route: track order
test('a member finds a delivery by the number of the order, signs for it, and sends some of it back', async ({
  page,
  shop,
}) => {
  test.slow()
  const { orderId, number, delivery } = await send(page.request, shop, 2)
  await page.goto('/shop/track-order')
  await page.getByRole('searchbox', { name: 'Order, delivery or tracking number' }).fill('nothing')
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: "couldn't find nothing" })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Order, delivery or tracking number' }).fill(number)
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: delivery.number }).click()
  await expect(page.getByRole('heading', { name: `Delivery ${delivery.number}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Out for delivery, Makassar')
  await expect(page.getByRole('main')).toContainText('WITA')
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Received by (full name)').fill('')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('Received by (full name)')).toBeFocused()
  await page.getByLabel('Received by (full name)').fill('Budi Contoh')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirm receipt of these goods?' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Budi Contoh')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Picture of the goods').setInputFiles(picture('terima.jpg'))
  await page.getByRole('button', { name: 'Confirm receipt' }).click()
  await expect(page.getByText('Receipt confirmed. Thank you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm receipt' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'terima.jpg' })).toBeVisible()

  await page.goto(`/account/orders/${orderId}`)
  await expect(page.getByRole('main')).toContainText('The order is complete.')
  await expect(page.getByRole('main').getByRole('link', { name: delivery.number })).toBeVisible()

  await page.getByRole('link', { name: 'Return items' }).click()
  await page.getByLabel('What is wrong?').fill('Bent.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Enter a quantity for at least one item.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('1')
  await page.getByRole('combobox', { name: /^Reason for/ }).selectOption('damaged')
  await page.getByLabel('Pictures of the items').setInputFiles([1, 2].map((n) => picture(`bent-${n}.jpg`)))
  await page.getByRole('radio', { name: 'A replacement' }).check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Return requested.')).toBeVisible()
  for (const text of ['Damaged on arrival', 'Bent.', 'bent-1.jpg', 'bent-2.jpg', 'A replacement'])
    await expect(page.getByRole('main')).toContainText(text)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancel the return' }).click()
  await page.getByRole('button', { name: 'Cancel the return' }).click()
  await expect(page.getByRole('status').getByText('Return cancelled.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a delivery is signed for all the same', async ({ page, shop }) => {
    const { delivery } = await send(page.request, shop, 3)
    await page.goto('/id/account/trackorder')
    await page.getByRole('main').getByRole('link', { name: delivery.number }).click()
    await page.getByLabel('Diterima oleh (nama lengkap)').fill('Budi Contoh')
    await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
    await page.getByRole('button', { name: 'Konfirmasi penerimaan' }).click()
    await expect(page.getByText('Penerimaan dikonfirmasi. Terima kasih.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Budi Contoh')
    await page.getByRole('button', { name: 'Batalkan konfirmasi' }).click()
    await expect(
      page.getByText('Konfirmasi penerimaan dibatalkan. Pengiriman kembali terbuka.'),
    ).toBeVisible()
    await expect(page.getByLabel('Diterima oleh (nama lengkap)')).toBeVisible()
  })
})
