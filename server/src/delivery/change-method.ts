import { versionConflict, inTransaction, type ChangedMeanwhile, type Db } from '../platform/index.ts'
import { lockMethod, updateMethod, type MethodFields, type MethodRow } from './method.store.ts'
import { noteChange, type By } from './note-change.ts'

/** Changes what a method says, its place, and whether it is offered. */
export const changeMethod = (
  db: Db,
  by: By,
  id: number,
  { version, ...fields }: MethodFields & { readonly version: number },
): Promise<MethodRow | ChangedMeanwhile<MethodRow> | 'not_found'> =>
  inTransaction(db, async (tx) => {
    const before = await lockMethod(tx, id)
    if (!before) return 'not_found'
    const late = versionConflict(before, version)
    if (late) return late
    const row = await updateMethod(tx, id, fields)
    await noteChange(tx, by, 'change-method', 'delivery_method', id, { ...fields })
    return row
  })
