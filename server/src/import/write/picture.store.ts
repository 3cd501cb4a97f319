import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { StoredPicture } from '../files/import-files.ts'

/** A stored picture of a product. */
export interface PictureWrite extends StoredPicture {
  readonly product_id: number
  readonly position: number
}

/** The pictures of products, in their order. */
export const findPictures = async (tx: Db, productIds: readonly number[]): Promise<PictureWrite[]> => {
  if (productIds.length === 0) return []
  const { rows } = await sql<PictureWrite>`
    select product_id, position, key, width, height, photo, title from catalogue.picture
    where product_id = any(${productIds}::int[]) order by product_id, position`.execute(tx)
  return rows
}

/** Replaces the pictures of these products; returns the products whose pictures changed. */
export const replacePictures = async (
  tx: Db,
  productIds: readonly number[],
  pictures: readonly PictureWrite[],
): Promise<number[]> => {
  if (productIds.length === 0) return []
  const input = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
    as r(product_id int, position int, key text, width int, height int, photo boolean, title text)`
  const removed = await sql<{ product_id: number }>`
    delete from catalogue.picture g where g.product_id = any(${productIds}::int[])
      and not exists (select from ${input} where r.product_id = g.product_id and r.position = g.position)
    returning product_id`.execute(tx)
  const set = await sql<{ product_id: number }>`
    insert into catalogue.picture (product_id, position, key, width, height, photo, title)
    select product_id, position, key, width, height, photo, title from ${input}
    on conflict (product_id, position) do update
      set key = excluded.key, width = excluded.width, height = excluded.height, photo = excluded.photo,
        title = excluded.title
      where picture.key <> excluded.key or picture.title is distinct from excluded.title
    returning product_id`.execute(tx)
  return [...removed.rows, ...set.rows].map((row) => row.product_id)
}

/** Links the products' pictures to the items that they show: a picture's title is the item's part number. */
export const linkPictures = async (tx: Db, productIds: readonly number[]): Promise<void> => {
  await sql`
    update catalogue.picture g set item_id = shown.item_id
    from (
      -- One after the other by the index of part numbers: joined, a planner without figures reads all items.
      select o.product_id, o.position, (
        select i.id from catalogue.item i
        where lower(btrim(i.sku)) = lower(btrim(o.title)) and i.product_id = o.product_id) as item_id
      from catalogue.picture o where o.product_id = any(${productIds}::int[]) offset 0) shown
    where shown.product_id = g.product_id and shown.position = g.position
      and g.item_id is distinct from shown.item_id`.execute(tx)
}
