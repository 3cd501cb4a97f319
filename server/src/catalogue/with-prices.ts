import type { ItemPrices, ProductPrices, Day } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { findPricesById } from '../pricing/index.ts'

/** A member, who may see prices: through what they are read, for which company, and on which day in Jakarta. */
export interface PriceReader {
  readonly db: Db
  readonly scope: MemberScope
  readonly day: Day
}

/** A record of the catalogue that prices belong to: a product, or an item; a row of the Variant table is one, too. */
interface Sellable {
  readonly id: number
  readonly is_header?: boolean
}

/** The price keys of a record: none where it has no price, or none that may be seen. */
export type PriceKeys = Partial<ItemPrices & ProductPrices>

/**
 * Finds what records cost the company that asks, in one statement. Without a reader, which is anybody but a member who
 * may see prices, no price is read.
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

/** The records with what they cost the company that asks. */
export const withPrices = async <R extends Sellable>(
  reader: PriceReader | undefined,
  records: readonly R[],
): Promise<(R & PriceKeys)[]> => {
  const findKeys = await findPriceKeys(reader, records)
  return records.map((record) => ({ ...record, ...findKeys(record) }))
}

/** One record with what it costs the company that asks. */
export const withPrice = async <R extends Sellable>(
  reader: PriceReader | undefined,
  record: R,
): Promise<R & PriceKeys> => ({ ...record, ...(await findPriceKeys(reader, [record]))(record) })
