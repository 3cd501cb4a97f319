import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import {
  inLanguage,
  itemColumns,
  itemCounts,
  productColumns,
  valuesAsJson,
  valuesOf,
} from '../columns.store.ts'
import type { ItemRow, ProductRow, ValueRow } from '../records.ts'

/** A product with all its items and their values. */
export interface SheetRow extends ProductRow {
  readonly description: string
  readonly tkdn_percent: number | null
  readonly sni: string | null
  readonly items: (ItemRow & { readonly values: ValueRow[] | null })[]
}

/** One active product as its datasheet needs it, or undefined. It reads no price. */
export const findSheet = async (db: Db, id: number, language: Language): Promise<SheetRow | undefined> => {
  const { rows } = await sql<SheetRow>`
    with value as materialized (${valuesOf(sql`i.product_id = ${id} and i.active`, language)}),
    listed as (
      select ${itemColumns(language)}, i.position,
        (select ${valuesAsJson(language)} from value v
         join catalogue.attribute a on a.id = v.attribute_id where v.item_id = i.id) as values
      from catalogue.item i where i.product_id = ${id} and i.active)
    select ${productColumns(language)}, ${inLanguage('p.description', language)} as description,
      p.tkdn_percent::float8, p.sni,
      (select json_agg(listed order by position, item_id) from listed) as items
    from catalogue.product p ${itemCounts} where p.id = ${id} and p.active and n.item_count > 0`.execute(db)
  return rows[0]
}
