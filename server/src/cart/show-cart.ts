import { cartTotals, unitOf, type Cart, type OrderLine } from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import type { PriceReader } from '../catalogue/index.ts'
import { unacceptedOf } from './cart.ts'
import { findCartWithLines, type LineRow } from './cart.store.ts'
import { describeLines } from './describe-lines.ts'

/** A member's cart as it is now: with today's prices, and what is in the way of ordering it. */
export const showCart = async (
  reader: PriceReader,
  language: Language,
  taxPercent: number,
): Promise<Cart> => {
  const { cart: row, lines: stored } = await findCartWithLines(reader.db, reader.scope)
  const lines = await linesOf(reader, stored, language)
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
  const lines = await describeLines(reader, rows, language)
  return lines.map(({ id, quantity, described, ...shown }) => {
    const unit = unitOf(described.product)
    return {
      id,
      ...described,
      product_uom_qty: quantity,
      // Of what is not sold any more the problem says enough.
      ...(unit && unacceptedOf(shown, { price: described.price_unit, unit })),
    }
  })
}
