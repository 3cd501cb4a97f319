import { computeTax } from '@pasok/contract'
import { computePart, sumAmounts, type Amounts, type DividedLine } from './invoice.ts'

/** What to credit: all that an invoice has left, quantities of its lines, or an amount before tax. */
export type Credited =
  | 'all'
  | {
      readonly lines: readonly { readonly line: number; readonly quantity: number }[]
      /** Credits what is left where the quantities are worth more, because amounts were credited before. */
      readonly isUpToRest?: boolean
    }
  | { readonly untaxed: number }

/** A line of a credit note: a quantity of an invoice's line, or only an amount. */
export interface CreditLine extends Amounts {
  readonly line: number | null
  readonly quantity: number | null
}

/** The fields of an invoice that its credit notes need. */
export interface CreditableInvoice {
  readonly amount_untaxed: number
  readonly amount_tax: number
  readonly tax_percent: number
  readonly lines: readonly (DividedLine & { readonly id: number })[]
  /** What earlier credit notes credited, in whole rupiah. */
  readonly credited: Amounts
  /** The quantities that earlier credit notes credited, by the invoice's lines. */
  readonly creditedQuantities: ReadonlyMap<number, number>
}

/** More was to be credited than the invoice has left. */
interface MoreThanInvoiced {
  readonly error: 'more_than_invoiced'
}

/** Computes the lines of a credit note; their tax never exceeds the tax that is left. */
export const creditLines = (
  invoice: CreditableInvoice,
  credited: Credited,
): readonly CreditLine[] | MoreThanInvoiced => {
  const before = invoice.credited
  const left = { untaxed: invoice.amount_untaxed - before.untaxed, tax: invoice.amount_tax - before.tax }
  if (left.untaxed + left.tax <= 0) return { error: 'more_than_invoiced' }
  const one = (amounts: Amounts) => ({ line: null, quantity: null, ...amounts })
  if (credited === 'all') return [one(left)]
  const wanted =
    'untaxed' in credited
      ? [one({ untaxed: credited.untaxed, tax: computeTax(credited.untaxed, invoice.tax_percent) })]
      : quantityLines(invoice, credited.lines)
  if ('error' in wanted) return wanted
  const isUpToRest = 'lines' in credited && credited.isUpToRest === true
  const lines = isUpToRest ? lowerTo(wanted, left.untaxed) : wanted
  const { untaxed, tax } = sumAmounts(lines)
  if (untaxed <= 0 || untaxed > left.untaxed) return { error: 'more_than_invoiced' }
  // The last credit note takes up the tax's rounding differences.
  let over = untaxed === left.untaxed ? tax - left.tax : Math.max(0, tax - left.tax)
  return lines.map((line) => {
    const off = Math.min(line.tax, over)
    over -= off
    return { ...line, tax: line.tax - off }
  })
}

/** Lowers lines, the last ones first, until they have no more than this before tax. */
const lowerTo = (lines: readonly CreditLine[], most: number): readonly CreditLine[] => {
  let left = most
  return lines.map((line) => {
    const untaxed = Math.min(line.untaxed, left)
    left -= untaxed
    return { ...line, untaxed }
  })
}

const quantityLines = (
  { lines: invoiced, creditedQuantities, tax_percent }: CreditableInvoice,
  wanted: readonly { readonly line: number; readonly quantity: number }[],
): readonly CreditLine[] | MoreThanInvoiced => {
  const lines: CreditLine[] = []
  for (const { line, quantity } of wanted) {
    const found = invoiced.find((one) => one.id === line)
    const before = creditedQuantities.get(line) ?? 0
    if (!found || before + quantity > found.quantity || lines.some((one) => one.line === line))
      return { error: 'more_than_invoiced' }
    lines.push({ line, quantity, ...computePart(found, before, quantity, tax_percent) })
  }
  return lines
}
