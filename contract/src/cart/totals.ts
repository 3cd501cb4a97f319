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
const basisPointsOf = (percent: number): number => Math.round(percent * 100)

/** The tax of one line, half up to the rupiah. */
export const taxOf = (amount: number, taxPercent: number): number =>
  Number((BigInt(amount) * BigInt(basisPointsOf(taxPercent)) + 5_000n) / 10_000n)

/** A cart's sums in whole rupiah: tax is rounded line by line, then summed. A line without a price adds nothing. */
export const cartTotals = (lines: readonly PricedLine[], taxPercent: number): CartTotals => {
  const amounts = lines.map(({ quantity, price = 0 }) => quantity * price)
  const untaxed = amounts.reduce((sum, amount) => sum + amount, 0)
  const tax = amounts.reduce((sum, amount) => sum + taxOf(amount, taxPercent), 0)
  return { untaxed, tax, total: untaxed + tax }
}

/** What an item asks of a quantity. */
export interface QuantityRule {
  readonly min_qty: number
  readonly multiple_qty: number
}

/** Why so many can't be ordered; undefined where they can. The multiple counts from nought, not from the minimum. */
export const quantityError = (
  quantity: number,
  { min_qty, multiple_qty }: QuantityRule,
): 'below_minimum' | 'not_multiple' | undefined => {
  if (quantity < min_qty) return 'below_minimum'
  return quantity % multiple_qty === 0 ? undefined : 'not_multiple'
}

/** The least that may be ordered. */
export const leastQuantity = ({ min_qty, multiple_qty }: QuantityRule): number =>
  Math.ceil(min_qty / multiple_qty) * multiple_qty
