import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, itemColumns, itemCounts, productColumns } from './columns.store.ts'
import type { ItemRow, ProductRow } from './records.ts'

/** What narrows a listing down. A category stands for everything below it, too. */
export interface Narrowing {
  readonly categoryId?: number | undefined
  readonly brandId?: number | undefined
}

/** The condition on `catalogue.product p` that a narrowing means. */
export const narrowed = ({ categoryId, brandId }: Narrowing): RawBuilder<boolean> => sql<boolean>`
  p.active
  and ${
    categoryId === undefined
      ? sql`true`
      : sql`p.category_id in (select c.id from catalogue.category c join catalogue.category root on root.id = ${categoryId}
          where c.path like root.path || '%')`
  }
  and ${brandId === undefined ? sql`true` : sql`p.brand_id = ${brandId}`}
  and exists (select from catalogue.item x where x.product_id = p.id and x.active)`

export type Sort = 'default' | 'name_asc' | 'name_desc'

const orders = (language: Language): Record<Sort, RawBuilder<unknown>> => ({
  default: sql`p.popularity desc, p.id`,
  name_asc: sql`lower(${inLanguage('p.name', language)}), p.id`,
  name_desc: sql`lower(${inLanguage('p.name', language)}) desc, p.id desc`,
})

/** One page of products and how many there are in all. */
export const findProducts = async (
  db: Db,
  narrowing: Narrowing,
  sort: Sort,
  language: Language,
  offset: number,
  limit: number,
): Promise<{ rows: ProductRow[]; total: number }> => {
  const where = narrowed(narrowing)
  const order = orders(language)[sort]
  const total = sql`select count(*)::int as total from catalogue.product p where ${where}`
  const { rows } = await sql<ProductRow & { total: number }>`
    with page as (select p.id from catalogue.product p where ${where} order by ${order} limit ${limit} offset ${offset})
    select ${productColumns(language)}, (${total}) as total
    from page join catalogue.product p using (id) ${itemCounts} order by ${order}`.execute(db)
  if (rows[0]) return { rows, total: rows[0].total }
  // A page beyond the end has no row to say how many there are.
  const counted = offset === 0 ? undefined : await sql<{ total: number }>`${total}`.execute(db)
  return { rows, total: counted?.rows[0]?.total ?? 0 }
}

/** The products named, in no particular order; inactive ones are left out. */
export const findProductsById = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ProductRow[]> => {
  const { rows } = await sql<ProductRow>`
    select ${productColumns(language)} from catalogue.product p ${itemCounts}
    where p.id = any(${ids}::int[]) and p.active`.execute(db)
  return rows
}

/** The items named, in no particular order; inactive ones are left out. */
export const findItemsById = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(language)} from catalogue.item i where i.id = any(${ids}::int[]) and i.active`.execute(
    db,
  )
  return rows
}
