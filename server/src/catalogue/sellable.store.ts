import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage } from './columns.store.ts'

/** The ids of products and of items, among these, that the shop shows. */
export const findShownIds = async (
  db: Db,
  ids: readonly number[],
): Promise<{ readonly products: ReadonlySet<number>; readonly items: ReadonlySet<number> }> => {
  const { rows } = await sql<{ id: number; is_header: boolean }>`
    select l.product_id as id, true as is_header from catalogue.listing l
    where l.product_id = any(${ids}::int[])
    union all
    select i.id, false from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    where i.id = any(${ids}::int[]) and i.active`.execute(db)
  const collectIds = (isHeader: boolean) =>
    new Set(rows.filter(({ is_header }) => is_header === isHeader).map(({ id }) => id))
  return { products: collectIds(true), items: collectIds(false) }
}

/** Names of products and items by id, including those no longer sold. */
export const findSellableNames = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, ${inLanguage('p.name', language)} as name from catalogue.product p where p.id = any(${ids}::int[])
    union all
    select i.id, ${inLanguage('i.name', language)} from catalogue.item i where i.id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
