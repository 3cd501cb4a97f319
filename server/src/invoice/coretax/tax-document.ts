import {
  collectsVat,
  computeTax,
  computeTaxBase,
  needsFacility,
  taxRules,
  type Day,
  type TaxKind,
} from '@pasok/contract'
import type { TaxRefusalCode } from '@pasok/words'
import type { TaxStatus } from '../../company/index.ts'
import { DELIVERY_UNIT } from './tax-units.ts'

/** The seller as its tax invoices name it, and the tax that it charges. */
export interface TaxSeller {
  readonly npwp: string
  readonly nitku: string
  /** What VAT is of the price. */
  readonly taxPercent: number
  /** The code of each unit. */
  readonly units: ReadonlyMap<string, string>
}

/** A line of an invoice. Amounts are in whole rupiah. */
export interface TaxSourceLine {
  readonly place: number
  readonly sku: string
  readonly name_en: string
  readonly name_id: string
  readonly uom: string
  readonly quantity: number
  readonly unit_price: number
  readonly amount_untaxed: number
  readonly amount_tax: number
}

/** An invoice as its tax invoice is made from it. Amounts are in whole rupiah. */
export interface TaxSource {
  readonly number: string
  readonly issued_on: Day
  readonly seller_npwp: string
  readonly buyer_name: string
  readonly buyer_npwp: string
  readonly buyer_nitku: string
  /** In one line; empty without one. */
  readonly buyer_address: string
  readonly accounts_email: string
  readonly tax_percent: number
  readonly tax_rate_percent: number
  readonly delivery_cost: number
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly amount_total: number
  readonly lines: readonly TaxSourceLine[]
}

/** Why an invoice is not exported: the field, named as in the API or as in the invoice, and the reason. */
export interface TaxRefusal {
  readonly field: string
  readonly code: TaxRefusalCode
}

/** What a tax invoice is written with beside its invoice. */
export interface TaxTreatment {
  readonly trxCode: string
  readonly facility: string | null
  readonly documentNumber: string
  readonly documentOn: Day | null
}

/** A line of a tax invoice, in whole rupiah. */
export interface TaxLine {
  readonly isService: boolean
  readonly name: string
  readonly unit: string
  readonly price: number
  readonly quantity: number
  readonly discount: number
  readonly taxBase: number
  readonly otherTaxBase: number
  readonly tax: number
}

/** The first day of tax invoices in Coretax. */
const FIRST_CORETAX_DAY: Day = '2025-01-01'
const NOT_ZERO = /[1-9]/
const isNpwp = (number: string) => /^\d{16}$/.test(number) && NOT_ZERO.test(number)
const isNitkuOf = (nitku: string, npwp: string) => /^\d{22}$/.test(nitku) && nitku.startsWith(npwp)

/** The transaction code of an invoice to a kind of buyer; a collector's small invoices have the regular one. */
const findTrxCode = (
  kind: TaxKind,
  amounts: Pick<TaxSource, 'amount_untaxed' | 'amount_total'>,
): string | undefined =>
  taxRules[kind].collectsAbove && !collectsVat(kind, amounts)
    ? taxRules.regular.trxCode
    : taxRules[kind].trxCode

/** The treatment of an invoice, or everything that prevents its export. */
export const checkTaxDocument = (
  source: TaxSource,
  status: TaxStatus,
  seller: TaxSeller,
): TaxTreatment | { readonly refusals: readonly TaxRefusal[] } => {
  const trxCode = findTrxCode(status.kind, source)
  if (trxCode === undefined) return { refusals: [{ field: 'kind', code: 'export_declaration' }] }
  const refusals = [
    ...checkParties(source, seller),
    ...checkStatus(source, status),
    ...checkAmounts(source, status.kind, seller),
    ...checkLines(source, seller),
  ]
  if (refusals.length > 0) return { refusals }
  const { facility, document_number: documentNumber, document_on: documentOn } = status
  return { trxCode, facility, documentNumber, documentOn }
}

const refuseUnless = (isRight: boolean, field: string, code: TaxRefusalCode): TaxRefusal[] =>
  isRight ? [] : [{ field, code }]

const checkParties = (source: TaxSource, { npwp, nitku }: TaxSeller): TaxRefusal[] => [
  ...refuseUnless(isNpwp(npwp), 'seller_npwp', 'invalid_npwp'),
  ...refuseUnless(isNitkuOf(nitku, npwp), 'seller_nitku', 'invalid_nitku'),
  ...refuseUnless(source.seller_npwp === npwp, 'seller_npwp', 'other_seller'),
  ...refuseUnless(isNpwp(source.buyer_npwp), 'buyer_npwp', 'invalid_npwp'),
  ...refuseUnless(isNitkuOf(source.buyer_nitku, source.buyer_npwp), 'buyer_nitku', 'invalid_nitku'),
  ...refuseUnless(source.buyer_name.trim() !== '', 'buyer_name', 'missing'),
  ...refuseUnless(source.buyer_address.trim() !== '', 'billing_address', 'missing'),
  ...refuseUnless(source.issued_on >= FIRST_CORETAX_DAY, 'issued_on', 'before_coretax'),
]

