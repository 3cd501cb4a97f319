import {
  versionConflict,
  inTransaction,
  type ChangeContext,
  type VersionConflict,
  type Db,
} from '../platform/index.ts'
import { lockMethod, updateMethod, type MethodFields, type MethodRow } from './method.store.ts'
import { recordChange } from './record-change.ts'

/** Changes a method's texts, its position, and whether it is offered. */
export const changeMethod = (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, ...fields }: MethodFields & { readonly version: number },
): Promise<MethodRow | VersionConflict<MethodRow> | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const before = await lockMethod(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const row = await updateMethod(tx, id, fields)
    await recordChange(tx, by, 'change-method', 'delivery_method', id, { ...fields })
    return row
  })
