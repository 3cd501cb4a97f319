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
}

/** The price keys of a record; none if it has no price, or none that the reader may see. */
export type PriceKeys = Partial<ItemPrices & ProductPrices>

/**
 * Finds the prices of records for the reader's company, in one statement. Without a reader, as for guests, it reads no
 * price.
 */
export const findPriceKeys = async (
  reader: PriceReader | undefined,
  records: readonly Sellable[],
): Promise<(record: Sellable) => PriceKeys> => {
  if (!reader) return () => ({})
  const { db, scope, day } = reader
  const collectIds = (isProduct: boolean) =>
    records.filter((one) => (one.is_header ?? false) === isProduct).map(({ id }) => id)
  const { products, items } = await findPricesById(
    db,
    scope,
    { productIds: collectIds(true), itemIds: collectIds(false) },
    day,
  )
  return ({ id, is_header }) => (is_header ? products : items).get(id) ?? {}
}

/** Adds the reader's prices to records. */
export const withPrices = async <R extends Sellable>(
  reader: PriceReader | undefined,
  records: readonly R[],
): Promise<(R & PriceKeys)[]> => {
  const findKeys = await findPriceKeys(reader, records)
  return records.map((record) => ({ ...record, ...findKeys(record) }))
}

/** Adds the reader's price to one record. */
export const withPrice = async <R extends Sellable>(
  reader: PriceReader | undefined,
  record: R,
): Promise<R & PriceKeys> => ({ ...record, ...(await findPriceKeys(reader, [record]))(record) })
