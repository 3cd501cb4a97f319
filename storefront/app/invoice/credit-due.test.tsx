import type { CreditNote, Invoice } from '@pasok/contract'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { CreditDue } from './credit-due.tsx'
import { InvoiceSums } from '@pasok/ui/records/invoice/invoice-sums.tsx'

const note = (return_number?: string) =>
  ({ id: 1, number: 'CN/2026/000001', ...(return_number && { return_number }) }) as CreditNote
const invoice = (changes: Partial<Invoice>) =>
  ({
    amount_over: 0,
    amount_refund_due: 0,
    credit_notes: [],
    returned_money: [],
    ...changes,
  }) as unknown as Invoice
const textOf = (element: React.ReactElement) => {
  const { container, unmount } = show(element)
  const text = container.textContent
  unmount()
  return text
}
const showCredit = (changes: Partial<Invoice>) => textOf(<CreditDue invoice={invoice(changes)} />)
const showSums = (changes: Partial<Invoice>) => textOf(<InvoiceSums invoice={invoice(changes)} />)

test('a refund that is due names its amount, what it comes from, and where it is', () => {
  speak('en')
  expect(showCredit({ credit_notes: [note('RET26-00003')] })).toBe('')
  const due = { amount_over: 111_000, amount_refund_due: 111_000 }
  expect(
    showCredit({
      ...due,
      credit_notes: [note('RET26-00003'), note()],
      returned_money: [
        { place: 'on_account', amount: 11_000 },
        { place: 'on_its_way', amount: 100_000, on: '2026-11-23' },
      ],
    }),
  ).toBe(
    'Refund due: Rp. 111.000, from RET26-00003, credit note CN/2026/000001. Rp. 11.000 is on your account, to be used for an order or refunded. Rp. 100.000 is on its way to you, requested on 23/11/2026.',
  )
  speak('id')
  expect(
    showCredit({
      ...due,
      amount_over: 112_000,
      credit_notes: [note('RET26-00003')],
      returned_money: [{ place: 'held', amount: 112_000 }],
    }),
  ).toBe(
    'Harus dikembalikan: Rp. 111.000, dari RET26-00003. Lebih bayar: Rp. 1.000. Rp. 112.000 disimpan untuk Anda. Di halaman Saldo Anda dapat meminta pengembaliannya atau menyimpannya sebagai deposit.',
  )
  expect(
    showCredit({
      credit_notes: [note('RET26-00003')],
      returned_money: [
        { place: 'on_account', amount: 1_000, on: '2026-11-23' },
        { place: 'refunded', amount: 111_000, on: '2026-11-24' },
      ],
    }),
  ).toBe(
    'Rp. 1.000 dipindahkan ke deposit Anda pada 23/11/2026. Rp. 111.000 sudah dikembalikan pada 24/11/2026.',
  )
})

test('the sums of an invoice say "Overpaid" of what was never charged alone', () => {
  speak('en')
  const returned = { amount_over: 111_000, amount_refund_due: 111_000, credit_notes: [note('RET26-00003')] }
  expect(showSums(returned)).toContain('Refund due, from RET26-00003Rp. 111.000')
  expect(showSums(returned)).not.toMatch(/Overpaid|Still to pay/)
  expect(showSums({ ...returned, amount_over: 112_000 })).toContain('Rp. 111.000OverpaidRp. 1.000')
  expect(showSums({ amount_over: 1_000 })).toContain('OverpaidRp. 1.000')
  expect(showSums({ amount_due: 5_000 })).toContain('Still to payRp. 5.000')
})
