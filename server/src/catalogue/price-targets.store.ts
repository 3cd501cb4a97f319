import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** What a price can be set for, as people name it: a part number, an English category, or a brand. */
export type PriceTarget =
  | { readonly sku: string }
  | { readonly category: string }
  | { readonly brand: string }

/** A price target by its id. */
type FoundTarget =
  | { readonly item_id: number }
  | { readonly category_id: number }
  | { readonly brand_id: number }

/** Finds the target that a name means; undefined if the catalogue has none. */
export const findPriceTarget = async (db: Db, target: PriceTarget): Promise<FoundTarget | undefined> => {
  if ('sku' in target) {
    const { rows } = await sql<{ item_id: number }>`
      select id as item_id from catalogue.item where lower(btrim(sku)) = lower(${target.sku})`.execute(db)
    return rows[0]
  }
  if ('brand' in target) {
    const { rows } = await sql<{ brand_id: number }>`
      select id as brand_id from catalogue.brand where lower(name) = lower(${target.brand})`.execute(db)
    return rows[0]
  }
  const { rows } = await sql<{ category_id: number }>`
    select id as category_id from catalogue.category where name_en = ${target.category} order by id`.execute(
    db,
  )
  return rows[0]
}
