import { quotation } from '@pasok/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import type { Shop } from './support/shop.ts'
import { checkOut, placeOrder, rupiah, shownOrder } from './support/selling.ts'

const main = (page: Page) => page.getByRole('main')

/** Does at the gateway what a buyer or their bank would do. */
const atGateway = async ({ gateway }: Shop, attempt: string, act: 'settle' | 'expire') =>
  expect(await gateway.act(attempt, act)).toBe(true)

test.describe('through the gateway', () => {
  test.use({ as: 'buyer' })

  // @spec §1 Member: pays
  // @spec §2 Route: payment
  test('a virtual account is shown, and the page moves on when it is paid', async ({ page, shop }) => {
    const offer = await checkOut(page.request, 3)
    await page.request.post(`/api${quotation.setDeliveryMethod.path.replace('{id}', String(offer.id))}`, {
      data: { delivery_method: 'pick_up' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await page.goto(`/shop/payment/${offer.id}`)
    await main(page)
      .getByRole('radio', { name: /BCA virtual account/ })
      .check()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    const account = main(page).getByRole('region', { name: 'BCA virtual account' })
    await expect(account).toContainText(/\d{12}/, { timeout: 15_000 })
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const number = title.replace('Pay order ', '')
    await expect(main(page).getByRole('timer')).toContainText(/2[34]:\d\d:\d\d/)
    await atGateway(shop, `${number}-1`, 'settle')
    await expect(page).toHaveURL(/success\?order=\d+$/)
    await expect(main(page)).toContainText('We have received your payment.')
    const id = Number(new URL(page.url()).searchParams.get('order'))
    const placed = await shownOrder(page.request, id)
    expect(placed).toMatchObject({ number, payment_state: 'paid' })
    await page.goto(`/account/orders/${id}`)
    await expect(main(page)).toContainText('The payment arrived')
    await expect(main(page)).toContainText('BCA virtual account')
  })

  test('QRIS yang habis waktunya dibayar kembali', async ({ page, shop }) => {
    const offer = await checkOut(page.request, 2)
    const id = await placeOrder(page.request, offer, 'qris')
    const { number, amount_total } = await shownOrder(page.request, id)
    const picture = main(page).getByRole('img', { name: `Kode QR untuk membayar pesanan ${number}` })
    await page.goto(`/id/shop/payment/${offer.id}`)
    // The charge waits for the background, and the page asks every few seconds.
    await expect(picture).toHaveJSProperty('naturalWidth', 300, { timeout: 15_000 })
    await expect(main(page)).toContainText(rupiah(amount_total))
    await atGateway(shop, `${number}-1`, 'expire')
    await expect(main(page)).toContainText('Batas waktu pembayaran sudah lewat.')
    await expectHydrated(page.getByRole('button', { name: 'Bayar' }))
    await main(page).getByRole('radio', { name: /QRIS/ }).check()
    await page.getByRole('button', { name: 'Bayar' }).click()
    await expect(picture).toHaveJSProperty('naturalWidth', 300, { timeout: 15_000 })
    await atGateway(shop, `${number}-2`, 'settle')
    await expect(page).toHaveURL(/success\?order=\d+$/)
  })
})

test.describe('without scripts', () => {
  test.use({ as: 'buyer', javaScriptEnabled: false })

  test('a payment is followed by its link', async ({ page, shop }) => {
    const offer = await checkOut(page.request, 2)
    const id = await placeOrder(page.request, offer, 'mandiri_bill')
    const { number } = await shownOrder(page.request, id)
    await expect
      .poll(async () => {
        await page.goto(`/shop/payment/${offer.id}`)
        return main(page).innerText()
      })
      .toContain('Company code')
    await atGateway(shop, `${number}-1`, 'settle')
    await main(page).getByRole('link', { name: 'Check for the payment now' }).click()
    await expect(main(page)).toContainText('We have received your payment.')
  })
})
