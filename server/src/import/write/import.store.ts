import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { ItemWrite, ProductWrite } from './merge.ts'

/** A stored product or item, with its id. */
export type StoredProduct = ProductWrite & { readonly id: number }
export type StoredItem = ItemWrite & {
  readonly id: number
  readonly value_ids: number[]
  readonly active: boolean
  readonly product_code: string
}

const productColumns = sql`code, name_en, name_id, description_en, description_id, filled, brand_id, category_id,
  featured, display_price, display_add_to_cart, popularity, origin, tkdn_percent, sni, active`
const productTypes = sql`id int, code text, name_en text, name_id text, description_en text, description_id text,
  filled text[], brand_id int, category_id int, featured boolean, display_price boolean, display_add_to_cart boolean,
  popularity int, origin text, tkdn_percent numeric, sni text, active boolean`
const itemColumns = sql`sku, product_id, name_en, name_id, filled, uom, pieces_per_uom, stock_tag_id,
  lead_time_days, min_qty, multiple_qty, weight_g, shelf, position, name_made, name_suffix`
const itemTypes = sql`id int, sku text, product_id int, name_en text, name_id text, filled text[], uom text,
  pieces_per_uom int, stock_tag_id int, lead_time_days int, min_qty int, multiple_qty int, weight_g int, shelf text, position int, name_made boolean,
  name_suffix text, value_ids int[]`

/**
 * The products of these codes; locks them until the transaction ends. Who writes products and their items locks the
 * products first, in the order of their ids, so that nobody waits in a circle.
 */
export const lockProducts = async (tx: Db, codes: readonly string[]): Promise<Map<string, StoredProduct>> => {
  const { rows } = await sql<StoredProduct>`
    select id, ${productColumns} from catalogue.product where code = any(${codes}::text[])
    order by id for no key update`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

/** Those of these part-number keys that items have. */
export const knownKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select lower(btrim(sku)) as key from catalogue.item where lower(btrim(sku)) = any(${keys}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

/** The items with these part-number keys, by key; locks them, once their products are locked. */
export const lockItems = async (tx: Db, keys: readonly string[]): Promise<Map<string, StoredItem>> => {
  const { rows } = await sql<StoredItem & { key: string }>`
    select id, ${itemColumns}, value_ids, active, lower(btrim(sku)) as key,
      (select p.code from catalogue.product p where p.id = product_id) as product_code
    from catalogue.item where lower(btrim(sku)) = any(${keys}::text[]) order by id for no key update`.execute(
    tx,
  )
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** The position after a product's last item, by product; none for a product without items. */
export const nextPositions = async (tx: Db, productIds: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ product_id: number; next: number }>`
    select product_id, max(position) + 1 as next from catalogue.item
    where product_id = any(${productIds}::int[]) group by product_id`.execute(tx)
  return new Map(rows.map((row) => [row.product_id, row.next]))
}

/** Inserts products; returns their ids by code. */
export const insertProducts = async (tx: Db, rows: readonly ProductWrite[]): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map()
  const written = await sql<{ id: number; code: string }>`
    insert into catalogue.product (${productColumns})
    select ${productColumns} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${productTypes})
    returning id, code`.execute(tx)
  return new Map(written.rows.map((row) => [row.code, row.id]))
}

/** Updates products. */
export const updateProducts = async (tx: Db, rows: readonly StoredProduct[]): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update catalogue.product p set (${productColumns}, updated_at, fields_version) =
      (select ${productColumns}, now(), p.fields_version + 1 from jsonb_to_recordset(jsonb_build_array(r.j)) as x(${productTypes}))
    from (select (j->>'id')::int as id, j from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) j) r
    where p.id = r.id`.execute(tx)
}

type ItemWithValues = ItemWrite & { readonly value_ids: number[] }

/** Inserts items; returns their ids by part number. */
export const insertItems = async (tx: Db, rows: readonly ItemWithValues[]): Promise<Map<string, number>> => {
  if (rows.length === 0) return new Map()
  const written = await sql<{ id: number; sku: string }>`
    insert into catalogue.item (${itemColumns}, value_ids)
    select ${itemColumns}, value_ids from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${itemTypes})
    order by position returning id, sku`.execute(tx)
  return new Map(written.rows.map((row) => [row.sku, row.id]))
}

/** Updates items; a retired one becomes active again. */
export const updateItems = async (
  tx: Db,
  rows: readonly (ItemWithValues & { id: number })[],
): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    update catalogue.item i set (${itemColumns}, value_ids, active, updated_at, fields_version) =
      (select ${itemColumns}, value_ids, true, now(), i.fields_version + 1 from jsonb_to_recordset(jsonb_build_array(r.j)) as x(${itemTypes}))
    from (select (j->>'id')::int as id, j from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) j) r
    where i.id = r.id`.execute(tx)
}

