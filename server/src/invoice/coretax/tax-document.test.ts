import { computeTax, taxRules, type TaxKind } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxStatus } from '../../company/index.ts'
import { computePart } from '../invoice.ts'
import {
  buildTaxLines,
  checkTaxDocument,
  type TaxSeller,
  type TaxSource,
  type TaxSourceLine,
} from './tax-document.ts'
import { taxUnits } from './tax-units.ts'

const seller: TaxSeller = {
  npwp: '0012345671000000',
  nitku: '0012345671000000000000',
  taxPercent: 11,
  units: taxUnits({ dus: 'UM.0022' }),
}
const regular: TaxStatus = {
  kind: 'regular',
  facility: null,
  document_number: '',
  document_on: null,
  valid_until: null,
}
const bonded: TaxStatus = {
  kind: 'not_collected',
  facility: '02',
  document_number: 'KM-12/2025',
  document_on: '2025-03-01',
  valid_until: '2026-12-31',
}
const line = (changes: Partial<TaxSourceLine> = {}): TaxSourceLine => ({
  place: 1,
  sku: 'B-1',
  name_en: 'Bolt',
  name_id: 'Baut',
  uom: 'pcs',
  quantity: 3,
  unit_price: 1_000,
  amount_untaxed: 3_000,
  amount_tax: 330,
  ...changes,
})
/** An invoice of these lines, whose sums are right. */
const source = (changes: Partial<TaxSource> = {}, percent = 11): TaxSource => {
  const lines = changes.lines ?? [line(percent === 0 ? { amount_tax: 0 } : {})]
  const delivery_cost = changes.delivery_cost ?? 0
  const amount_untaxed = lines.reduce((sum, one) => sum + one.amount_untaxed, delivery_cost)
  const amount_tax = lines.reduce((sum, one) => sum + one.amount_tax, computeTax(delivery_cost, percent))
  return {
    number: 'INV/2026/000001',
    issued_on: '2026-11-23',
    seller_npwp: seller.npwp,
    buyer_name: 'PT Pembeli',
    buyer_npwp: '0023456782000000',
    buyer_nitku: '0023456782000000000000',
    buyer_address: 'Jl. Uji No. 7',
    accounts_email: '',
    tax_percent: percent,
    tax_rate_percent: 12,
    delivery_cost,
    amount_untaxed,
    amount_tax,
    amount_total: amount_untaxed + amount_tax,
    lines,
    ...changes,
  }
}
const check = (changes: Partial<TaxSource> = {}, status = regular) => {
  const checked = checkTaxDocument(source(changes), status, seller)
  return 'refusals' in checked
    ? checked.refusals.map(({ field, code }) => `${field} ${code}`)
    : checked.trxCode
}
const kindOf = (kind: TaxKind): TaxStatus => ({ ...regular, kind })

