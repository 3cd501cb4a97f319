import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { KeptPicture } from './shelf.ts'

/** A picture of a product, as the file storage keeps it. */
export interface PictureWrite extends KeptPicture {
  readonly product_id: number
  readonly position: number
}

/** The pictures that products have, each product's in their order. */
export const findPictures = async (tx: Db, productIds: readonly number[]): Promise<PictureWrite[]> => {
  if (productIds.length === 0) return []
  const { rows } = await sql<PictureWrite>`
    select product_id, position, key, width, height, photo from catalogue.picture
    where product_id = any(${productIds}::int[]) order by product_id, position`.execute(tx)
  return rows
}

/** Replaces the pictures of the products named; answers the products whose pictures differ from before. */
export const replacePictures = async (
  tx: Db,
  productIds: readonly number[],
  pictures: readonly PictureWrite[],
): Promise<number[]> => {
  if (productIds.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
    as r(product_id int, position int, key text, width int, height int, photo boolean)`
  const removed = await sql<{ product_id: number }>`
    delete from catalogue.picture g where g.product_id = any(${productIds}::int[])
      and not exists (select from ${given} where r.product_id = g.product_id and r.position = g.position)
    returning product_id`.execute(tx)
  const set = await sql<{ product_id: number }>`
    insert into catalogue.picture (product_id, position, key, width, height, photo)
    select product_id, position, key, width, height, photo from ${given}
    on conflict (product_id, position) do update
      set key = excluded.key, width = excluded.width, height = excluded.height, photo = excluded.photo
      where picture.key <> excluded.key
    returning product_id`.execute(tx)
  return [...removed.rows, ...set.rows].map((row) => row.product_id)
}
