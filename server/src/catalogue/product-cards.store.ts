import { sql } from 'kysely'
import type { HeaderCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { listedColumns } from './columns.store.ts'
import { toHeaderCard, type ProductRow } from './records.ts'

/** Cards of products by id, without prices; products no longer sold are left out. */
export const findProductCards = async (
  db: Db,
  productIds: readonly number[],
  language: Language,
): Promise<Map<number, HeaderCard>> => {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<ProductRow>`
    select ${listedColumns(language)}
    from catalogue.listing l join catalogue.product p on p.id = l.product_id
    where l.product_id = any(${productIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toHeaderCard(row, language)]))
}
