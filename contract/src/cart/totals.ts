import { cutAmount } from '../money.ts'

/** What a line needs for the sums of its cart: how much of it, and the whole rupiah for one, if it has a price. */
export interface PricedLine {
  readonly quantity: number
  readonly price?: number | undefined
}

export interface CartTotals {
  /** Before tax, of the lines that have a price. */
  readonly untaxed: number
  readonly tax: number
  readonly total: number
}

/** A per cent in hundredths: 11 % are 1,100. */
const toBasisPoints = (percent: number): number => Math.round(percent * 100)

/** The tax of one line, half up to the rupiah. */
export const computeTax = (amount: number, taxPercent: number): number =>
  Number((BigInt(amount) * BigInt(toBasisPoints(taxPercent)) + 5_000n) / 10_000n)

/** A cart's sums in whole rupiah: tax is rounded line by line, then summed. A line without a price adds nothing. Sums above the limits are cut. */
export const cartTotals = (lines: readonly PricedLine[], taxPercent: number): CartTotals => {
  const amounts = lines.map(({ quantity, price = 0 }) => quantity * price)
  const untaxed = cutAmount(amounts.reduce((sum, amount) => sum + amount, 0))
  const tax = cutAmount(amounts.reduce((sum, amount) => sum + computeTax(amount, taxPercent), 0))
  return { untaxed, tax, total: untaxed + tax }
}

/**
 * The base that a tax is written with (DPP nilai lain): that part of the untaxed amount of which `ratePercent` is what
 * `taxPercent` is of the whole, half up to the rupiah. As tax was rounded line by line, the nearest whole rupiah is taken of
 * which `ratePercent`, rounded half up, is exactly the tax.
 */
export const computeTaxBase = (
  { untaxed, tax }: Pick<CartTotals, 'untaxed' | 'tax'>,
  taxPercent: number,
  ratePercent: number,
): number => {
  const [part, rate] = [BigInt(toBasisPoints(taxPercent)), BigInt(toBasisPoints(ratePercent))]
  const base = (BigInt(untaxed) * part * 2n + rate) / (rate * 2n)
  const roundsTo = (sum: bigint) => (sum * rate + 5_000n) / 10_000n
  // The least base whose tax rounds to this one: rate * base >= tax * 10,000 - 5,000.
  const leastFor = (of: bigint) => (of * 10_000n - 5_000n + rate - 1n) / rate
  const wanted = BigInt(tax)
  if (roundsTo(base) < wanted) return Number(leastFor(wanted))
  return Number(roundsTo(base) > wanted ? leastFor(wanted + 1n) - 1n : base)
}
