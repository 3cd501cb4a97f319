import {
  afterQuotationStep,
  quotationLifeCycle,
  quotationStates,
  quotationStepsOf,
  quotationTotals,
  taxOf,
  type QuotationStep,
} from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, isExpired, isOrderable, stateOn, stepTaken, sumsOfLines } from './quotation.ts'

// @spec §4 Quotation: states
describe('the life cycle of a quotation', () => {
  it.each([
    ['draft', 'submit', 'submitted'],
    ['submitted', 'take', 'in_review'],
    ['in_review', 'send', 'quoted'],
    ['in_review', 'ask', 'info_requested'],
    ['info_requested', 'answer', 'in_review'],
    ['quoted', 'order', 'ordered'],
    ['quoted', 'request_change', 'changes_requested'],
    ['changes_requested', 'take', 'in_review'],
    ['quoted', 'decline', 'declined'],
    ['quoted', 'expire', 'expired'],
    ['expired', 'renew', 'in_review'],
    ['in_review', 'offer_again', 'quoted'],
    ['submitted', 'reject', 'rejected'],
  ] as const)('%s, %s: %s', (state, step, next) => {
    expect(afterQuotationStep(state, step)).toBe(next)
  })

  it('can be withdrawn by its buyer until it is ordered or over', () => {
    const states = quotationStates.filter((state) => afterQuotationStep(state, 'withdraw') === 'withdrawn')
    expect(states).toEqual([
      'draft',
      'submitted',
      'in_review',
      'info_requested',
      'changes_requested',
      'quoted',
      'expired',
    ])
  })

  it('ends where it was ordered, declined, withdrawn or rejected', () => {
    for (const state of ['ordered', 'declined', 'withdrawn', 'rejected'] as const)
      expect(Object.keys(quotationLifeCycle[state])).toEqual([])
  })

  it('gives neither side a step of the other, and nobody one of the clock', () => {
    for (const state of quotationStates) {
      const buyers = quotationStepsOf(state, 'buyer')
      const sellers = quotationStepsOf(state, 'sales')
      expect(buyers.filter((step) => sellers.includes(step))).toEqual([])
      for (const step of ['expire', 'offer_again']) expect([...buyers, ...sellers]).not.toContain(step)
    }
  })

  it('begins a version where a change is taken up or an offer renewed, and nowhere else', () => {
    const steps: readonly QuotationStep[] = ['take', 'renew', 'send', 'answer', 'request_change']
    const begun = quotationStates.flatMap((state) =>
      steps.flatMap((step) => {
        const taken = stepTaken({ state, version: 3, valid_until: null }, step)
        return taken?.version === 4 ? [`${state} ${step}`] : []
      }),
    )
    expect(begun).toEqual(['changes_requested take', 'expired renew'])
  })
})

it('an offer holds through its last day, whether or not its end is noted', () => {
  const offer = { state: 'quoted', version: 1, valid_until: '2026-12-07' } as const
  expect([isExpired(offer, '2026-12-07'), isOrderable(offer, '2026-12-07')]).toEqual([false, true])
  expect([isExpired(offer, '2026-12-08'), isOrderable(offer, '2026-12-08')]).toEqual([true, false])
  expect(stateOn(offer, '2026-12-08')).toBe('expired')
  expect(stateOn({ ...offer, state: 'ordered' }, '2026-12-08')).toBe('ordered')
  expect(daysAfter('2026-12-25', 14)).toBe('2027-01-08')
})

const line = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: 999_999 })),
  unit_price: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  discount: fc.integer({ min: 0, max: 10_000 }),
  weight_g: fc.option(fc.integer({ min: 0, max: 100_000 })),
  status: fc.constantFrom('open', 'quoted', 'alternative', 'not_available'),
})

it('what is stored of lines is what an order of them comes to, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 0, max: 5_000_000 }), (lines, delivery) => {
      const sums = sumsOfLines(lines, 11)
      const priced = lines.filter(
        ({ status, quantity, unit_price }) =>
          status !== 'not_available' && quantity !== null && unit_price !== null,
      )
      const totals = quotationTotals(priced, delivery, 11)
      expect(sums.amount_untaxed + delivery).toBe(totals.untaxed)
      expect(sums.amount_tax + taxOf(delivery, 11)).toBe(totals.tax)
      expect(totals.total).toBe(totals.untaxed + totals.tax)
      expect(Number.isSafeInteger(totals.total)).toBe(true)
    }),
  )
})

it('a discount is taken off a line half up to the rupiah, and taxed then', () => {
  const lines = [{ quantity: 3, unit_price: 333, discount: 1_250 }]
  // 999 less 12.5 % is 874.125, of which the tax is 96.14.
  expect(quotationTotals(lines, 0, 11)).toEqual({ untaxed: 874, tax: 96, total: 970 })
})
