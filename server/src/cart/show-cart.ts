import { cartTotals, type Cart, type OrderLine } from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import type { PriceReader } from '../catalogue/index.ts'
import { findCart, listLines, type LineRow } from './cart.store.ts'
import { describeLines } from './describe-lines.ts'

/** A member's cart as it is now: with today's prices, and what is in the way of ordering it. */
export const showCart = async (
  reader: PriceReader,
  language: Language,
  taxPercent: number,
): Promise<Cart> => {
  const row = await findCart(reader.db, reader.scope)
  const stored = row ? await listLines(reader.db, row.id) : []
  const lines = await linesOf(
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

const linesOf = async (
  reader: PriceReader,
  rows: readonly LineRow[],
  language: Language,
): Promise<OrderLine[]> => {
  const described = await describeLines(reader, rows, language)
  return rows.map(({ id, item_id, quantity, price_shown }) => {
    const line = described(item_id)
    const price = line.price_unit
    return {
      id,
      ...line,
      product_uom_qty: quantity,
      ...(price_shown !== null && price !== undefined && price_shown !== price && { price_shown }),
    }
  })
}
