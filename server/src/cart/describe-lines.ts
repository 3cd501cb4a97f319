import { quantityError, ruleOf, type LineItem, type OrderLine } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findLineItems, type PriceReader } from '../catalogue/index.ts'
import { findPricesAtQuantities, itemPricesOf } from '../pricing/index.ts'

/** What a line of a cart or a list is about. */
interface Wanted {
  readonly item_id: number
  readonly quantity: number
}

/** An item as it is today, what so much of it costs, and what is in the way of ordering it. */
type DescribedLine = Pick<OrderLine, 'product' | 'price_unit' | 'price_subtotal' | 'problem'>

/** Describes lines, each of another item, in their order. */
export const describeLines = async <L extends Wanted>(
  { db, scope, day }: PriceReader,
  lines: readonly L[],
  language: Language,
): Promise<(L & { readonly described: DescribedLine })[]> => {
  const ids = lines.map(({ item_id }) => item_id)
  const [items, priceAt] = await Promise.all([
    findLineItems(db, ids, language),
    findPricesAtQuantities(db, scope, ids, day),
  ])
  return lines.map((line) => {
    const { item_id: id, quantity } = line
    const item = items.get(id) ?? { id, name: '', sku_number: '' }
    const isSold = item.uom !== undefined
    const one = isSold ? priceAt(id, 1) : undefined
    const price = isSold ? priceAt(id, quantity)?.price : undefined
    const problem = problemOf(item, quantity)
    return {
      ...line,
      described: {
        product: one ? { ...item, ...itemPricesOf(one) } : item,
        ...(price !== undefined && { price_unit: price, price_subtotal: price * quantity }),
        ...(problem && { problem }),
      },
    }
  })
}

const problemOf = (item: LineItem, quantity: number): OrderLine['problem'] =>
  item.display_add_to_cart ? quantityError(quantity, ruleOf(item)) : 'not_for_sale'
