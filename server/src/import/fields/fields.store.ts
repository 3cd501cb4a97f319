import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** A product's certificate: its file, and its last day. */
export interface CertificateRow {
  readonly title: string
  readonly key: string
  readonly valid_until: string | null
}

/** The fields of a product that staff edit. */
export interface ProductFieldsRow {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly origin: string | null
  readonly tkdn_percent: number | null
  readonly sni: string | null
  readonly certificates: readonly CertificateRow[]
}

/** The fields of an item that staff edit. */
export interface ItemFieldsRow {
  readonly id: number
  readonly product_id: number
  readonly sku: string
  readonly version: number
  readonly weight_g: number | null
  /** Where it lies in the warehouse; staff alone see it. */
  readonly shelf: string | null
  readonly on_hand: number | null
  readonly reported_at: Date | null
}

/** Locks a record until the transaction ends. What is read after it, in a statement of its own, is of its version. */
const lockRecord = async (
  tx: Db,
  table: 'catalogue.product' | 'catalogue.item',
  id: number,
): Promise<void> => {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
}

/** A product's fields; `lock` locks its row until the transaction ends. Undefined for an unknown product. */
export const findProductFields = async (
  db: Db,
  id: number,
  lock?: 'lock',
): Promise<ProductFieldsRow | undefined> => {
  if (lock) await lockRecord(db, 'catalogue.product', id)
  const { rows } = await sql<ProductFieldsRow>`
    select p.id, p.code, p.fields_version as version, p.origin, p.tkdn_percent::float8, p.sni,
      coalesce((select json_agg(json_build_object('title', d.title, 'key', d.key, 'valid_until', d.valid_until)
          order by d.position)
        from catalogue.document d where d.product_id = p.id and d.kind = 'certificate'), '[]') as certificates
    from catalogue.product p where p.id = ${id}`.execute(db)
  return rows[0]
}

/** An item's fields; `lock` locks its row until the transaction ends. Undefined for an unknown item. */
export const findItemFields = async (
  db: Db,
  id: number,
  lock?: 'lock',
): Promise<ItemFieldsRow | undefined> => {
  if (lock) await lockRecord(db, 'catalogue.item', id)
  const { rows } = await sql<ItemFieldsRow>`
    select i.id, i.product_id, i.sku, i.fields_version as version, i.weight_g, i.shelf, s.on_hand, s.reported_at
    from catalogue.item i left join catalogue.stock_report s on s.item_id = i.id
    where i.id = ${id}`.execute(db)
  return rows[0]
}

/** Updates a product's own fields, and raises their version. */
export const updateProductFields = async (
  tx: Db,
  id: number,
  { origin, tkdn_percent, sni }: Pick<ProductFieldsRow, 'origin' | 'tkdn_percent' | 'sni'>,
): Promise<void> => {
  await sql`
    update catalogue.product
    set origin = ${origin}, tkdn_percent = ${tkdn_percent}, sni = ${sni}, fields_version = fields_version + 1,
      updated_at = now()
    where id = ${id}`.execute(tx)
}

/** Updates an item's own fields, and raises their version. */
export const updateItemFields = async (
  tx: Db,
  id: number,
  { weight_g, shelf }: Pick<ItemFieldsRow, 'weight_g' | 'shelf'>,
): Promise<void> => {
  await sql`
    update catalogue.item set weight_g = ${weight_g}, shelf = ${shelf}, fields_version = fields_version + 1,
      updated_at = now()
    where id = ${id}`.execute(tx)
}
