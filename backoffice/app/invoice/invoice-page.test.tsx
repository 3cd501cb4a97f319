import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const line = (id: number, qty_credited: number) => ({
  id,
  place: id,
  product: { name: 'Baut segi enam', sku_number: `HB-${id}` },
  uom: 'pcs',
  product_uom_qty: 10,
  qty_credited,
  price_unit: 50_000,
  discount_percent: 0,
  price_subtotal: 500_000,
})
const invoice = (more: object = {}) => ({
  id: 2,
  number: 'INV26-00002',
  version: 4,
  state: 'issued',
  order_id: 7,
  order_number: 'ORD26-00007',
  po_number: 'PO-1',
  issued_on: '2026-11-01',
  due_on: '2026-12-01',
  amount_untaxed: 1_000_000,
  amount_tax: 110_000,
  amount_total: 1_110_000,
  amount_credited: 0,
  amount_paid: 0,
  amount_due: 1_110_000,
  has_tax_invoice: false,
  currency_symbol: 'Rp',
  quotation_number: 'Q26-00001',
  customer_reference: '',
  accounts_email: '',
  company: { id: 1, name: 'PT Contoh Karya', npwp: '1234567890123456', nitku: '' },
  requester: { id: 1, name: 'Oki Contoh' },
  seller: { name: 'PT Penjual', npwp: '1234567890123456', address: [] },
  terms_days: 30,
  is_due_from_receipt: false,
  tax_percent: 11,
  tax_rate_percent: 12,
  tax_base: 916_667,
  delivery_cost: 0,
  amount_over: 0,
  amount_refund_due: 0,
  returned_money: [],
  amount_in_words: '',
  needs_stamp_duty: false,
  lines: [line(1, 0), line(2, 4)],
  payments: [],
  credit_notes: [],
  ...more,
})
const show = (shown: () => object = invoice) => ({
  ...asFina,
  'get /staff/invoices/{id}': () => ({ data: { record: shown() } }),
})
const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('quantities of lines are credited, and what is refused stands at its line', async () => {
  const bodies: unknown[] = []
  await openAdmin('/invoices/2', {
    ...show(),
    'post /staff/invoices/{id}/credit-notes': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { 'credit.lines.0.quantity': ['Too many.'] } })
    },
  })
  const dialog = await openDialog('Make a credit note')
  expect(dialog.getByText('6 pcs')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Credit: HB-2'), { target: { value: '7' } })
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Barang rusak' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make a credit note' }))
  await dialog.findByText('Too many.')
  expect(dialog.getByLabelText('Credit: HB-2').getAttribute('aria-invalid')).toBe('true')
  expect(bodies).toEqual([
    { version: 4, credit: { lines: [{ line: 2, quantity: 7 }] }, reason: 'Barang rusak' },
  ])
})

test('an amount before tax is credited as people write it', async () => {
  const bodies: unknown[] = []
  await openAdmin('/invoices/2', {
    ...show(),
    'post /staff/invoices/{id}/credit-notes': ({ body }) => {
      bodies.push(body)
      return { data: { record: invoice({ version: 5, amount_credited: 111_000 }) } }
    },
  })
  const dialog = await openDialog('Make a credit note')
  fireEvent.click(dialog.getByLabelText('An amount before tax'))
  fireEvent.change(await dialog.findByLabelText('Amount before tax'), { target: { value: '100.000' } })
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Potongan' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make a credit note' }))
  await expect.poll(() => bodies).toEqual([{ version: 4, credit: { untaxed: 100_000 }, reason: 'Potongan' }])
})

test('withheld tax is settled with the number of its certificate', async () => {
  const bodies: unknown[] = []
  await openAdmin('/invoices/2', {
    ...show(),
    'post /staff/invoices/{id}/adjustments': ({ body }) => {
      bodies.push(body)
      return refusal(403, 'over_withholding_limit')
    },
  })
  const dialog = await openDialog('Settle without money')
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '20.000' } })
  fireEvent.change(dialog.getByLabelText(/^Number of the certificate/), { target: { value: 'BP-1' } })
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'PPh 23' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Settle without money' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Refused: over_withholding_limit')
  expect(bodies).toEqual([
    { kind: 'tax_withheld', amount: 20_000, note: 'PPh 23', certificate_number: 'BP-1' },
  ])
})

test('an invoice of an order in advance is not settled here', async () => {
  const { terms_days: _, ...inAdvance } = invoice({
    state: 'paid',
    amount_due: 0,
    amount_paid: 1_110_000,
  }) as {
    terms_days?: number
  }
  await openAdmin(
    '/invoices/2',
    show(() => inAdvance),
  )
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Attach the tax invoice', 'Make a credit note'])
})

test('sales reads an invoice with its PDF, and changes nothing', async () => {
  await openAdmin('/invoices/2', {
    ...show(),
    'get /staff/me': () => ({ data: { record: sari } }),
  })
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  expect(screen.getByRole('link', { name: /^Invoice \(PDF/ }).getAttribute('href')).toBe(
    '/api/staff/invoices/2/pdf?language=en',
  )
})
