import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** A page that search engines may list; `changed` if known. */
export type SitemapRecord =
  | {
      readonly kind: 'category'
      readonly id: number
      readonly slugs: { readonly en: string; readonly id: string }
    }
  | { readonly kind: 'brand'; readonly id: number; readonly name: string }
  | { readonly kind: 'product' | 'item'; readonly id: number; readonly changed: Date }

/** A range of ids: those above `after`, up to and including `last`, at most `limit` of them, the lowest first. */
export interface IdRange {
  readonly after: number
  readonly last: number
  readonly limit: number
}

/** A block of consecutive ids, with its number from 0; at least one of them is listed. */
export interface SitemapPart {
  readonly part: number
  readonly changed: Date | null
}

/** Categories with a product in them or below them. */
export const findListedCategories = async (
  db: Db,
  { after, last, limit }: IdRange,
): Promise<SitemapRecord[]> => {
  const { rows } = await sql<SitemapRecord>`
    select 'category' as kind, c.id, json_build_object('en', c.slug_en, 'id', c.slug_id) as slugs
    from catalogue.category c
    where c.id > ${after} and c.id <= ${last}
      and exists (select from catalogue.listing l where l.category_ids @> array[c.id])
    order by c.id limit ${limit}`.execute(db)
  return rows
}

/** Brands with a product. */
export const findListedBrands = async (db: Db, { after, last, limit }: IdRange): Promise<SitemapRecord[]> => {
  const { rows } = await sql<SitemapRecord>`
    select 'brand' as kind, b.id, b.name from catalogue.brand b
    where b.id > ${after} and b.id <= ${last} and exists (select from catalogue.listing l where l.brand_id = b.id)
    order by b.id limit ${limit}`.execute(db)
  return rows
}

/** Active items, and shown products with more than one item: a single item's page stands for its product. */
export const findListedProducts = async (
  db: Db,
  { after, last, limit }: IdRange,
): Promise<SitemapRecord[]> => {
  const { rows } = await sql<SitemapRecord>`
    (select 'product' as kind, l.product_id as id, p.updated_at as changed
     from catalogue.listing l join catalogue.product p on p.id = l.product_id
     where l.product_id > ${after} and l.product_id <= ${last} and l.item_count > 1
     order by l.product_id limit ${limit})
    union all
    (select 'item' as kind, i.id, greatest(i.updated_at, p.updated_at) as changed
     from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
     join catalogue.product p on p.id = i.product_id
     where i.id > ${after} and i.id <= ${last} and i.active
     order by i.id limit ${limit})
    order by id limit ${limit}`.execute(db)
  return rows
}

const selectPart = (column: string, size: number) => sql<number>`(${sql.ref(column)} - 1) / ${sql.lit(size)}`

/** The parts of `size` ids each with a listed category. */
export const findCategoryParts = async (db: Db, size: number): Promise<SitemapPart[]> => {
  const { rows } = await sql<SitemapPart>`
    select distinct ${selectPart('c.id', size)} as part, null::timestamptz as changed
    from catalogue.listing l cross join unnest(l.category_ids) c(id) order by part`.execute(db)
  return rows
}

/** The parts of `size` ids each with a listed brand. */
export const findBrandParts = async (db: Db, size: number): Promise<SitemapPart[]> => {
  const { rows } = await sql<SitemapPart>`
    select distinct ${selectPart('l.brand_id', size)} as part, null::timestamptz as changed
    from catalogue.listing l where l.brand_id is not null order by part`.execute(db)
  return rows
}

/** The parts of `size` ids each with a listed product or item, and the time of the last change in each. */
export const findProductParts = async (db: Db, size: number): Promise<SitemapPart[]> => {
  const { rows } = await sql<SitemapPart>`
    select part, max(changed) as changed from (
      select ${selectPart('l.product_id', size)} as part, p.updated_at as changed
      from catalogue.listing l join catalogue.product p on p.id = l.product_id where l.item_count > 1
      union all
      select ${selectPart('i.id', size)}, greatest(i.updated_at, p.updated_at)
      from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      join catalogue.product p on p.id = i.product_id where i.active) listed
    group by part order by part`.execute(db)
  return rows
}
