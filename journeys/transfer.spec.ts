import { toDemoEmail } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { emailTo } from './support/emails.ts'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, rupiah, shownOrder } from './support/selling.ts'
import { verifyTransfer } from './support/staff-selling.ts'

test.use({ as: 'buyer' })

const proof = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n%${name}\n`),
})
const main = (page: Page) => page.getByRole('main')
/** Places an order that is paid by transfer. */
const orderByTransfer = async (page: Page, quantity: number) =>
  shownOrder(page.request, await placeOrder(page.request, await checkOut(page.request, quantity)))

// @spec §1 Member: pays
test('a transfer is shown by its proof, and is paid once it came', async ({ page, shop }) => {
  const { id, number, amount_total } = await orderByTransfer(page, 8)
  await page.goto(`/account/orders/${id}`)
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(`Use ${number} as the payment reference.`)
  await page.getByLabel('Proof of transfer', { exact: true }).setInputFiles(proof('proof.pdf'))
  await expect(page.getByLabel('Amount in rupiah')).toHaveValue(String(amount_total))
  await page.getByRole('button', { name: 'Upload proof' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Proof uploaded' })).toBeVisible()
  await expect(payment).toContainText(`proof.pdf: ${rupiah(amount_total)}`)
  expect((await shownOrder(page.request, id)).payment_state).toBe('pending')
  await expect(payment).toContainText("We're checking your proof of transfer.")
  await expect(page.getByRole('button', { name: 'Upload proof' })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    payment.getByRole('link', { name: /proof\.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('proof.pdf')

  await verifyTransfer(shop, id, amount_total)
  await page.reload()
  await expect(
    main(page)
      .locator('dd')
      .filter({ hasText: /^Paid$/ }),
  ).toBeVisible()
  await expect(payment).toContainText(`Received: ${rupiah(amount_total)}`)
  await expect(page.getByRole('button', { name: 'Upload proof' })).toHaveCount(0)
  expect(await emailTo(shop, toDemoEmail('buyer'))).toContain(number)
})

test('transfer yang kurang dibayar sebagian, dan lunas begitu sisanya masuk', async ({ page, shop }) => {
  const { id, amount_total } = await orderByTransfer(page, 9)
  const came = amount_total - 125_000
  await page.goto(`/id/account/orders/${id}`)
  const payment = page.getByRole('region', { name: 'Pembayaran' })
  const upload = async (name: string) => {
    await page.getByLabel('Bukti transfer', { exact: true }).setInputFiles(proof(name))
    await page.getByRole('button', { name: 'Unggah bukti' }).click()
    await expect(payment).toContainText(name)
    await expect(payment).toContainText('Bukti transfer Anda sedang kami cek.')
    await expect(page.getByRole('button', { name: 'Unggah bukti' })).toHaveCount(0)
  }
  await upload('pertama.pdf')
  await verifyTransfer(shop, id, came)
  await page.reload()
  await expect(main(page)).toContainText('Dibayar sebagian')
  await expect(payment).toContainText('Dana yang masuk kurang dari total.')
  await expect(payment).toContainText(`Dana masuk: ${rupiah(came)}`)
  await expect(payment.locator('dd').filter({ hasText: rupiah(125_000) })).toHaveCount(1)

  await expect(page.getByLabel('Jumlah dalam rupiah')).toHaveValue('125000')
  await upload('sisanya.pdf')
  await verifyTransfer(shop, id, 125_000)
  await page.reload()
  await expect(
    main(page)
      .locator('dd')
      .filter({ hasText: /^Lunas$/ }),
  ).toBeVisible()
  await expect(payment.locator('dd').filter({ hasText: rupiah(0) })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Unggah bukti' })).toHaveCount(0)
  expect(await shownOrder(page.request, id)).toMatchObject({ payment_state: 'paid' })
})
