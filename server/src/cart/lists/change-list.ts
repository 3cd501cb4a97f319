import { versionConflict, inTransaction, type VersionConflict, type Db } from '../../platform/index.ts'
import { mayChangeList } from './lists.ts'
import {
  deleteList,
  findList,
  findListOfName,
  lockList,
  lockListNames,
  renameList as writeName,
  type ListRow,
} from './lists.store.ts'
import { recordChange, type By } from './record-change.ts'

/** Why a member can't change a list. */
export interface ListRefused {
  readonly error: 'not_found' | 'not_allowed'
}

/** Runs a change of a list that the member may change, under its lock. */
export const withList = <A>(
  db: Db,
  { scope }: By,
  id: number,
  change: (tx: Db, list: ListRow) => Promise<A>,
): Promise<A | ListRefused> =>
  inTransaction(db, async (tx) => {
    const list = await lockList(tx, scope, id)
    if (!list) return { error: 'not_found' }
    return mayChangeList(scope, list) ? change(tx, list) : { error: 'not_allowed' }
  })

/** The list that was just changed. */
export const reloadList = async (tx: Db, { scope }: By, id: number): Promise<ListRow> => {
  const row = await findList(tx, scope, id)
  if (!row) throw new Error('a list is gone while it is locked')
  return row
}

/** Renames a list. Safe to repeat. */
export const renameList = (
  db: Db,
  by: By,
  id: number,
  { name, version }: { readonly name: string; readonly version: number },
): Promise<ListRow | VersionConflict<ListRow> | { readonly error: 'list_name_taken' } | ListRefused> =>
  withList(db, by, id, async (tx, list) => {
    if (list.name === name) return list
    const conflict = versionConflict(list, { version })
    if (conflict) return conflict
    await lockListNames(tx, by.scope.companyId)
    const namesake = await findListOfName(tx, by.scope.companyId, name)
    if (namesake !== undefined && namesake !== id) return { error: 'list_name_taken' }
    await writeName(tx, id, name, by.now)
    await recordChange(tx, by, 'rename-list', id, { from: list.name, to: name })
    return reloadList(tx, by, id)
  })

/** Deletes a list. */
export const removeList = (db: Db, by: By, id: number): Promise<'removed' | ListRefused> =>
  withList(db, by, id, async (tx, { name, line_count: lines }) => {
    await deleteList(tx, by.scope, id)
    await recordChange(tx, by, 'remove-list', id, { name, lines })
    return 'removed' as const
  })
