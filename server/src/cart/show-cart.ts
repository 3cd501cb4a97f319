import { pendingChanges, toUnit, type Cart, type CartChanges, type OrderLine } from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import { findPricesAtQuantities, type PriceAtQuantity } from '../pricing/index.ts'
import { findCartWithLines, type CartRow, type CartSums, type LineRow } from './cart.store.ts'
import type { ChangedCart, CartChanger } from './change-cart.ts'
import { describeLines, sumLines } from './describe-lines.ts'

/** Who reads a cart, in which language, at which tax rate. */
export interface CartReader extends CartChanger {
  readonly language: Language
}

/** One page of lines: its number, from 1, and its size. */
export interface Page {
  readonly page: number
  readonly per_page: number
}

/** A member's cart with today's prices, and why lines can't be ordered. Without a page, all of its lines. */
export const showCart = async (reader: CartReader, page?: Page): Promise<Cart> => {
  const { db, scope, day, taxPercent } = reader
  const stored = await findCartWithLines(db, scope)
  const lines = (stored?.lines ?? []).filter(({ quantity }) => quantity > 0)
  const ids = lines.map(({ item_id }) => item_id)
  const priceAt = await findPricesAtQuantities(db, scope, ids, day)
  const shown = page ? lines.slice((page.page - 1) * page.per_page, page.page * page.per_page) : lines
  return {
    ...buildHead(stored?.cart, lines.length, sumLines(lines, priceAt, taxPercent), taxPercent),
    order_line: await describeOrderLines(reader, shown, priceAt),
  }
}

/** The lines that a change names, and those changed since its revision, if it names one. */
export const describeChanges = async (
  reader: CartReader,
  { cart, lineCount, lines, priceAt, sums }: ChangedCart,
  itemIds: readonly number[],
): Promise<CartChanges> => {
  const shown = lines.filter(({ quantity }) => quantity > 0)
  const removed = new Set([...itemIds, ...lines.map(({ item_id }) => item_id)])
  for (const { item_id } of shown) removed.delete(item_id)
  return {
    ...buildHead(cart, lineCount, sums, reader.taxPercent),
    order_line: await describeOrderLines(reader, shown, priceAt),
    removed_item_ids: [...removed],
  }
}

/** The fields of a cart without its lines; the sums are of all its lines. */
const buildHead = (
  cart: CartRow | undefined,
  lineCount: number,
  { untaxed, tax, lines_without_price }: CartSums,
  taxPercent: number,
) => ({
  id: cart?.id ?? null,
  revision: cart?.revision ?? 0,
  line_count: lineCount,
  amount_untaxed: untaxed,
  amount_tax: tax,
  amount_total: untaxed + tax,
  tax_percent: taxPercent,
  lines_without_price,
  currency_symbol: currencies[0].symbol,
})

const describeOrderLines = async (
  { db, scope, language }: CartReader,
  rows: readonly LineRow[],
  priceAt: PriceAtQuantity,
): Promise<OrderLine[]> => {
  const lines = await describeLines({ db, scope }, rows, priceAt, language)
  return lines.map(({ id, quantity, described, price_shown, unit_shown }) => {
    const unit = toUnit(described.product)
    return {
      id,
      ...described,
      product_uom_qty: quantity,
      // For an item that is no longer sold, the problem says enough.
      ...(unit && pendingChanges({ price_shown, unit_shown }, { price: described.price_unit, unit })),
    }
  })
}
