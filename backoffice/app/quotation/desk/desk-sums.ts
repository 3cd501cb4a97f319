import { lineAmount, quotationTotals, type ItemFacts, type QuotationTotals } from '@pasok/contract'
import { isOffered, type DeskLine, type FindFacts } from './desk-line.ts'

/** A line's price: what stands in it, or what the shop asks today. Undefined as long as it has none, and of what is not offered. */
export const resolvePrice = (line: DeskLine, facts: ItemFacts | undefined): number | undefined =>
  isOffered(line) ? (line.unit_price ?? facts?.company_price) : undefined

const toQuoted = ({ quantity = 0, discount_percent }: DeskLine, unit_price: number) => ({
  quantity,
  unit_price,
  discount: Math.round(discount_percent * 100),
})

/** A line's sum before tax; undefined as long as it has no price. */
export const lineSum = (line: DeskLine, facts: ItemFacts | undefined): number | undefined => {
  const price = resolvePrice(line, facts)
  return price === undefined ? undefined : lineAmount(toQuoted(line, price))
}

/** Per cent with one decimal that a price leaves above its cost; undefined where the cost is not known. */
const marginOf = (amount: number | undefined, cost: number | undefined): number | undefined =>
  amount === undefined || amount === 0 || cost === undefined
    ? undefined
    : Math.round(((amount - cost) / amount) * 1000) / 10

/** A line's margin in per cent. */
export const lineMargin = (line: DeskLine, facts: ItemFacts | undefined): number | undefined =>
  marginOf(
    lineSum(line, facts),
    facts?.unit_cost === undefined ? undefined : facts.unit_cost * (line.quantity ?? 0),
  )

export interface DeskSums extends QuotationTotals {
  /** Of the offered lines whose cost is known, in whole rupiah before tax. */
  readonly margin: number
  /** The same, in per cent of their price. */
  readonly marginPercent: number | undefined
  readonly withoutCost: number
  readonly withoutPrice: number
}

/** The sums of all lines as they stand on the desk. */
export const deskSums = (
  rows: readonly DeskLine[],
  findFacts: FindFacts,
  deliveryCost: number,
  taxPercent: number,
): DeskSums => {
  const quoted: ReturnType<typeof toQuoted>[] = []
  let [sold, cost, withoutCost, withoutPrice] = [0, 0, 0, 0]
  for (const line of rows) {
    const known = findFacts(line)
    const price = resolvePrice(line, known)
    if (price === undefined) {
      if (!line.is_removed && line.status !== 'not_available') withoutPrice += 1
      continue
    }
    const priced = toQuoted(line, price)
    quoted.push(priced)
    if (known?.unit_cost === undefined) withoutCost += 1
    else {
      sold += lineAmount(priced)
      cost += known.unit_cost * priced.quantity
    }
  }
  return {
    ...quotationTotals(quoted, deliveryCost, taxPercent),
    margin: sold - cost,
    marginPercent: marginOf(sold, cost),
    withoutCost,
    withoutPrice,
  }
}
