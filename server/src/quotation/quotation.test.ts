import {
  afterQuotationStep,
  buyerSteps,
  quotationLifeCycle,
  quotationStates,
  listQuotationSteps,
  quotationTotals,
  staffQuotationSteps,
  computeTax,
  type QuotationState,
  type QuotationStep,
} from '@pasok/contract'
import { quotation, quotationStaff } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeLineAmount,
  isExpired,
  isOpen,
  isOrderable,
  isShopOffer,
  stateOn,
  nextStateAfter,
  sumsOfLines,
} from './quotation.ts'

const steps: readonly QuotationStep[] = [
  ...buyerSteps,
  ...staffQuotationSteps,
  'order',
  'expire',
  'offer_again',
]

/** Every step that is possible, by whom, and where it leads; all others are refused. */
const table: Readonly<
  Record<
    QuotationState,
    Readonly<Partial<Record<QuotationStep, readonly ['buyer' | 'sales' | 'clock', QuotationState]>>>
  >
> = {
  draft: { submit: ['buyer', 'submitted'], withdraw: ['buyer', 'withdrawn'] },
  submitted: {
    take: ['sales', 'in_review'],
    reject: ['sales', 'rejected'],
    withdraw: ['buyer', 'withdrawn'],
  },
  in_review: {
    ask: ['sales', 'info_requested'],
    send: ['sales', 'quoted'],
    offer_again: ['clock', 'quoted'],
    reject: ['sales', 'rejected'],
    withdraw: ['buyer', 'withdrawn'],
  },
  info_requested: {
    answer: ['buyer', 'in_review'],
    reject: ['sales', 'rejected'],
    withdraw: ['buyer', 'withdrawn'],
  },
  changes_requested: {
    take: ['sales', 'in_review'],
    reject: ['sales', 'rejected'],
    withdraw: ['buyer', 'withdrawn'],
  },
  quoted: {
    order: ['buyer', 'ordered'],
    request_change: ['buyer', 'changes_requested'],
    decline: ['buyer', 'declined'],
    withdraw: ['buyer', 'withdrawn'],
    expire: ['clock', 'expired'],
    take_back: ['sales', 'in_review'],
    extend: ['sales', 'quoted'],
  },
  expired: {
    renew: ['buyer', 'in_review'],
    withdraw: ['buyer', 'withdrawn'],
    take_back: ['sales', 'in_review'],
    extend: ['sales', 'quoted'],
  },
  ordered: {},
  declined: {},
  withdrawn: {},
  rejected: {},
}

// @spec §4 Quotation: states
describe('the life cycle of a quotation', () => {
  it.each(quotationStates)('%s: each step leads where the table says, or is refused', (state) => {
    const expected = steps.map((step) => [step, table[state][step]?.[1]])
    expect(steps.map((step) => [step, afterQuotationStep(state, step)])).toEqual(expected)
    expect(
      steps.map((step) => [step, nextStateAfter({ state, version: 1, valid_until: null }, step)?.state]),
    ).toEqual(expected)
  })

  it.each(
    quotationStates.flatMap((state) => (['buyer', 'sales'] as const).map((by) => [state, by] as const)),
  )('%s: %s may take their own steps, and no others', (state, by) => {
    const own = steps.filter((step) => table[state][step]?.[0] === by)
    expect(listQuotationSteps(state, by).toSorted()).toEqual(own.toSorted())
  })

  it.each([
    ['buyer', quotation.takeQuotationStep, buyerSteps],
    ['sales', quotationStaff.takeStaffQuotationStep, staffQuotationSteps],
  ] as const)('%s can send their own steps alone', (_, of, own) => {
    const isTaken = (step: string) => of.body.safeParse({ step, revision: 1, text: 'why' }).success
    expect(steps.filter(isTaken).toSorted()).toEqual(own.toSorted())
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

  it('gives neither side a step of the other, and none of the clock’s', () => {
    for (const state of quotationStates) {
      const buyers = listQuotationSteps(state, 'buyer')
      const sellers = listQuotationSteps(state, 'sales')
      expect(buyers.filter((step) => sellers.includes(step))).toEqual([])
      for (const step of ['expire', 'offer_again']) expect([...buyers, ...sellers]).not.toContain(step)
    }
  })

  it('begins a version where a change is taken up, or an offer renewed or taken back, and nowhere else', () => {
    const begun = quotationStates.flatMap((state) =>
      steps.flatMap((step) => {
        const taken = nextStateAfter({ state, version: 3, valid_until: null }, step)
        return taken?.version === 4 ? [`${state} ${step}`] : []
      }),
    )
    expect(begun).toEqual([
      'changes_requested take',
      'quoted take_back',
      'expired renew',
      'expired take_back',
    ])
  })
})

it('an offer holds through its last day, whether or not its end is noted', () => {
  const offer = { state: 'quoted', version: 1, valid_until: '2026-12-07' } as const
  expect([isExpired(offer, '2026-12-07'), isOrderable(offer, '2026-12-07')]).toEqual([false, true])
  expect([isExpired(offer, '2026-12-08'), isOrderable(offer, '2026-12-08')]).toEqual([true, false])
  expect(stateOn(offer, '2026-12-08')).toBe('expired')
  expect(stateOn({ ...offer, state: 'ordered' }, '2026-12-08')).toBe('ordered')
})

const line = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: 999_999 })),
  unit_price: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  discount: fc.integer({ min: 0, max: 10_000 }),
  weight_g: fc.option(fc.integer({ min: 0, max: 100_000 })),
  status: fc.constantFrom('open', 'quoted', 'alternative', 'not_available'),
})

