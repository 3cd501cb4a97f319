import type { Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** The drawing whose file has this key: of one of its items or choices, as all of them have the same. */
export const findDrawing = async (db: Db, key: string): Promise<Drawing | undefined> => {
  const { rows } = await sql<Drawing>`
    select family, parameters from catalogue.item_drawing where key = ${key}
    union all
    select family, parameters from catalogue.choice_drawing where key = ${key} limit 1`.execute(db)
  return rows[0]
}