/** Raises the version of the fields of products whose certificates changed, which are rows of their own. */
export const raiseProductVersions = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await sql`
      update catalogue.product set fields_version = fields_version + 1 where id = any(${ids}::int[])`.execute(
      tx,
    )
}

/** Raises the version of the fields of items whose stock changed, which is a row of its own. */
export const raiseItemVersions = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await sql`
      update catalogue.item set fields_version = fields_version + 1 where id = any(${ids}::int[])`.execute(tx)
}

/** A number of an item; null removes it. */
export interface NumberWrite {
  readonly item_id: number
  readonly attribute_id: number
  readonly value: string | null
}

/** Sets or removes numbers; returns the items that changed. */
export const writeNumbers = async (tx: Db, rows: readonly NumberWrite[]): Promise<number[]> => {
  if (rows.length === 0) return []
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item_id int, attribute_id int, value numeric)`
  const removed = await sql<{ item_id: number }>`
    delete from catalogue.item_number n using ${input}
    where n.item_id = r.item_id and n.attribute_id = r.attribute_id and r.value is null returning n.item_id`.execute(
    tx,
  )
  const set = await sql<{ item_id: number }>`
    insert into catalogue.item_number (item_id, attribute_id, value)
    select item_id, attribute_id, value from ${input} where value is not null
    on conflict (item_id, attribute_id) do update set value = excluded.value where item_number.value <> excluded.value
    returning item_id`.execute(tx)
  return [...removed.rows, ...set.rows].map((row) => row.item_id)
}

/** A text of an item; nulls remove it. */
export interface TextWrite {
  readonly item_id: number
  readonly attribute_id: number
  readonly value_en: string | null
  readonly value_id: string | null
  readonly filled: string[]
}

/** The texts of these items, by `textKey`. */
export const findTexts = async (tx: Db, itemIds: readonly number[]): Promise<Map<string, TextWrite>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<TextWrite>`
    select item_id, attribute_id, value_en, value_id, filled from catalogue.item_text
    where item_id = any(${itemIds}::int[])`.execute(tx)
  return new Map(rows.map((row) => [textKey(row.item_id, row.attribute_id), row]))
}

export const textKey = (itemId: number, attributeId: number): string => `${itemId} ${attributeId}`

/** Sets or removes texts; returns the items that changed. */
export const writeTexts = async (tx: Db, rows: readonly TextWrite[]): Promise<number[]> => {
  if (rows.length === 0) return []
  const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(item_id int, attribute_id int, value_en text, value_id text, filled text[])`
  const removed = await sql<{ item_id: number }>`
    delete from catalogue.item_text n using ${input}
    where n.item_id = r.item_id and n.attribute_id = r.attribute_id and r.value_en is null returning n.item_id`.execute(
    tx,
  )
  const set = await sql<{ item_id: number }>`
    insert into catalogue.item_text (item_id, attribute_id, value_en, value_id, filled)
    select item_id, attribute_id, value_en, value_id, filled from ${input} where value_en is not null
    on conflict (item_id, attribute_id) do update
      set value_en = excluded.value_en, value_id = excluded.value_id, filled = excluded.filled
      where (item_text.value_en, item_text.value_id, item_text.filled)
        is distinct from (excluded.value_en, excluded.value_id, excluded.filled)
    returning item_id`.execute(tx)
  return [...removed.rows, ...set.rows].map((row) => row.item_id)
}
