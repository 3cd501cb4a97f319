import { drawingVersion, type Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import { inTransaction, raiseSiteVersion, type Db } from '../../platform/index.ts'
import { drawingKey } from './drawing-key.ts'

const AT_ONCE = 1_000

/**
 * Gives items and choices whose drawing is of an earlier version of the drawings the address of the present one, which is
 * drawn when it is first asked for. Returns how many.
 */
export const redrawItems = async (db: Db, version: number = drawingVersion): Promise<number> =>
  (await redraw(db, 'item', version)) + (await redraw(db, 'choice', version))

type Owner = 'item' | 'choice'
const tables = { item: sql`catalogue.item_drawing`, choice: sql`catalogue.choice_drawing` }
const idOf = (owner: Owner) => sql.ref(`${owner}_id`)

const redraw = async (db: Db, owner: Owner, version: number): Promise<number> => {
  let redrawn = 0
  for (let last = 0; ;) {
    const { rows } = await sql<Drawing & { id: number; key: string }>`
      select ${idOf(owner)} as id, key, family, parameters from ${tables[owner]}
      where ${idOf(owner)} > ${last} order by 1 limit ${AT_ONCE}`.execute(db)
    const changed = rows.flatMap(({ id, key: former, ...drawing }) => {
      const key = drawingKey(drawing, version)
      return key === former ? [] : [{ id, former, key }]
    })
    if (changed.length > 0) redrawn += await setKeys(db, owner, changed)
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return redrawn
    last = end.id
  }
}

interface ChangedKey {
  readonly id: number
  readonly former: string
  readonly key: string
}

/** Leaves a drawing that an import has changed meanwhile. */
const setKeys = (db: Db, owner: Owner, changed: readonly ChangedKey[]): Promise<number> =>
  inTransaction(db, async (tx) => {
    const keys = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id int, former text, key text)`
    const update = {
      item: sql`
        update catalogue.item_drawing d set key = r.key from ${keys}
        where d.item_id = r.id and d.key = r.former returning r.id`,
      choice: sql`
        update catalogue.choice_drawing d set key = r.key from ${keys}
        where d.choice_id = r.id and d.key = r.former returning r.id`,
    }
    const { rows } = await update[owner].execute(tx)
    if (rows.length > 0) await raiseSiteVersion(tx)
    return rows.length
  })
