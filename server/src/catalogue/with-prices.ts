import type { ItemPrices, ProductPrices, Day } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { findPricesById } from '../pricing/index.ts'

/** A member who may see prices: the connection, the company, and the day in Jakarta. */
export interface PriceReader {
  readonly db: Db
  readonly scope: MemberScope
  readonly day: Day
}

/** A record with prices: a product, an item, or a row of the Variant table. */
interface Sellable {
  readonly id: number
  readonly is_header?: boolean
  /** The only item of a product. */
  readonly single_item_id?: number | undefined
}

/** What a record has for the reader's company alone: prices if they may see them, and the company's own numbers of the item. */
export type PriceKeys = Partial<ItemPrices & ProductPrices> & { readonly own_numbers?: string[] }

/**
 * Finds the prices of records for the reader's company and its own numbers of their items. Without a reader, as for guests,
 * it reads neither.
 */
export const findPriceKeys = async (
  reader: PriceReader | undefined,
  records: readonly Sellable[],
): Promise<(record: Sellable) => PriceKeys> => {
  if (!reader) return () => ({})
  const { db, scope, day } = reader
  const collectIds = (isProduct: boolean) =>
    records.filter((one) => (one.is_header ?? false) === isProduct).map(({ id }) => id)
  const [productIds, itemIds] = [collectIds(true), collectIds(false)]
  const singles = records.flatMap(({ single_item_id }) => single_item_id ?? [])
  const numberedIds = [...itemIds, ...singles]
  const { products, items, ownNumbers } = await findPricesById(
    db,
    scope,
    { productIds, itemIds, numberedIds },
    day,
  )
  return ({ id, is_header, single_item_id }) => {
    const own = ownNumbers.get(is_header ? (single_item_id ?? 0) : id)
    return { ...(is_header ? products : items).get(id), ...(own && { own_numbers: own }) }
  }
}

/** Adds the reader's prices and own numbers to records. */
export const withPrices = async <R extends Sellable>(
  reader: PriceReader | undefined,
  records: readonly R[],
): Promise<(R & PriceKeys)[]> => {
  const findKeys = await findPriceKeys(reader, records)
  return records.map((record) => ({ ...record, ...findKeys(record) }))
}

/** Adds the reader's price and own numbers to one record. */
export const withPrice = async <R extends Sellable>(
  reader: PriceReader | undefined,
  record: R,
): Promise<R & PriceKeys> => ({ ...record, ...(await findPriceKeys(reader, [record]))(record) })
