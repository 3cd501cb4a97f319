import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'

export type ContentPictureRow = Row<'content.picture'>

/** Adds a stored picture; returns its id, or the existing one of the same file. */
export const insertPicture = async (db: Db, picture: Omit<ContentPictureRow, 'id'>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into content.picture (key, name, width, height, photo)
    values (${picture.key}, ${picture.name}, ${picture.width}, ${picture.height}, ${picture.photo})
    on conflict (key) do update set key = excluded.key returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

export const findPictures = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ContentPictureRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ContentPictureRow>`
    select id, key, name, width, height, photo from content.picture where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
