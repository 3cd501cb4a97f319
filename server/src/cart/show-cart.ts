import { cartTotals, quantityError, type Cart, type OrderLine } from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import { findItemCards, findItemNames, withPrices, type PriceReader } from '../catalogue/index.ts'
import { pricesOfItems } from '../pricing/index.ts'
import { findCart, listLines, type LineRow } from './cart.store.ts'

/** A member's cart as it is now: with today's prices, and what is in the way of ordering it. */
export const showCart = async (
  reader: PriceReader,
  language: Language,
  taxPercent: number,
): Promise<Cart> => {
  const row = await findCart(reader.db, reader.scope)
  const stored = row ? await listLines(reader.db, row.id) : []
  const lines = await describeLines(
    reader,
    stored.filter(({ quantity }) => quantity > 0),
    language,
  )
  const { untaxed, tax, total } = cartTotals(
    lines.map(({ product_uom_qty: quantity, price_unit: price }) => ({ quantity, price })),
    taxPercent,
  )
  return {
    id: row?.id ?? null,
    revision: row?.revision ?? 0,
    order_line: lines,
    amount_untaxed: untaxed,
    amount_tax: tax,
    amount_total: total,
    lines_without_price: lines.filter(({ price_unit }) => price_unit === undefined).length,
    currency_symbol: currencies[0].symbol,
  }
}

const describeLines = async (
  reader: PriceReader,
  rows: readonly LineRow[],
  language: Language,
): Promise<OrderLine[]> => {
  const { db, scope, day } = reader
  const quantities = new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]))
  const ids = [...quantities.keys()]
  const [cards, prices] = await Promise.all([
    findItemCards(db, ids, language),
    pricesOfItems(db, scope, ids, day, (id) => quantities.get(id) ?? 1),
  ])
  const priced = new Map((await withPrices(reader, [...cards.values()])).map((card) => [card.id, card]))
  const gone = await findItemNames(
    db,
    ids.filter((id) => !cards.has(id)),
    language,
  )
  return rows.map(({ id, item_id, quantity, price_shown }) => {
    const card = priced.get(item_id)
    const price = card && prices.get(item_id)?.price
    const problem = card?.display_add_to_cart ? quantityError(quantity, card) : 'not_for_sale'
    return {
      id,
      product: card ?? gone.get(item_id) ?? { id: item_id, name: '', sku_number: '' },
      product_uom_qty: quantity,
      ...(price !== undefined && { price_unit: price, price_subtotal: price * quantity }),
      ...(price_shown !== null && price !== undefined && price_shown !== price && { price_shown }),
      ...(problem && { problem }),
    }
  })
}
