import { sql } from 'kysely'
import type { Picture } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { ownPictures, productPictures } from './columns.store.ts'
import { chooseItemPictures, toPicture, type ItemRow, type ProductRow } from './records.ts'

/** The page of a product or an item, and its main picture. */
export interface LinkTarget {
  readonly path: string
  readonly picture: Picture | undefined
}

/** The targets of a text's links to products and items, by id; those no longer sold are left out. */
export const findLinkTargets = async (db: Db, ids: readonly number[]): Promise<Map<number, LinkTarget>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LinkTargetRow>`
    select l.product_id as id, false as is_item,
      case when l.item_count = 1 then '/shop/product/' || l.first_item_id else '/shop/products/' || l.product_id end as path,
      p.name_en as name, l.item_count, null as own_pictures, null as drawing, ${productPictures}
    from catalogue.listing l join catalogue.product p on p.id = l.product_id where l.product_id = any(${ids}::int[])
    union all
    select i.id, true, '/shop/product/' || i.id, p.name_en, l.item_count, ${ownPictures}, ${productPictures}
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.product p on p.id = i.product_id
    where i.id = any(${ids}::int[]) and i.active`.execute(db)
  return new Map(rows.map((row) => [row.id, { path: row.path, picture: mainPicture(row) }]))
}

type LinkTargetRow = Pick<ProductRow, 'id' | 'name' | 'item_count' | 'pictures'> &
  Pick<ItemRow, 'own_pictures' | 'drawing'> & { readonly path: string; readonly is_item: boolean }

const mainPicture = (row: LinkTargetRow): Picture | undefined => {
  const [first] = row.pictures ?? []
  return row.is_item ? (chooseItemPictures(row, row).main ?? undefined) : first && toPicture(first)
}

/** What a number names: a product, by its code or an item's part number, or an item, by its part number. */
export type NumberedKind = 'product' | 'item'

/**
 * Finds ids of products and items by code or part number. An item's former part number finds it unless another one has
 * that number now.
 */
export const findIdsByNumber = async (
  db: Db,
  kind: NumberedKind,
  numbers: readonly string[],
): Promise<Map<string, number>> => {
  const wanted = sql`unnest(${numbers}::text[]) w(number)`
  const id = kind === 'product' ? sql`i.product_id` : sql`i.id`
  const { rows } = await sql<{ number: string; id: number }>`
    select w.number, coalesce(
      ${kind === 'product' ? sql`(select p.id from catalogue.product p where p.code = w.number)` : sql`null`},
      (select ${id} from catalogue.item i where lower(btrim(i.sku)) = lower(w.number)),
      (select min(${id}) from catalogue.other_number r join catalogue.item i on i.id = r.item_id
       where r.kind = 'replaced' and r.bare = catalogue.bare_sku(w.number) and lower(r.number) = lower(w.number)
       having count(distinct ${id}) = 1)) as id
    from ${wanted}`.execute(db)
  return new Map(rows.flatMap(({ number, id: found }) => (found === null ? [] : [[number, found] as const])))
}

/** The codes of products and the part numbers of items, by id. */
export const findNumbers = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; number: string }>`
    select id, code as number from catalogue.product where id = any(${ids}::int[])
    union all
    select id, sku from catalogue.item where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
