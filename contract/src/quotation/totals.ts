import { computeTax } from '../cart/totals.ts'
import { percentOff } from '../money.ts'

/** What a line of a quotation or an order costs; without a price it adds nothing. */
export interface QuotedLine {
  readonly quantity: number | null
  /** Whole rupiah for one, before tax and discount. */
  readonly unit_price: number | null
  /** Hundredths of a per cent. */
  readonly discount: number
}

/** Whole rupiah. */
export interface QuotationTotals {
  /** Lines and delivery, before tax. */
  readonly untaxed: number
  readonly tax: number
  readonly total: number
}

/** A line's sum before tax, its discount half up to the rupiah. */
export const lineAmount = ({ quantity, unit_price, discount }: QuotedLine): number =>
  percentOff((quantity ?? 0) * (unit_price ?? 0), discount)

/** Sums of lines and delivery: tax is rounded line by line, delivery being one, then summed. */
export const quotationTotals = (
  lines: readonly QuotedLine[],
  deliveryCost: number,
  taxPercent: number,
): QuotationTotals => {
  const amounts = [...lines.map(lineAmount), deliveryCost]
  const untaxed = amounts.reduce((sum, amount) => sum + amount, 0)
  const tax = amounts.reduce((sum, amount) => sum + computeTax(amount, taxPercent), 0)
  return { untaxed, tax, total: untaxed + tax }
}
