import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import type { ItemRow, ProductRow, ValueRow } from './records.ts'

/** A column that exists once for each language. */
export const inLanguage = (column: string, language: Language): RawBuilder<string> =>
  sql.ref(`${column}_${language}`)

/** What a product's card needs, over `catalogue.product p`. */
export const productColumns = (language: Language) => sql`
  p.id, ${inLanguage('p.name', language)} as name, p.filled, p.display_price, p.display_add_to_cart,
  (select json_build_object('id', b.id, 'name', b.name, 'note', ${inLanguage('b.note', language)})
   from catalogue.brand b where b.id = p.brand_id) as brand,
  (select c.path from catalogue.category c where c.id = p.category_id) as path,
  (select json_agg(json_build_object('key', g.key, 'width', g.width, 'height', g.height) order by g.position)
   from catalogue.picture g where g.product_id = p.id) as pictures,
  n.item_count, n.first_item_id`

/** The join that counts a product's items. */
export const itemCounts = sql`
  cross join lateral (select count(*)::int as item_count, min(i.id) as first_item_id
    from catalogue.item i where i.product_id = p.id and i.active) n`

/** What an item's row needs, over `catalogue.item i`. */
export const itemColumns = (language: Language) => sql`
  i.id as item_id, ${inLanguage('i.name', language)} as item_name, i.filled as item_filled, i.sku, i.uom,
  (select json_build_object('id', t.id, 'code', t.code, 'name', ${inLanguage('t.name', language)}, 'available', t.available)
   from catalogue.stock_tag t where t.id = i.stock_tag_id) as tag,
  i.min_qty, i.multiple_qty, i.lead_time_days`

type Described = ProductRow & { readonly description: string }

/** One active product, or undefined. */
export const findProduct = async (db: Db, id: number, language: Language): Promise<Described | undefined> => {
  const { rows } = await sql<Described>`
    select ${productColumns(language)}, ${inLanguage('p.description', language)} as description
    from catalogue.product p ${itemCounts} where p.id = ${id} and p.active and n.item_count > 0`.execute(db)
  return rows[0]
}

/** One active item with its product, or undefined. */
export const findItem = async (
  db: Db,
  id: number,
  language: Language,
): Promise<(Described & ItemRow) | undefined> => {
  const { rows } = await sql<Described & ItemRow>`
    select ${productColumns(language)}, ${inLanguage('p.description', language)} as description, ${itemColumns(language)}
    from catalogue.item i join catalogue.product p on p.id = i.product_id ${itemCounts}
    where i.id = ${id} and i.active and p.active`.execute(db)
  return rows[0]
}

/** One page of a product's items, in the order the import gave them. */
export const findItems = async (
  db: Db,
  productId: number,
  language: Language,
  offset: number,
  limit: number,
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns(language)} from catalogue.item i where i.product_id = ${productId} and i.active
    order by i.position, i.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

type OwnedValue = ValueRow & { readonly item_id: number }

const valuesOf = (items: RawBuilder<unknown>, language: Language) => sql`
  select i.id as item_id, k.attribute_id, ${inLanguage('k.name', language)} as text, null::text as number
    from catalogue.item i join catalogue.attribute_choice k on k.id = any(i.value_ids) where ${items}
  union all
  select i.id, v.attribute_id, null, trim_scale(v.value)::text
    from catalogue.item i join catalogue.item_number v on v.item_id = i.id where ${items}
  union all
  select i.id, v.attribute_id, ${inLanguage('v.value', language)}, null
    from catalogue.item i join catalogue.item_text v on v.item_id = i.id where ${items}`

/** All technical values of the items named, in the attributes' order. */
export const findValues = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<OwnedValue[]> => {
  const { rows } = await sql<OwnedValue>`
    select v.item_id, a.code, ${inLanguage('a.name', language)} as name, a.unit, v.text, v.number
    from (${valuesOf(sql`i.id = any(${itemIds}::int[])`, language)}) v
    join catalogue.attribute a on a.id = v.attribute_id
    order by a.position, a.id, v.text`.execute(db)
  return rows
}

/** The codes of the attributes in which a product's active items differ: the Variant table's extra columns. */
export const findDifferingAttributes = async (
  db: Db,
  productId: number,
  language: Language,
): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    with v as (${valuesOf(sql`i.product_id = ${productId} and i.active`, language)})
    select a.code from v join catalogue.attribute a on a.id = v.attribute_id
    group by a.id, a.code
    having count(distinct coalesce(v.text, v.number)) > 1
      or count(distinct v.item_id) < (select count(*) from catalogue.item i where i.product_id = ${productId} and i.active)
    order by a.position, a.id`.execute(db)
  return rows.map((row) => row.code)
}

/** Whether there is no product at all, active or not. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from catalogue.product limit 1`.execute(db)
  return rows.length === 0
}
