import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage } from './columns.store.ts'

/** A category's row, its own products and items counted, not those below it; `slugs` are those of both languages. */
export interface CategoryRow {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly slug: string
  readonly slugs: Readonly<Record<Language, string>>
  readonly filled: string[]
  readonly product_count: number
  readonly item_count: number
}

/** Every category, parents and children in reading order. */
export const findCategories = async (db: Db, language: Language): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, ${inLanguage('c.name', language)} as name, ${inLanguage('c.slug', language)} as slug,
      json_build_object('en', c.slug_en, 'id', c.slug_id) as slugs,
      c.filled, coalesce(n.product_count, 0)::int as product_count, coalesce(n.item_count, 0)::int as item_count
    from catalogue.category c
    left join (select category_id, count(*) as product_count, sum(item_count) as item_count from (
      select l.category_ids[cardinality(l.category_ids)] as category_id, l.item_count from catalogue.listing l) own
      group by category_id) n on n.category_id = c.id
    order by c.position, name, c.id`.execute(db)
  return rows
}

/** The level of a category, 1 at the top; undefined if there is none with this id. */
export const findLevel = async (db: Db, id: number): Promise<number | undefined> => {
  const { rows } = await sql<{ level: number }>`
    select length(path) - length(replace(path, '/', '')) - 1 as level from catalogue.category where id = ${id}`.execute(
    db,
  )
  return rows[0]?.level
}
