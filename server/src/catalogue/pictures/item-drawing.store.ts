import type { Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** The drawing whose file has this key; all items with the key have the same drawing. */
export const findDrawing = async (db: Db, key: string): Promise<Drawing | undefined> => {
  const { rows } = await sql<Drawing>`
    select family, parameters from catalogue.item_drawing where key = ${key} limit 1`.execute(db)
  return rows[0]
}
