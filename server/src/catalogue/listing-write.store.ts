import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
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

/** Recounts products and items by category and brand when the catalogue is published. */
export const renewCategoryBrandCounts = async (tx: Db): Promise<void> => {
  await sql`delete from catalogue.category_brand_count`.execute(tx)
  await sql`insert into catalogue.category_brand_count select * from catalogue.counted`.execute(tx)
}
