import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditLines, type CreditableInvoice } from './credit-lines.ts'
import { sumAmounts } from './invoice.ts'

/** Two lines of 3 × 333 and 2 × 500: 1,999 before tax, tax 110 + 110. */
const invoice = (more: Partial<CreditableInvoice> = {}): CreditableInvoice => ({
  amount_untaxed: 1_999,
  amount_tax: 220,
  tax_percent: 11,
  lines: [
    { id: 1, quantity: 3, unit_price: 333, discount: 0 },
    { id: 2, quantity: 2, unit_price: 500, discount: 0 },
  ],
  credited: { untaxed: 0, tax: 0 },
  creditedQuantities: new Map(),
  ...more,
})

describe('a credit note', () => {
  it('of all is what was not credited yet', () => {
    expect(creditLines(invoice(), 'all')).toEqual([{ line: null, quantity: null, untaxed: 1_999, tax: 220 }])
    expect(creditLines(invoice({ credited: { untaxed: 999, tax: 110 } }), 'all')).toEqual([
      { line: null, quantity: null, untaxed: 1_000, tax: 110 },
    ])
    expect(creditLines(invoice({ credited: { untaxed: 1_999, tax: 219 } }), 'all')).toEqual([
      { line: null, quantity: null, untaxed: 0, tax: 1 },
    ])
  })

  it('of quantities is their part of each line, after what was credited of it', () => {
    const wanted = {
      lines: [
        { line: 1, quantity: 2 },
        { line: 2, quantity: 1 },
      ],
    }
    expect(creditLines(invoice({ creditedQuantities: new Map([[1, 1]]) }), wanted)).toEqual([
      { line: 1, quantity: 2, untaxed: 666, tax: 73 },
      { line: 2, quantity: 1, untaxed: 500, tax: 55 },
    ])
  })

  it('of an amount has its tax', () => {
    expect(creditLines(invoice(), { untaxed: 500 })).toEqual([
      { line: null, quantity: null, untaxed: 500, tax: 55 },
    ])
  })

  it('has no more tax than is left, taken off its lines in their order', () => {
    const left = invoice({ credited: { untaxed: 0, tax: 100 } })
    const lines = [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 1 },
    ]
    expect(creditLines(left, { lines })).toEqual([
      { line: 1, quantity: 3, untaxed: 999, tax: 65 },
      { line: 2, quantity: 1, untaxed: 500, tax: 55 },
    ])
    expect(creditLines(invoice({ credited: { untaxed: 0, tax: 220 } }), { untaxed: 500 })).toEqual([
      { line: null, quantity: null, untaxed: 500, tax: 0 },
    ])
    const none = invoice({ credited: { untaxed: 0, tax: 215 } })
    expect(creditLines(none, { lines })).toEqual([
      { line: 1, quantity: 3, untaxed: 999, tax: 0 },
      { line: 2, quantity: 1, untaxed: 500, tax: 5 },
    ])
  })

  it('of the last rupiah ends the tax, also where parts were rounded down', () => {
    expect(creditLines(invoice({ credited: { untaxed: 1_994, tax: 219 } }), { untaxed: 5 })).toEqual([
      { line: null, quantity: null, untaxed: 5, tax: 1 },
    ])
    expect(creditLines(invoice({ credited: { untaxed: 1_995, tax: 219 } }), { untaxed: 4 })).toEqual([
      { line: null, quantity: null, untaxed: 4, tax: 1 },
    ])
  })

  it('of quantities can end at what is left, taken off its last lines', () => {
    const left = invoice({ credited: { untaxed: 700, tax: 77 } })
    const lines = [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 2 },
    ]
    expect(creditLines(left, { lines })).toEqual({ error: 'more_than_invoiced' })
    const ended = creditLines(left, { lines, isUpToRest: true })
    expect(ended).toMatchObject([
      { line: 1, quantity: 3, untaxed: 999 },
      { line: 2, quantity: 2, untaxed: 300 },
    ])
    expect('error' in ended || sumAmounts(ended)).toEqual({ untaxed: 1_299, tax: 143 })
    const none = invoice({ credited: { untaxed: 1_999, tax: 219 } })
    expect(creditLines(none, { lines, isUpToRest: true })).toEqual({ error: 'more_than_invoiced' })
  })

  it.each([
    ['of nothing', { untaxed: 0 }, {}],
    ['of less than nothing', { untaxed: -1 }, {}],
    ['of no lines', { lines: [] }, {}],
    ['of more than the invoice has left', { untaxed: 1_000 }, { credited: { untaxed: 1_000, tax: 110 } }],
    ['of a fully credited invoice', 'all', { credited: { untaxed: 1_999, tax: 220 } }],
    ['of a line of another invoice', { lines: [{ line: 3, quantity: 1 }] }, {}],
    ['of more than the line has', { lines: [{ line: 1, quantity: 4 }] }, {}],
    [
      'of more than the line has left',
      { lines: [{ line: 1, quantity: 2 }] },
      { creditedQuantities: new Map([[1, 2]]) },
    ],
    [
      'of a line twice',
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      },
      {},
    ],
  ] as const)('%s is refused', (_, credited, more) => {
    expect(creditLines(invoice(more), credited)).toEqual({ error: 'more_than_invoiced' })
  })

  it('takes all of an amount that is left', () => {
    expect(creditLines(invoice(), { untaxed: 1_999 })).toEqual([
      { line: null, quantity: null, untaxed: 1_999, tax: 220 },
    ])
  })

  it('after any others never gives back more than was invoiced, and the last one ends it', () => {
    const step = fc.oneof(
      fc.record({ untaxed: fc.integer({ min: 1, max: 2_000 }) }),
      fc.record({
        lines: fc.array(
          fc.record({ line: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 3 }) }),
          { maxLength: 2 },
        ),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = invoice()
        const quantities = new Map<number, number>()
        const take = (lines: ReturnType<typeof creditLines>): void => {
          if ('error' in lines) return
          const { untaxed, tax } = sumAmounts(lines)
          for (const { line, quantity } of lines)
            if (line !== null) quantities.set(line, (quantities.get(line) ?? 0) + (quantity ?? 0))
          now = {
            ...now,
            credited: { untaxed: now.credited.untaxed + untaxed, tax: now.credited.tax + tax },
            creditedQuantities: quantities,
          }
          expect(now.credited.untaxed).toBeLessThanOrEqual(now.amount_untaxed)
          expect(now.credited.tax).toBeLessThanOrEqual(now.amount_tax)
          for (const line of lines) expect(line.tax).toBeGreaterThanOrEqual(0)
        }
        for (const credited of steps) take(creditLines(now, credited))
        take(creditLines(now, 'all'))
        expect(now.credited).toEqual({ untaxed: 1_999, tax: 220 })
      }),
    )
  })
})