const checkStatus = (
  { issued_on }: TaxSource,
  { kind, facility, document_number, document_on, valid_until }: TaxStatus,
): TaxRefusal[] => {
  if (!needsFacility(kind)) return []
  const isValid =
    document_on !== null && document_on <= issued_on && (valid_until === null || issued_on <= valid_until)
  return [
    ...refuseUnless(facility !== null && facility in taxRules[kind].facilities, 'facility', 'missing'),
    ...refuseUnless(document_number !== '', 'document_number', 'missing'),
    ...refuseUnless(isValid, 'document_on', 'document_not_valid'),
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const checkAmounts = (source: TaxSource, kind: TaxKind, { taxPercent }: TaxSeller): TaxRefusal[] => {
  const { lines, delivery_cost, amount_untaxed, amount_tax, amount_total, tax_percent, tax_rate_percent } =
    source
  const { isTaxCharged } = taxRules[kind]
  const untaxed = sum(lines.map((line) => line.amount_untaxed)) + delivery_cost
  const tax = sum(lines.map((line) => line.amount_tax)) + computeTax(delivery_cost, tax_percent)
  return [
    ...refuseUnless(amount_untaxed > 0, 'amount_untaxed', 'nothing_taxed'),
    ...refuseUnless(untaxed === amount_untaxed, 'amount_untaxed', 'sum_differs'),
    ...refuseUnless(tax === amount_tax, 'amount_tax', 'sum_differs'),
    ...refuseUnless(amount_untaxed + amount_tax === amount_total, 'amount_total', 'sum_differs'),
    ...refuseUnless(!isTaxCharged || tax_percent > 0, 'amount_tax', 'tax_not_charged'),
    ...refuseUnless(isTaxCharged || tax_percent === 0, 'amount_tax', 'tax_charged'),
    // DPP nilai lain: 11/12 of the price.
    ...refuseUnless((tax_percent || taxPercent) * 12 === tax_rate_percent * 11, 'tax_percent', 'other_rate'),
  ]
}

const checkLines = ({ lines, tax_percent }: TaxSource, { units }: TaxSeller): TaxRefusal[] =>
  lines.flatMap((line) => {
    const field = (name: string) => `lines.${line.place}.${name}`
    // A part of a line takes the rounding of the whole line: its tax differs by a rupiah at most.
    const difference = Math.abs(line.amount_tax - computeTax(line.amount_untaxed, tax_percent))
    return [
      ...refuseUnless(nameLine(line) !== '', field('name'), 'missing'),
      ...refuseUnless(units.has(line.uom), field('uom'), 'unit_unknown'),
      ...refuseUnless(
        line.quantity * line.unit_price >= line.amount_untaxed,
        field('amount_untaxed'),
        'sum_differs',
      ),
      ...refuseUnless(difference <= 1, field('amount_tax'), 'tax_differs'),
    ]
  })

/** The Indonesian name with the part number, which tells similar items apart. */
const nameLine = ({ name_id, name_en, sku }: Pick<TaxSourceLine, 'name_id' | 'name_en' | 'sku'>): string =>
  [name_id.trim() || name_en.trim(), sku.trim()].filter(Boolean).join(', ')

/**
 * The lines of a checked invoice's tax invoice, the delivery last. Where the invoice charges no tax, its lines name the
 * tax that is not collected.
 */
export const buildTaxLines = (
  source: TaxSource,
  { taxPercent, units }: Pick<TaxSeller, 'taxPercent' | 'units'>,
): TaxLine[] => {
  const percent = source.tax_percent || taxPercent
  const withTax = (untaxed: number, charged: number) => {
    const tax = source.tax_percent === 0 ? computeTax(untaxed, percent) : charged
    return {
      taxBase: untaxed,
      otherTaxBase: computeTaxBase({ untaxed, tax }, percent, source.tax_rate_percent),
      tax,
    }
  }
  const { delivery_cost: delivery } = source
  return [
    ...source.lines.map((line) => ({
      isService: false,
      name: nameLine(line),
      unit: units.get(line.uom) ?? DELIVERY_UNIT,
      price: line.unit_price,
      quantity: line.quantity,
      discount: line.quantity * line.unit_price - line.amount_untaxed,
      ...withTax(line.amount_untaxed, line.amount_tax),
    })),
    ...(delivery > 0
      ? [
          {
            isService: true,
            name: 'Biaya pengiriman',
            unit: DELIVERY_UNIT,
            price: delivery,
            quantity: 1,
            discount: 0,
            ...withTax(delivery, computeTax(delivery, source.tax_percent)),
          },
        ]
      : []),
  ]
}
