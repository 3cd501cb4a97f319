import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, shownOrder, shownQuotation } from './support/selling.ts'
import { findViolations } from './support/violations.ts'

test.use({ as: 'owner', expectedPageError: /status of 4(00|09)/ })

// @spec §2 Route: quotations
// @spec §2 Route: quotation detail
test('a member finds a quotation, writes to sales, says more of it, and asks for a change', async ({
  page,
}) => {
  test.slow()
  const { id, number } = await checkOut(page.request, 3)
  await page.goto('/account/quotation')
  await page.getByRole('searchbox', { name: 'Number, PO or reference' }).fill(number)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).last().click()
  await page.getByRole('main').getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: `Quotation ${number}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Offer ready')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Edit details' }).click()
  await page.getByLabel('PO number').fill('PO/2026/77')
  await page.getByLabel('Email of your accounts department').fill('nothing')
  await page.getByLabel('Ship everything together').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Email of your accounts department')).toBeFocused()
  await expect(page.getByLabel('PO number')).toHaveValue('PO/2026/77')
  await page.getByLabel('Email of your accounts department').fill('accounts@contoh.test')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Details saved.')).toBeVisible()
  const offer = await shownQuotation(page.request, id)
  expect(offer).toMatchObject({
    po_number: 'PO/2026/77',
    accounts_email: 'accounts@contoh.test',
    is_ship_complete: true,
  })

  await page.getByRole('button', { name: 'Upload PO file' }).click()
  await expect(page.getByText('Choose a file first.')).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await page
    .getByLabel('PO file')
    .first()
    .setInputFiles({ name: 'po-77.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Upload PO file' }).click()
  await expect(page.getByText('PO file uploaded.')).toBeVisible()
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'po-77.pdf' }).getAttribute('href')) ?? '',
  )
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByLabel('Message to sales').fill('Is it in stock?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message was sent.')).toBeVisible()
  await expect(page.getByText('Is it in stock?')).toBeVisible()

  await page.getByRole('link', { name: 'Ask for a change' }).click()
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await expect(page.getByLabel('What should change?')).toBeFocused()
  await page.getByLabel('What should change?').fill('Two more, please.')
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await expect(page.getByText('Your change request was sent.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Two more, please.')
  await expect(page.getByRole('link', { name: 'Ask for a change' })).toHaveCount(0)
  expect((await shownQuotation(page.request, id)).state).toBe('changes_requested')
})

// @spec §2 Dashboard
test('the dashboard shows who is logged in, their address and their newest order', async ({ page }) => {
  const id = await placeOrder(page.request, await checkOut(page.request, 2))
  const { number } = await shownOrder(page.request, id)
  await page.goto('/id/account/dashboard')
  for (const shown of ['Oki Contoh', 'Pabrik Tambun', number])
    await expect(page.getByRole('main')).toContainText(shown)
})

// @spec §2 Route: order detail
// @spec §2 Route: order
test('a member opens an order, sends it on WhatsApp, and cancels it', async ({ page }) => {
  test.slow()
  const offer = await checkOut(page.request, 4)
  const id = await placeOrder(page.request, offer)
  const { number } = await shownOrder(page.request, id)
  await page.goto(`/id/order/${id}`)
  await expect(page).toHaveURL(`/id/account/orders/${id}`)
  await expect(page.getByRole('heading', { name: `Pesanan ${number}`, level: 1 })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const chat = await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href')
  const text = new URL(chat ?? '').searchParams.get('text') ?? ''
  expect(text).toBe(`Pesanan ${number}: ${new URL(page.url()).href}`)
  expect(text).not.toContain('Rp')

  await page.getByRole('link', { name: 'Batalkan pesanan' }).click()
  await page.getByLabel('Alasan').fill('Salah jumlah.')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Batalkan pesanan' }).click()
  await expect(page.getByRole('status').getByText('Pesanan dibatalkan.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Salah jumlah.')
  await expect(page.getByRole('link', { name: 'Batalkan pesanan' })).toHaveCount(0)
  expect((await shownOrder(page.request, id)).state).toBe('cancelled')

  await page.goto('/id/account/orders?state=cancelled')
  await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible()
})

test('a change by somebody else is reported, and the page shows it', async ({ page }) => {
  const { id, revision } = await checkOut(page.request, 5)
  await page.goto(`/account/quotation/${id}?step=decline`)
  const elsewhere = await page.request.post(`/api/v2/order/quotation/${id}/step`, {
    data: { step: 'withdraw', revision, text: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(elsewhere.ok()).toBe(true)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Withdrawn')
  await expect(page.getByRole('link', { name: 'Decline' })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('an offer is declined all the same', async ({ page }) => {
    const { id } = await checkOut(page.request, 6)
    await page.goto(`/id/account/quotation/${id}`)
    await page.getByRole('link', { name: 'Tolak' }).click()
    await page.getByLabel('Mengapa?').fill('Terlalu mahal.')
    await page.getByRole('button', { name: 'Tolak' }).click()
    await expect(page.getByText('Penawaran ditolak.')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Terlalu mahal.')
    expect((await shownQuotation(page.request, id)).state).toBe('declined')
  })
})
