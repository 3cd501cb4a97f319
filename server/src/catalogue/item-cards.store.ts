import { sql } from 'kysely'
import type { ItemCard, LineItem } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, itemColumns, listedColumns, ownPictures, productPictures } from './columns.store.ts'
import {
  toItemCard,
  toLineItem,
  type ItemRow,
  type LineItemRow,
  type LineProductRow,
  type ProductRow,
} from './records.ts'

/** Cards of items by id, without prices; items no longer sold are left out. */
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
  return new Map(rows.map((row) => [row.item_id, toItemCard(row, row, language)]))
}

/** Items as lines show them, by id, without prices, with one picture each. */
export const findLineItems = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<Map<number, LineItem>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<LineProductRow & LineItemRow>`
    select p.id, ${inLanguage('p.name', language)} as name, p.filled, p.display_price, p.display_add_to_cart,
      coalesce(l.item_count, 1) as item_count, ${itemColumns(language)},
      i.active and l.product_id is not null as is_sold, ${ownPictures}, ${productPictures}
    from catalogue.item i join catalogue.product p on p.id = i.product_id
    left join catalogue.listing l on l.product_id = i.product_id
    where i.id = any(${itemIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.item_id, toLineItem(row, row, language)]))
}

/** An item's name and part number. */
export interface NamedItem {
  readonly id: number
  readonly name: string
  readonly sku_number: string
}

/** Names of items by id, including items no longer sold. */
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

/** The quantity rules of an item. */
export interface OrderableItem {
  readonly id: number
  readonly sku: string
  readonly min_qty: number
  readonly multiple_qty: number
}

/** Those of these items that customers can put into a cart, by id. */
export const findOrderableItems = async (
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, OrderableItem>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<OrderableItem>`
    select i.id, i.sku, i.min_qty, i.multiple_qty
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.product p on p.id = i.product_id
    where i.id = any(${itemIds}::int[]) and i.active and p.display_add_to_cart`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The fields of an item that an offer copies: its names in both languages, and what its delivery needs. */
export interface OfferedItem extends OrderableItem {
  readonly name_en: string
  readonly name_id: string
  readonly uom: string
  /** Null if unknown. */
  readonly pieces_per_uom: number | null
  /** Grams per uom; null if unknown. */
  readonly weight_g: number | null
  readonly lead_time_days: number | null
  /** Whether customers can put it into a cart now. */
  readonly is_orderable: boolean
  /** The number that the company gave it first; '' without one. */
  readonly own_number: string
}

/** Items by id, including items no longer sold, with the numbers that a company gives them, if one is named. */
export const findOfferedItems = async (
  db: Db,
  itemIds: readonly number[],
  companyId?: number,
): Promise<Map<number, OfferedItem>> => {
  if (itemIds.length === 0) return new Map()
  const { rows } = await sql<OfferedItem>`
    select i.id, i.min_qty, i.multiple_qty, i.sku, i.name_en, i.name_id, i.uom, i.pieces_per_uom, i.weight_g, i.lead_time_days,
      i.active and p.display_add_to_cart and l.product_id is not null as is_orderable,
      coalesce((select n.number from company.item_part_number n
        where n.item_id = i.id and n.company_id = ${companyId ?? null}::int order by n.id limit 1), '') as own_number
    from catalogue.item i join catalogue.product p on p.id = i.product_id
    left join catalogue.listing l on l.product_id = i.product_id
    where i.id = any(${itemIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
