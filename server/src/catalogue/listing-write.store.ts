import { sql } from 'kysely'
import { advisoryLocks, type Db } from '../platform/index.ts'
import { queueTokens } from './tokens-pending.store.ts'

/**
 * Renews the listing rows and search tokens of these products, in the transaction that wrote them or their items; every
 * write of a product calls it.
 */
export const renewListing = async (tx: Db, productIds: readonly number[]): Promise<void> => {
  await renewListingRows(tx, productIds)
  await queueTokens(tx, productIds)
}

/** Renews the listing rows alone, after a write that changes no search token. Products that are no longer shown leave the listing. */
export const renewListingRows = async (tx: Db, productIds: readonly number[]): Promise<void> => {
  if (productIds.length === 0) return
  const these = sql`any(${productIds}::int[])`
  await sql`delete from catalogue.listing where product_id = ${these}`.execute(tx)
  await sql`insert into catalogue.listing select * from catalogue.listed where product_id = ${these}`.execute(
    tx,
  )
  await sql`
    insert into catalogue.listing_number
    select n.* from catalogue.listed_number n join catalogue.listing l using (product_id)
    where n.product_id = ${these}`.execute(tx)
}

/** Recounts the products and items of categories when the catalogue is published: by brand, and by value where they changed. */
export const renewCounts = async (tx: Db): Promise<void> => {
  await sql`delete from catalogue.category_brand_count`.execute(tx)
  await sql`insert into catalogue.category_brand_count select * from catalogue.counted`.execute(tx)
  await renewValueCounts(tx)
}

/**
 * Stores the counts by value of the categories whose products have changed, and returns how many categories these are. Until
 * then lists count their products themselves.
 */
export const renewValueCounts = async (tx: Db): Promise<number> => {
  // Two at once would store the same counts twice.
  await sql`select pg_advisory_xact_lock(${advisoryLocks.counts})`.execute(tx)
  const { rows } = await sql<{ category_id: number }>`
    with pending as (delete from catalogue.value_count_pending returning category_id)
    select distinct category_id from pending`.execute(tx)
  if (rows.length === 0) return 0
  const changed = sql`any(${rows.map(({ category_id }) => category_id)}::int[])`
  await sql`delete from catalogue.value_count where category_id = ${changed}`.execute(tx)
  await sql`
    insert into catalogue.value_count
    select * from catalogue.counted_value where category_id = ${changed} order by category_id, kind, id`.execute(
    tx,
  )
  return rows.length
}
