import { orderStates, paymentStates } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, isPrepaymentAwaited, methodProblem, stateOfMoney } from './payment.ts'

const rupiah = fc.integer({ min: 1, max: 10_000 })
const order = fc.record({
  state: fc.constantFrom(...orderStates),
  payment_state: fc.constantFrom(...paymentStates),
  payment_method: fc.constantFrom('terms', 'transfer', 'bca_va'),
})

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
    expect(stateOfMoney({ owed: 100, received, isProofWaiting })).toBe(state)
  })
})

describe('the balance of an order', () => {
  it('is open or over, never both, and never more than came', () => {
    fc.assert(
      fc.property(order, rupiah, fc.nat({ max: 20_000 }), (one, owed, received) => {
        const { due, over } = balanceOf(one, { owed, received })
        expect(due === 0 || over === 0).toBe(true)
        expect(over).toBeLessThanOrEqual(received)
        if (isPrepaymentAwaited(one) && received <= owed) expect(due).toBe(owed - received)
      }),
    )
  })
  it('of a cancelled order is all that came', () => {
    fc.assert(
      fc.property(order, rupiah, fc.nat({ max: 20_000 }), (one, owed, received) => {
        expect(balanceOf({ ...one, state: 'cancelled' }, { owed, received })).toEqual({
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
  ])('of %o takes 40 beside 60: %s', (given, problem) => {
    expect(methodProblem('terms', { ...figures, credit: given })).toBe(problem)
  })
  it('is not given to who owes an overdue invoice', () => {
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
