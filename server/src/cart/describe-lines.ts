import { quantityError, type OrderLine } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findItemCards, findItemNames, withPrices, type PriceReader } from '../catalogue/index.ts'
import { pricesOfItems } from '../pricing/index.ts'

/** What a line of a cart or a list is about. */
interface Wanted {
  readonly item_id: number
  readonly quantity: number
}

/** An item as it is today, what so much of it costs, and what is in the way of ordering it. */
type DescribedLine = Pick<OrderLine, 'product' | 'price_unit' | 'price_subtotal' | 'problem'>

/** Describes lines, each of another item, by the item's id. */
export const describeLines = async (
  reader: PriceReader,
  lines: readonly Wanted[],
  language: Language,
): Promise<(itemId: number) => DescribedLine> => {
  const { db, scope, day } = reader
  const quantities = new Map(lines.map(({ item_id, quantity }) => [item_id, quantity]))
  const quantityOf = (itemId: number) => quantities.get(itemId) ?? 1
  const ids = [...quantities.keys()]
  const [cards, prices] = await Promise.all([
    findItemCards(db, ids, language),
    pricesOfItems(db, scope, ids, day, quantityOf),
  ])
  const priced = new Map((await withPrices(reader, [...cards.values()])).map((card) => [card.id, card]))
  const gone = await findItemNames(
    db,
    ids.filter((id) => !cards.has(id)),
    language,
  )
  return (itemId) => {
    const card = priced.get(itemId)
    const quantity = quantityOf(itemId)
    const price = card && prices.get(itemId)?.price
    const problem = card?.display_add_to_cart ? quantityError(quantity, card) : 'not_for_sale'
    return {
      product: card ?? gone.get(itemId) ?? { id: itemId, name: '', sku_number: '' },
      ...(price !== undefined && { price_unit: price, price_subtotal: price * quantity }),
      ...(problem && { problem }),
    }
  }
}
