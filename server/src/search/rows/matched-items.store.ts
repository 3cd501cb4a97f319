import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import { inLanguage } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

/** What rows show of an item. */
export interface MatchedItemRow {
  readonly id: number
  readonly name: string
  readonly filled: string[]
  readonly sku_number: string
  readonly uom: string
  /** Null where pieces are unknown. */
  readonly pieces_per_uom: number | null
  readonly min_qty: number
  readonly multiple_qty: number
  readonly display_add_to_cart: boolean
  /** Whether it is still sold: neither it nor its product is retired. */
  readonly is_listed: boolean
}

/** Items by their ids, retired ones among them. */
export const findMatchedItems = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<MatchedItemRow[]> => {
  const { rows } = await sql<MatchedItemRow>`
    select i.id, ${inLanguage('i.name', language)} as name, i.filled, i.sku as sku_number, i.uom, i.pieces_per_uom, i.min_qty,
      i.multiple_qty, p.display_add_to_cart, i.active and l.product_id is not null as is_listed
    from catalogue.item i join catalogue.product p on p.id = i.product_id
    left join catalogue.listing l on l.product_id = i.product_id
    where i.id = any(${itemIds}::int[])`.execute(db)
  return rows
}
