import { drawingVersion, type Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import { inTransaction, raiseSiteVersion, type Db } from '../../platform/index.ts'
import { drawingKey } from './drawing-key.ts'

const AT_ONCE = 1_000

/**
 * Gives items with a drawing of an earlier version the address of the current one, which is drawn on its first request.
 * Returns the number of items.
 */
export const redrawItems = async (db: Db, version: number = drawingVersion): Promise<number> => {
  let redrawn = 0
  for (let last = 0; ;) {
    const { rows } = await sql<Drawing & { item_id: number; key: string }>`
      select item_id, key, family, parameters from catalogue.item_drawing
      where item_id > ${last} order by item_id limit ${AT_ONCE}`.execute(db)
    const changed = rows.flatMap(({ item_id, key: former, ...drawing }) => {
      const key = drawingKey(drawing, version)
      return key === former ? [] : [{ item_id, former, key }]
    })
    if (changed.length > 0) redrawn += await setKeys(db, changed)
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return redrawn
    last = end.item_id
  }
}

interface ChangedKey {
  readonly item_id: number
  readonly former: string
  readonly key: string
}

/** Skips drawings that an import changed meanwhile. */
const setKeys = (db: Db, changed: readonly ChangedKey[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql`
      update catalogue.item_drawing d set key = r.key
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(item_id int, former text, key text)
      where d.item_id = r.item_id and d.key = r.former returning d.item_id`.execute(tx)
    if (rows.length > 0) await raiseSiteVersion(tx)
    return rows.length
  })
