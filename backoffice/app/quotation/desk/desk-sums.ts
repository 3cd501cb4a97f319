import { lineAmount, priceAt, quotationTotals, type ItemFacts, type QuotationTotals } from '@pasok/contract'
import { isOffered, type DeskLine, type FindFacts } from './desk-line.ts'

/** The same facts with the company's price at the quantity of all lines of the item, by which the shop sells it. */
export const atQuantities = (rows: readonly DeskLine[], findFacts: FindFacts): FindFacts => {
  const quantities = new Map<number, number>()
  for (const { product_item_id: id, quantity = 1, is_removed } of rows)
    if (id !== undefined && !is_removed) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  return (line) => {
    const facts = findFacts(line)
    if (!facts?.price_breaks || line.product_item_id === undefined) return facts
    const { company_price, price_breaks } = facts
    const quantity = quantities.get(line.product_item_id) ?? 1
    const price = priceAt({ price: company_price, price_breaks }, quantity)
    return price === undefined ? facts : { ...facts, company_price: price }
  }
}

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