describe('the check of a tax invoice', () => {
  it('gives a regular buyer the code of DPP nilai lain', () => {
    expect(check()).toBe('04')
  })

  it.each([
    [{ buyer_npwp: '0000000000000000' }, ['buyer_npwp invalid_npwp', 'buyer_nitku invalid_nitku']],
    [{ buyer_npwp: '23456782000000' }, ['buyer_npwp invalid_npwp', 'buyer_nitku invalid_nitku']],
    [{ buyer_nitku: '0099999999999999000000' }, ['buyer_nitku invalid_nitku']],
    [{ buyer_nitku: '000000' }, ['buyer_nitku invalid_nitku']],
    [{ buyer_name: ' ' }, ['buyer_name missing']],
    [{ buyer_address: '' }, ['billing_address missing']],
    [{ issued_on: '2024-12-31' }, ['issued_on before_coretax']],
    [{ seller_npwp: '0099999999999999' }, ['seller_npwp other_seller']],
    [{ amount_untaxed: 2_999, amount_total: 3_329 }, ['amount_untaxed sum_differs']],
    [{ amount_tax: 331, amount_total: 3_331 }, ['amount_tax sum_differs']],
    [{ amount_total: 3_331 }, ['amount_total sum_differs']],
    [{ tax_rate_percent: 11 }, ['tax_percent other_rate']],
    [{ lines: [line({ uom: 'gross' })] }, ['lines.1.uom unit_unknown']],
    [{ lines: [line({ name_en: '', name_id: '', sku: '' })] }, ['lines.1.name missing']],
    [{ lines: [line({ amount_tax: 332 })] }, ['lines.1.amount_tax tax_differs']],
    [{ lines: [line({ place: 4, unit_price: 999 })] }, ['lines.4.amount_untaxed sum_differs']],
    [{ lines: [] }, ['amount_untaxed nothing_taxed']],
  ] as [Partial<TaxSource>, string[]][])('of %j names %j', (changes, refusals) => {
    expect(check(changes)).toEqual(refusals)
  })

  it('takes the own units of the shop', () => {
    expect(check({ lines: [line({ uom: 'dus' })] })).toBe('04')
  })

  it('gives collectors their code only above the amount from which they collect', () => {
    const worth = (untaxed: number) => {
      const amounts = { unit_price: untaxed, quantity: 1, amount_untaxed: untaxed }
      return { lines: [line({ ...amounts, amount_tax: computeTax(untaxed, 11) })] }
    }
    expect(check(worth(2_000_000), kindOf('government'))).toBe('04')
    expect(check(worth(2_000_001), kindOf('government'))).toBe('02')
    // 9,009,009 and its tax are 10,000,000.
    expect(check(worth(9_009_009), kindOf('collector'))).toBe('04')
    expect(check(worth(9_009_010), kindOf('collector'))).toBe('03')
  })

  it('refuses an export, for which no tax invoice is made', () => {
    expect(check({}, kindOf('export'))).toEqual(['kind export_declaration'])
  })

  it('refuses a facility without a document that was valid on the day', () => {
    const free = source({}, 0)
    const facility = (changes: Partial<TaxStatus>) => {
      const checked = checkTaxDocument(free, { ...bonded, ...changes }, seller)
      return 'refusals' in checked ? checked.refusals.map(({ field }) => field) : checked
    }
    expect(facility({})).toEqual({
      trxCode: '07',
      facility: '02',
      documentNumber: 'KM-12/2025',
      documentOn: '2025-03-01',
    })
    expect(facility({ document_on: '2026-11-24' })).toEqual(['document_on'])
    expect(facility({ valid_until: '2026-11-22' })).toEqual(['document_on'])
    expect(facility({ valid_until: null })).toMatchObject({ trxCode: '07' })
    expect(facility({ facility: '99' })).toEqual(['facility'])
  })

  it('refuses charged tax that is not collected, and tax that is missing', () => {
    expect(check({}, bonded)).toEqual(['amount_tax tax_charged'])
    const free = checkTaxDocument(source({}, 0), regular, seller)
    expect(free).toEqual({ refusals: [{ field: 'amount_tax', code: 'tax_not_charged' }] })
  })
})

describe('the lines of a tax invoice', () => {
  it('have 12% of DPP nilai lain, and the delivery as a service', () => {
    expect(buildTaxLines(source({ delivery_cost: 50_000 }), seller)).toEqual([
      {
        isService: false,
        name: 'Baut, B-1',
        unit: 'UM.0021',
        price: 1_000,
        quantity: 3,
        discount: 0,
        taxBase: 3_000,
        otherTaxBase: 2_750,
        tax: 330,
      },
      {
        isService: true,
        name: 'Biaya pengiriman',
        unit: 'UM.0033',
        price: 50_000,
        quantity: 1,
        discount: 0,
        taxBase: 50_000,
        otherTaxBase: 45_833,
        tax: 5_500,
      },
    ])
  })

  it('name the tax that is not collected', () => {
    expect(buildTaxLines(source({}, 0), seller)).toMatchObject([{ otherTaxBase: 2_750, tax: 330 }])
  })

  it('of any parts of any lines pass the check and add up to the invoice', () => {
    const part = fc
      .record({
        unit_price: fc.integer({ min: 1, max: 100_000_000 }),
        discount: fc.integer({ min: 0, max: 9_999 }),
        before: fc.integer({ min: 0, max: 5_000 }),
        quantity: fc.integer({ min: 1, max: 5_000 }),
      })
      .map((one) => {
        const { untaxed, tax } = computePart(one, one.before, one.quantity, 11)
        return line({
          unit_price: one.unit_price,
          quantity: one.quantity,
          amount_untaxed: untaxed,
          amount_tax: tax,
        })
      })
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.nat(10_000_000),
        (lines, delivery_cost) => {
          const made = source({ lines, delivery_cost })
          fc.pre(made.amount_untaxed > 0)
          expect(checkTaxDocument(made, regular, seller)).toMatchObject({ trxCode: taxRules.regular.trxCode })
          const built = buildTaxLines(made, seller)
          expect(built.reduce((sum, one) => sum + one.taxBase, 0)).toBe(made.amount_untaxed)
          expect(built.reduce((sum, one) => sum + one.tax, 0)).toBe(made.amount_tax)
          for (const one of built) {
            expect(one.price * one.quantity - one.discount).toBe(one.taxBase)
            expect(Math.round(one.otherTaxBase * 0.12)).toBe(one.tax)
            // A rupiah of tax is 8 rupiah of its base.
            expect(Math.abs(one.otherTaxBase - (one.taxBase * 11) / 12)).toBeLessThan(9)
          }
        },
      ),
    )
  })
})
