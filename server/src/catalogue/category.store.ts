import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage } from './columns.store.ts'

/** A category's row, its own products counted, not those below it. */
export interface CategoryRow {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly slug: string
  readonly filled: string[]
  readonly product_count: number
}

/** Every category, parents and children in reading order. */
export const findCategories = async (db: Db, language: Language): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.parent_id, ${inLanguage('c.name', language)} as name, ${inLanguage('c.slug', language)} as slug,
      c.filled, coalesce(n.product_count, 0)::int as product_count
    from catalogue.category c
    left join (select p.category_id, count(*) as product_count from catalogue.product p
      where p.active and exists (select from catalogue.item i where i.product_id = p.id and i.active)
      group by p.category_id) n on n.category_id = c.id
    order by c.position, name, c.id`.execute(db)
  return rows
}

/** Whether a category of this id exists. */
export const categoryExists = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`select from catalogue.category where id = ${id}`.execute(db)
  return rows.length === 1
}
