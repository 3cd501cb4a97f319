import { invoiceStaff, paymentStaff, type Invoice, type OpenDocument } from '@pasok/contract'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { checkOut, placeOrder, rupiah, shownOrder } from './support/selling.ts'
import type { Shop } from './support/shop.ts'
import { asStaff } from './support/staff.ts'
import { findViolations } from './support/violations.ts'

// Who is not logged in yet is asked for who they are: the API says 401.
test.use({ as: 'buyer', expectedPageError: /status of 401/ })

const ACCOUNT = '000-0000-0001'
type Line = readonly [text: string, amount: number]

/** Rupiah as a bank's file writes them. */
const bankAmount = (amount: number): string =>
  `${String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',')}.00`

/** A statement as BCA exports it for businesses. */
const writeStatement = (lines: readonly Line[], opening = 5_000_000): string => {
  let balance = opening
  const rows = lines.map(([text, amount]) => {
    balance += amount
    return `"20/11/2026","${text}","0000","${bankAmount(amount)} ${amount > 0 ? 'CR' : 'DB'}","${bankAmount(balance)}"`
  })
  return [
    `"No. Rekening : ${ACCOUNT}"`,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    ...rows,
    `"Saldo Awal : ${bankAmount(opening)}"`,
    `"Saldo Akhir : ${bankAmount(balance)}"`,
    '',
  ].join('\n')
}

/** Issues the invoice of an order on terms. */
const issueInvoice = (shop: Shop, orderId: number): Promise<Invoice> =>
  asStaff(shop, 'finance', async (api) => {
    const answer = await api.post(`/api${invoiceStaff.issueInvoice.path.replace('{id}', String(orderId))}`)
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: { record: Invoice } }).data.record
  })

/** What is still to be paid, of documents that a keyword finds. */
const findOpen = (shop: Shop, keyword: string): Promise<readonly OpenDocument[]> =>
  asStaff(shop, 'finance', async (api) => {
    const answer = await api.get(`/api${paymentStaff.findOpenDocuments.path}`, { params: { keyword } })
    return ((await answer.json()) as { data: { records: OpenDocument[] } }).data.records
  })

const statement = (lines: readonly Line[]) => ({
  name: 'mutasi.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(writeStatement(lines)),
})

const logIn = async (page: Page) => {
  await page.goto('/admin/bank-statements')
  await page.getByLabel('Email').fill(toDemoEmail('finance'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements')
}

test('finance closes a bank statement of 12 lines by keyboard, one with tax withheld and one unknown', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const paid: Line[] = []
  const orders: string[] = []
  for (let quantity = 1; quantity <= 8; quantity += 1) {
    const id = await placeOrder(page.request, await checkOut(page.request, quantity))
    const { number, amount_total } = await shownOrder(page.request, id)
    paid.push([`TRSF E-BANKING CR ${number}`, amount_total])
    orders.push(number)
  }
  const onTerms = await placeOrder(page.request, await checkOut(page.request, 20), 'terms')
  const invoice = await issueInvoice(shop, onTerms)
  // Two per cent of the goods: PPh 23.
  const withheld = Math.round(invoice.amount_untaxed * 0.02)
  const lines: readonly Line[] = [
    ...paid,
    [`TRSF E-BANKING CR ${invoice.number}`, invoice.amount_total - withheld],
    ['SETORAN TUNAI', 777_000],
    ['BUNGA', 12_345],
    ['BIAYA ADM', -15_000],
  ]

  await logIn(page)
  await page.getByLabel('File from your bank').setInputFiles(statement(lines))
  await page.getByRole('button', { name: 'Upload' }).click()
  const read = page.getByRole('status').filter({ hasText: 'KlikBCA Bisnis' })
  await expect(read).toContainText('12 lines, 12 of them new')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('File from your bank').setInputFiles(statement(lines))
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'already uploaded' })).toBeVisible()

  await page.getByRole('link', { name: 'Open lines of this statement' }).click()
  const list = page.getByRole('main')
  await expect(list.getByRole('status').first()).toContainText('Lines: 11.')
  expect(await findViolations(page)).toEqual([])
  // One key for each of the nine lines that have the number of their document.
  await list.getByRole('button', { name: 'Settle', exact: true }).first().focus()
  for (let left = 10; left >= 2; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(list.getByRole('status').first()).toContainText(`Lines: ${left}.`)
  }
  const open = (await findOpen(shop, 'ORD')).map(({ number }) => number)
  expect(open.filter((number) => orders.includes(number))).toEqual([])

  // Nobody knows whose money came in cash: it is held for the company that finance chooses.
  const line = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  await line('SETORAN TUNAI').getByRole('button', { name: 'Other documents…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Company' }).fill(invoice.number)
  await page.getByRole('option', { name: invoice.company.name }).click()
  await expect(dialog.getByText(`Not allocated: ${rupiah(777_000)}`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Other documents…' }).click()
  await expect(list.getByRole('status').first()).toContainText('Lines: 1.')
  await line('BUNGA').getByRole('button', { name: 'Not a customer…' }).click()
  await dialog.getByLabel('Reason').fill('Bunga bank')
  await dialog.getByRole('button', { name: 'Not a customer…' }).click()
  await expect(list.getByRole('status').first()).toHaveText('There is nothing yet.')

  // What the buyer withheld closes the invoice.
  await page.goto(`/admin/invoices?keyword=${invoice.number}`)
  await page.getByRole('link', { name: invoice.number }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Partially paid')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Settle without money' }).click()
  await dialog.getByLabel('Amount').fill(rupiah(withheld))
  await dialog.getByLabel('Number of the certificate').fill('BP-2611-0001')
  await dialog.getByLabel('Reason').fill('PPh 23')
  await dialog.getByRole('button', { name: 'Settle without money' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Paid')
  await page.goto('/admin/withheld?certificate=missing')
  await expect(page.getByRole('row', { name: invoice.number })).toContainText('BP-2611-0001')
  expect(await findViolations(page)).toEqual([])

  // The money without a document can be spent, and the statement of account has all of it.
  await page.goto(`/admin/companies/${invoice.company.id}/money`)
  await expect(page.getByRole('heading', { name: 'Held money' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'SETORAN TUNAI' }).first()).toContainText(rupiah(777_000))
  expect(await findViolations(page)).toEqual([])
})

test('every page of finance is accessible', async ({ page }) => {
  await logIn(page)
  for (const path of [
    '',
    '/approvals',
    '/proofs',
    '/payments',
    '/refunds',
    '/ledger',
    '/ageing',
    '/invoices',
    '/tax-invoices',
  ]) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect([path, await findViolations(page)]).toEqual([path, []])
  }
})
