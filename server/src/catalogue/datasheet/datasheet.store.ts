import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { inLanguage, itemColumns, listedColumns, valuesAsJson, selectValues } from '../columns.store.ts'
import type { ItemRow, ProductRow, ValueRow } from '../records.ts'

/** A certificate of a product. */
export interface Certificate {
  readonly title: string
  /** Its last day. */
  readonly valid_until: string | null
}

/** A product with all its items and their values. */
export interface SheetRow extends ProductRow {
  readonly description: string
  readonly origin: string | null
  readonly tkdn_percent: number | null
  readonly sni: string | null
  readonly certificates: Certificate[] | null
  readonly items: (ItemRow & {
    readonly weight_g: number | null
    readonly values: ValueRow[] | null
  })[]
}

/** One active product as its datasheet needs it, or undefined. It reads no price. */
export const findSheet = async (db: Db, id: number, language: Language): Promise<SheetRow | undefined> => {
  const { rows } = await sql<SheetRow>`
    with active as materialized (select * from catalogue.item where product_id = ${id} and active),
    value as (${selectValues(sql`active`, language)}),
    item_values as materialized (
      select v.item_id, ${valuesAsJson(language)} as values
      from value v join catalogue.attribute a on a.id = v.attribute_id group by v.item_id),
    sheet_item as (
      select ${itemColumns(language)}, i.position, i.weight_g,
        t.values
      from active i left join item_values t on t.item_id = i.id)
    select ${listedColumns(language)}, ${inLanguage('p.description', language)} as description,
      p.origin, p.tkdn_percent::float8, p.sni,
      (select json_agg(json_build_object('title', d.title, 'valid_until', d.valid_until) order by d.position) from catalogue.document d
       where d.product_id = p.id and d.kind = 'certificate') as certificates,
      (select json_agg(s order by position, item_id) from sheet_item s) as items
    from catalogue.listing l join catalogue.product p on p.id = l.product_id where l.product_id = ${id}`.execute(
    db,
  )
  return rows[0]
}