it('the stored sums of lines are those of their order, for any lines', () => {
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 0, max: 5_000_000 }), (lines, delivery) => {
      const sums = sumsOfLines(lines, 11)
      const priced = lines.filter(
        ({ status, quantity, unit_price }) =>
          status !== 'not_available' && quantity !== null && unit_price !== null,
      )
      const totals = quotationTotals(priced, delivery, 11)
      expect(sums.amount_untaxed + delivery).toBe(totals.untaxed)
      expect(sums.amount_tax + computeTax(delivery, 11)).toBe(totals.tax)
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

it('its reference and delivery may be changed until it is ordered or over', () => {
  const over = ['ordered', 'declined', 'withdrawn', 'rejected']
  expect(quotationStates.filter((state) => !isOpen(state)).toSorted()).toEqual(over.toSorted())
})

it('the sums of lines count what is offered: lines without a price apart, and what they weigh', () => {
  const one = { quantity: 2, unit_price: 500, discount: 0, weight_g: 250, status: 'quoted' }
  const lines = [
    one,
    { ...one, unit_price: null, status: 'open' },
    { ...one, quantity: null, status: 'open' },
    { ...one, quantity: 3, weight_g: null },
    { ...one, quantity: 1, weight_g: 0 },
    { ...one, unit_price: null, status: 'not_available' },
  ]
  expect(sumsOfLines(lines, 11)).toEqual({
    line_count: 6,
    lines_without_price: 2,
    amount_untaxed: 3_000,
    amount_tax: 330,
    weight_g: 1_000,
  })
})

it('a line has an amount once it has a quantity and a price', () => {
  const one = { quantity: 2, unit_price: 500, discount: 1_000 }
  expect(computeLineAmount(one)).toBe(900)
  expect(computeLineAmount({ ...one, unit_price: 0 })).toBe(0)
  expect(computeLineAmount({ ...one, unit_price: null })).toBeUndefined()
  expect(computeLineAmount({ ...one, quantity: null })).toBeUndefined()
})

describe('an offer is the shop’s own', () => {
  const one = { status: 'quoted', item_id: 1, quantity: 2, is_shop_offer: true }
  it('where its rules priced all lines, also of alternatives', () => {
    expect(isShopOffer([one, { ...one, status: 'alternative' }], null)).toBe(true)
  })
  it.each([
    ['a delivery that was agreed on', [one], 0],
    ['no lines', [], null],
    ['a line that was priced by hand', [one, { ...one, is_shop_offer: false }], null],
    ['an open line', [one, { ...one, status: 'open' }], null],
    ['a line that is not available', [one, { ...one, status: 'not_available' }], null],
    ['a line without an item', [one, { ...one, item_id: null }], null],
    ['a line without a quantity', [one, { ...one, quantity: null }], null],
  ] as const)('not with %s', (_, lines, delivery) => {
    expect(isShopOffer(lines, delivery)).toBe(false)
  })
})

it('an offer without a last day never expires', () => {
  const offer = { state: 'quoted', version: 1, valid_until: null } as const
  expect([isExpired(offer, '2099-01-01'), isOrderable(offer, '2099-01-01')]).toEqual([false, true])
  expect(isOrderable({ ...offer, state: 'in_review' }, '2026-12-01')).toBe(false)
  expect(stateOn({ ...offer, valid_until: '2026-12-07' }, '2026-12-07')).toBe('quoted')
})
