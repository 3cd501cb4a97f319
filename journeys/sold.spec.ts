import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { checkOut, placeOrder, shownOrder } from './support/selling.ts'
import { acceptLateMoney, ship } from './support/staff-selling.ts'

test.use({ as: 'owner' })
test.describe.configure({ timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')

const languages = [
  {
    prefix: '',
    pickUp: 'Pick up at our warehouse',
    onward: 'Continue to payment',
    account: 'BCA virtual account',
    place: 'Place order',
    title: 'Pay order ',
    paid: 'We have received your payment.',
    partly: 'Partially shipped',
    receiver: 'Received by (full name)',
    review: 'Continue',
    sign: 'Confirm receipt',
    signed: 'Receipt confirmed. Thank you.',
    complete: 'The order is complete.',
    issued: 'Invoice issued',
  },
  {
    prefix: '/id',
    pickUp: 'Ambil di gudang kami',
    onward: 'Lanjut ke pembayaran',
    account: 'Virtual account BCA',
    place: 'Buat pesanan',
    title: 'Bayar pesanan ',
    paid: 'Pembayaran Anda sudah kami terima.',
    partly: 'Dikirim sebagian',
    receiver: 'Diterima oleh (nama lengkap)',
    review: 'Lanjutkan',
    sign: 'Konfirmasi penerimaan',
    signed: 'Penerimaan dikonfirmasi. Terima kasih.',
    complete: 'Pesanan selesai.',
    issued: 'Invoice terbit',
  },
] as const

for (const words of languages)
  // @spec §1 Member: tracks deliveries
  test(`from the cart to the receipt, at ${words.prefix || '/'}`, async ({ page, shop }) => {
    const offer = await checkOut(page.request, 5)
    await page.goto(`${words.prefix}/shop/checkout/${offer.id}`)
    const pickUp = main(page).getByRole('radio', { name: words.pickUp })
    await expectHydrated(pickUp)
    await pickUp.check()
    await page.getByRole('button', { name: words.onward }).last().click()
    await expect(page).toHaveURL(/\/shop\/payment\/\d+$/)
    await main(page).getByRole('radio', { name: words.account }).check()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: words.place }).click()
    await expect(main(page).getByRole('region', { name: words.account })).toContainText(/\d{12}/, {
      timeout: 15_000,
    })
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace(words.title, '')
    expect(await shop.gateway.act(`${number}-1`, 'settle')).toBe(true)
    await expect(page).toHaveURL(/success\?order=\d+$/)
    await expect(main(page)).toContainText(words.paid)
    const id = Number(new URL(page.url()).searchParams.get('order'))

    const [line] = (await shownOrder(page.request, id)).order_line
    const part = [{ order_line_id: line?.id ?? 0, quantity: 2 }]
    const first = await ship(shop, id, { lines: part, steps: ['ready', 'picked_up', 'delivered'] })
    await page.goto(`${words.prefix}/account/orders/${id}`)
    await expect(main(page)).toContainText(words.partly)
    await expect(main(page)).toContainText(words.issued)
    const second = await ship(shop, id, { steps: ['ready', 'picked_up'] })
    expect(second.lines.map(({ quantity }) => quantity)).toEqual([3])
    for (const delivery of [first, second]) {
      await page.goto(`${words.prefix}/account/trackorder/${delivery.id}`)
      await page.getByLabel(words.receiver).fill('Budi Contoh')
      await page.getByRole('button', { name: words.review, exact: true }).click()
      await page.getByRole('button', { name: words.sign }).click()
      await expect(page.getByText(words.signed)).toBeVisible()
    }
    await page.goto(`${words.prefix}/account/orders/${id}`)
    await expect(main(page)).toContainText(words.complete)
    expect(await shownOrder(page.request, id)).toMatchObject({
      state: 'completed',
      payment_state: 'paid',
      delivery_state: 'delivered',
    })
  })

test('a late payment is reviewed by finance and accepted for the order', async ({ page, shop }) => {
  const offer = await checkOut(page.request, 2)
  const id = await placeOrder(page.request, offer, 'bri_va')
  const { number } = await shownOrder(page.request, id)
  await page.goto(`/shop/payment/${offer.id}`)
  await expect(main(page).getByRole('region', { name: 'BRI virtual account' })).toBeVisible({
    timeout: 15_000,
  })
  for (const act of ['expire', 'settle'] as const)
    expect(await shop.gateway.act(`${number}-1`, act)).toBe(true)
  await expect(main(page).getByRole('alert')).toContainText('A payment arrived after the deadline.')
  expect((await shownOrder(page.request, id)).payment_state).toBe('unpaid')
  await acceptLateMoney(shop, id)
  // The page moves on by itself, which would stop another way that it is led.
  await expect(page).toHaveURL(/success\?order=\d+$/)
  await page.goto(`/id/account/orders/${id}`)
  await expect(main(page)).toContainText('Pembayaran masuk')
  expect((await shownOrder(page.request, id)).payment_state).toBe('paid')
})

test('an invoice on terms is paid by virtual account, and has its receipt', async ({ page, shop }) => {
  const id = await placeOrder(page.request, await checkOut(page.request, 3), 'terms')
  const { number } = await shownOrder(page.request, id)
  await ship(shop, id, { steps: ['ready', 'picked_up'] })
  await expect
    .poll(
      async () => {
        await page.goto('/account/invoices')
        return main(page).innerText()
      },
      { timeout: 15_000 },
    )
    .toContain(number)
  await main(page).getByRole('row', { name: number }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay invoice /)
  const account = main(page).getByRole('radio', { name: 'BNI virtual account' })
  await expectHydrated(page.getByRole('button', { name: 'Pay', exact: true }))
  await account.check()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(main(page).getByRole('region', { name: 'BNI virtual account' })).toContainText(/\d{12}/, {
    timeout: 15_000,
  })
  expect(await shop.gateway.act(`${number}-2`, 'settle')).toBe(true)
  await expect(page).toHaveURL(/\/account\/invoices\/\d+$/)
  await expect(main(page)).toContainText('Paid. Thank you.')
  await expect(
    main(page)
      .getByRole('link', { name: /^Receipt/ })
      .first(),
  ).toBeVisible()
})
