import { sql } from 'kysely'
import type { ItemCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, itemColumns, listedColumns, ownPictures } from './columns.store.ts'
import { itemCardOf, type ItemRow, type ProductRow } from './records.ts'

/** Cards of items by id, without prices; what is not sold any more is left out. */
export const findItemCards = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<Map<number, ItemCard>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<ProductRow & ItemRow>`
    select ${listedColumns(language)}, ${itemColumns(language)}, ${ownPictures}
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.product p on p.id = i.product_id
    where i.id = any(${itemIds}::int[]) and i.active`.execute(db)
  return new Map(rows.map((row) => [row.item_id, itemCardOf(row, row, language)]))
}

/** What an item is called, and its part number. */
export interface NamedItem {
  readonly id: number
  readonly name: string
  readonly sku_number: string
}

/** What items are called, by id, those that are not sold any more among them. */
export const findItemNames = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<Map<number, NamedItem>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<NamedItem>`
    select i.id, ${inLanguage('i.name', language)} as name, i.sku as sku_number
    from catalogue.item i where i.id = any(${itemIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How an item may be ordered. */
export interface OrderableItem {
  readonly id: number
  readonly min_qty: number
  readonly multiple_qty: number
}

/** The items of these that may be put into a cart, by id. */
export const findOrderableItems = async (
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, OrderableItem>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<OrderableItem>`
    select i.id, i.min_qty, i.multiple_qty
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.product p on p.id = i.product_id
    where i.id = any(${itemIds}::int[]) and i.active and p.display_add_to_cart`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
