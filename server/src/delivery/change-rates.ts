import {
  versionConflict,
  inTransaction,
  type ChangeContext,
  type VersionConflict,
  type Db,
} from '../platform/index.ts'
import type { RateFigures } from './delivery.ts'
import { recordChange } from './record-change.ts'
import { deleteRate, findRate, insertRate, lockRate, updateRate, type RateRow } from './rate.store.ts'
import { lockZone } from './zone.store.ts'

type RateOf = Pick<RateRow, 'method_code' | 'zone_id'>

/** Adds the rate of a method in a zone. */
export const addRate = (
  db: Db,
  by: ChangeContext,
  rate: RateFigures & RateOf,
): Promise<RateRow | { readonly error: 'unknown_zone' | 'rate_exists' }> =>
  inTransaction(db, async (tx) => {
    if (!(await lockZone(tx, rate.zone_id))) return { error: 'unknown_zone' }
    const id = await insertRate(tx, rate)
    if (id === undefined) return { error: 'rate_exists' }
    await recordChange(tx, by, 'add-rate', 'delivery_rate', id, { ...rate })
    return reloadRate(tx, id)
  })

/** Changes the rate of a method in a zone. */
export const changeRate = (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, ...rate }: RateFigures & { readonly version: number },
): Promise<RateRow | VersionConflict<RateRow> | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const before = await lockRate(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    await updateRate(tx, id, rate)
    await recordChange(tx, by, 'change-rate', 'delivery_rate', id, { ...rate })
    return reloadRate(tx, id)
  })

/** Removes a rate; its method is then no longer offered in its zone. */
export const removeRate = (
  db: Db,
  by: ChangeContext,
  id: number,
): Promise<'removed' | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const removed = await deleteRate(tx, id)
    if (!removed) return { error: 'not_found' }
    await recordChange(tx, by, 'remove-rate', 'delivery_rate', id, { ...removed })
    return 'removed'
  })

const reloadRate = async (tx: Db, id: number): Promise<RateRow> => {
  const row = await findRate(tx, id)
  if (!row) throw new Error('a rate is gone while it is locked')
  return row
}
