import { unitOf, type Cart, type CartChanges, type OrderLine } from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import type { PriceReader } from '../catalogue/index.ts'
import { findPricesAtQuantities, type PriceAtQuantity } from '../pricing/index.ts'
import { unacceptedOf } from './cart.ts'
import { findCartWithLines, type LineRow, type StoredCart } from './cart.store.ts'
import { describeLines, sumLines } from './describe-lines.ts'

/** Who reads a cart, in which language, at which tax. */
export interface CartReader extends PriceReader {
  readonly language: Language
  readonly taxPercent: number
}

/** Some of the lines of a list: from the first page on, each of so many. */
export interface Page {
  readonly page: number
  readonly per_page: number
}

/** A cart that was read, and the prices of its items. */
interface PricedCart {
  readonly stored: StoredCart | undefined
  readonly priceAt: PriceAtQuantity
}

/** A member's cart as it is now: with today's prices, and what is in the way of ordering it. Without a page all of its lines. */
export const showCart = async (reader: CartReader, page?: Page): Promise<Cart> => {
  const { db, scope, day } = reader
  const stored = await findCartWithLines(db, scope)
  const ids = linesIn(stored).map(({ item_id }) => item_id)
  const priceAt = await findPricesAtQuantities(db, scope, ids, day)
  return describeCart(reader, { stored, priceAt }, page)
}

const linesIn = (stored: StoredCart | undefined): LineRow[] =>
  (stored?.lines ?? []).filter(({ quantity }) => quantity > 0)

/** The same of a cart that was read. */
export const describeCart = async (reader: CartReader, cart: PricedCart, page?: Page): Promise<Cart> => {
  const lines = linesIn(cart.stored)
  const shown = page ? lines.slice((page.page - 1) * page.per_page, page.page * page.per_page) : lines
  return {
    ...headOf(cart, lines, reader.taxPercent),
    order_line: await describeOrderLines(reader, shown, cart.priceAt),
  }
}

/** What a change named of a cart, and what was changed in it since that revision, if there is one. */
export const describeChanges = async (
  reader: CartReader,
  cart: PricedCart & { readonly stored: StoredCart },
  named: { readonly itemIds: readonly number[]; readonly revision: number | undefined },
): Promise<CartChanges> => {
  const since = named.revision ?? cart.stored.cart.revision
  const changed = cart.stored.lines.filter(({ revision }) => revision > since)
  const ids = new Set([...named.itemIds, ...changed.map(({ item_id }) => item_id)])
  const lines = linesIn(cart.stored)
  const shown = lines.filter(({ item_id }) => ids.has(item_id))
  for (const { item_id } of shown) ids.delete(item_id)
  return {
    ...headOf(cart, lines, reader.taxPercent),
    order_line: await describeOrderLines(reader, shown, cart.priceAt),
    removed_item_ids: [...ids],
  }
}

/** What a cart is as a whole; the sums are of all its lines. */
const headOf = ({ stored, priceAt }: PricedCart, lines: readonly LineRow[], taxPercent: number) => {
  const { untaxed, tax, total, lines_without_price } = sumLines(lines, priceAt, taxPercent)
  return {
    id: stored?.cart.id ?? null,
    revision: stored?.cart.revision ?? 0,
    line_count: lines.length,
    amount_untaxed: untaxed,
    amount_tax: tax,
    amount_total: total,
    lines_without_price,
    currency_symbol: currencies[0].symbol,
  }
}

const describeOrderLines = async (
  { db, language }: CartReader,
  rows: readonly LineRow[],
  priceAt: PriceAtQuantity,
): Promise<OrderLine[]> => {
  const lines = await describeLines(db, rows, priceAt, language)
  return lines.map(({ id, quantity, described, price_shown, unit_shown }) => {
    const unit = unitOf(described.product)
    return {
      id,
      ...described,
      product_uom_qty: quantity,
      // Of what is not sold any more the problem says enough.
      ...(unit && unacceptedOf({ price_shown, unit_shown }, { price: described.price_unit, unit })),
    }
  })
}
