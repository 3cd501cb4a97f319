import { orderStates, paymentStates } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeBalance,
  isPrepaymentAwaited,
  isTransferAwaited,
  isUnderReview,
  resolveLimits,
  methodProblem,
  computeReceived,
  unpaidSince,
} from './payment.ts'

const rupiah = fc.integer({ min: 1, max: 10_000 })
const order = fc.record({
  state: fc.constantFrom(...orderStates),
  payment_state: fc.constantFrom(...paymentStates),
  payment_method: fc.constantFrom('terms', 'transfer', 'bca_va'),
})

describe('the balance of an order', () => {
  it('is open or over, never both, and never more than came', () => {
    fc.assert(
      fc.property(order, rupiah, fc.nat({ max: 20_000 }), (one, owed, received) => {
        const { due, over } = computeBalance(one, { owed, received })
        expect(due === 0 || over === 0).toBe(true)
        expect(over).toBeLessThanOrEqual(received)
        if (isPrepaymentAwaited(one) && received <= owed) expect(due).toBe(owed - received)
      }),
    )
  })
  it('of a cancelled order is all that came', () => {
    fc.assert(
      fc.property(order, rupiah, fc.nat({ max: 20_000 }), (one, owed, received) => {
        expect(computeBalance({ ...one, state: 'cancelled' }, { owed, received })).toEqual({
          due: 0,
          over: received,
        })
      }),
    )
  })
})

describe('credit', () => {
  const figures = {
    isOverdue: false,
    hasBankAccount: true,
    hasGateway: false,
    limits: {},
    exposure: 60,
    total: 40,
  }
  const credit = (credit_limit: number) => ({ credit_limit, terms_days: 30 })
  it.each([
    [undefined, 'no_credit'],
    [credit(0), 'no_credit'],
    [credit(99), 'over_credit_limit'],
    [credit(100), undefined],
  ])('of %o takes 40 beside 60: %s', (input, problem) => {
    expect(methodProblem('terms', { ...figures, credit: input })).toBe(problem)
  })
  it('is refused to companies with an overdue invoice', () => {
    expect(methodProblem('terms', { ...figures, isOverdue: true, credit: credit(100) })).toBe(
      'invoice_overdue',
    )
  })
})

describe('a method of the gateway', () => {
  const figures = {
    credit: undefined,
    exposure: 0,
    isOverdue: false,
    hasBankAccount: true,
    hasGateway: true,
    limits: { qris: { min: 2_000, max: 9_000 } },
  }
  it.each([
    ['qris', 1_999, 'below_minimum'],
    ['qris', 2_000, undefined],
    ['qris', 9_000, undefined],
    ['qris', 9_001, 'above_maximum'],
    ['bca_va', 9_999, 'below_minimum'],
    ['bca_va', 10_000, undefined],
  ] as const)('%s takes %i: %s', (method, total, problem) => {
    expect(methodProblem(method, { ...figures, total })).toBe(problem)
  })
  it('is absent without a gateway', () => {
    expect(methodProblem('qris', { ...figures, hasGateway: false, total: 5_000 })).toBe('no_gateway')
  })
})

it.each([
  ['qris', 1_500, 10_000_000],
  ['bca_va', 10_000, 500_000_000],
  ['bni_va', 10_000, 500_000_000],
  ['bri_va', 10_000, 500_000_000],
  ['permata_va', 10_000, 500_000_000],
  ['mandiri_bill', 10_000, 500_000_000],
] as const)('%s takes %i to %i rupiah where the settings do not say otherwise', (method, min, max) => {
  expect(resolveLimits({}, method)).toEqual({ min, max })
})

it('a transfer needs a bank account', () => {
  const figures = { credit: undefined, exposure: 0, isOverdue: false, hasGateway: true, limits: {}, total: 1 }
  expect(methodProblem('transfer', { ...figures, hasBankAccount: true })).toBeUndefined()
  expect(methodProblem('transfer', { ...figures, hasBankAccount: false })).toBe('no_account')
})

describe('what is awaited of an order', () => {
  const awaiting = { state: 'placed', payment_state: 'unpaid', payment_method: 'transfer' } as const
  it('is a prepayment while it is unpaid, pending or partially paid', () => {
    const states = paymentStates.filter((payment_state) =>
      isPrepaymentAwaited({ ...awaiting, payment_state }),
    )
    expect(states).toEqual(['unpaid', 'pending', 'partially_paid'])
  })
  it('is nothing of a cancelled one, or of one on terms', () => {
    expect(isPrepaymentAwaited({ ...awaiting, state: 'cancelled' })).toBe(false)
    expect(isPrepaymentAwaited({ ...awaiting, payment_method: 'terms' })).toBe(false)
  })
  it('is a transfer only of one that is paid by transfer', () => {
    expect(isTransferAwaited(awaiting)).toBe(true)
    expect(isTransferAwaited({ ...awaiting, payment_state: 'paid' })).toBe(false)
    expect(isTransferAwaited({ ...awaiting, payment_method: 'bca_va' })).toBe(false)
  })
})

describe('the money of attempts', () => {
  const paid = { state: 'paid', received: 100, refunded: 30 } as const
  const inReview = { state: 'needs_review', received: 50, refunded: 0 } as const
  it('counts with what waits for finance once the order is cancelled', () => {
    const money = { counted: 70, inReview: 50 }
    expect(computeReceived({ state: 'placed' }, money)).toBe(70)
    expect(computeReceived({ state: 'cancelled' }, money)).toBe(120)
  })
  it('is under review until what came late went back', () => {
    expect(isUnderReview([paid, inReview])).toBe(true)
    expect(isUnderReview([paid])).toBe(false)
    expect(isUnderReview([{ ...inReview, refunded: 50 }])).toBe(false)
    expect(isUnderReview([{ ...inReview, refunded: 49 }])).toBe(true)
  })
})

describe('an order is unpaid since', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const attempt = {
    state: 'expired',
    method: 'bca_va',
    received: 0,
    created_at: at(1),
    ended_at: at(2),
  } as const
  const transfer = { ...attempt, method: 'transfer', state: 'pending', ended_at: null } as const
  it('its last attempt ended, in whatever order they are listed', () => {
    expect(
      unpaidSince([attempt, { ...attempt, ended_at: at(5) }, { ...attempt, ended_at: at(3) }], []),
    ).toEqual(at(5))
  })
  it('a transfer was begun, or its last proof was rejected', () => {
    expect(unpaidSince([transfer], [])).toEqual(at(1))
    expect(unpaidSince([transfer], [{ state: 'rejected', decided_at: at(4) }])).toEqual(at(4))
    expect(unpaidSince([transfer], [{ state: 'rejected', decided_at: null }])).toEqual(at(1))
  })
  it('never while something can be paid, has come, or waits for finance', () => {
    expect(unpaidSince([attempt, { ...attempt, state: 'pending' }], [])).toBeUndefined()
    expect(unpaidSince([attempt, { ...attempt, state: 'created' }], [])).toBeUndefined()
    expect(unpaidSince([attempt, { ...attempt, received: 1 }], [])).toBeUndefined()
    const rejected = { state: 'rejected', decided_at: at(3) }
    expect(unpaidSince([transfer], [rejected, { state: 'waiting', decided_at: null }])).toBeUndefined()
    expect(unpaidSince([], [])).toBeUndefined()
  })
})
