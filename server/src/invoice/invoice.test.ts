import { lineAmount, computeTax } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  invoiceAmountDue,
  dueOn,
  isGivenBack,
  overpayment,
  paymentStateFor,
  computePart,
  sumAmounts,
  writtenNumber,
} from './invoice.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5_000 }),
  unit_price: fc.nat({ max: 50_000_000 }),
  discount: fc.integer({ min: 0, max: 10_000 }),
})

test('however a line is divided over invoices, they add up to the order’s amounts and tax', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 20 }), (whole, cuts) => {
      const parts = []
      let before = 0
      for (const cut of [...cuts, Infinity]) {
        const quantity = Math.min(cut, whole.quantity - before)
        const part = computePart(whole, before, quantity, 11)
        expect(part.untaxed).toBeGreaterThanOrEqual(0)
        expect(part.tax).toBeGreaterThanOrEqual(0)
        parts.push(part)
        before += quantity
      }
      const untaxed = lineAmount(whole)
      expect(sumAmounts(parts)).toEqual({ untaxed, tax: computeTax(untaxed, 11) })
    }),
  )
})

test('is due a number of days after it was issued, or received where that was agreed', () => {
  const terms = { issued_on: '2026-12-20', terms_days: 30, is_due_from_receipt: false, received_on: null }
  expect(dueOn(terms)).toBe('2027-01-19')
  expect(dueOn({ ...terms, terms_days: null })).toBe('2026-12-20')
  expect(dueOn({ ...terms, is_due_from_receipt: true })).toBeNull()
  expect(dueOn({ ...terms, is_due_from_receipt: true, received_on: '2026-12-28' })).toBe('2027-01-27')
})

test('what is due and what came beyond it are never both', () => {
  const balance = { amount_total: 1_000, amount_credited: 300, amount_paid: 0 }
  expect([invoiceAmountDue(balance), overpayment(balance)]).toEqual([700, 0])
  expect([
    invoiceAmountDue({ ...balance, amount_paid: 900 }),
    overpayment({ ...balance, amount_paid: 900 }),
  ]).toEqual([0, 200])
})

test('a number is written by its format', () => {
  expect(writtenNumber('INV/{year}/{number}', 2026, 77)).toBe('INV/2026/000077')
})

test.each([
  [0, 0, false],
  [1_000, 0, false],
  [1_000, 999, false],
  [1_000, 1_000, true],
  [1_000, 1_001, true],
])(
  'an invoice of %i of which %i was credited is fully credited: %s',
  (amount_total, amount_credited, isBack) => {
    expect(isGivenBack({ amount_total, amount_credited })).toBe(isBack)
  },
)

// @spec §4 Payment: states
describe('how far an order paid in advance is paid', () => {
  it.each([
    [0, false, 'unpaid'],
    [0, true, 'pending'],
    [99, false, 'partially_paid'],
    [99, true, 'pending'],
    [100, false, 'paid'],
    [100, true, 'paid'],
    [101, true, 'paid'],
  ] as const)('%i of 100 came, a proof waits: %s', (received, isProofWaiting, state) => {
    expect(paymentStateFor({ owed: 100, received, isRefunded: false, isProofWaiting })).toBe(state)
  })

  it('is refunded once all went back, whatever it owes and whatever proof waits', () => {
    for (const owed of [0, 100])
      expect(paymentStateFor({ owed, received: 0, isRefunded: true, isProofWaiting: true })).toBe('refunded')
  })
})
