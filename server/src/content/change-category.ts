import {
  versionConflict,
  inTransaction,
  raiseSiteVersion,
  writeAudit,
  type ChangeContext,
  type VersionConflict,
  type Db,
} from '../platform/index.ts'
import {
  deleteCategory,
  insertCategory,
  lockCategory,
  updateCategory,
  type CategoryFields,
  type CategoryRow,
} from './category.store.ts'

/** Adds a category of the blog. */
export const addCategory = (
  db: Db,
  by: ChangeContext,
  fields: CategoryFields,
): Promise<CategoryRow | { readonly error: 'slug_taken' }> =>
  inTransaction(db, async (tx) => {
    const row = await insertCategory(tx, fields)
    if (!row) return { error: 'slug_taken' }
    await recordChange(tx, by, 'add-category', row.id)
    return row
  })

export const changeCategory = (
  db: Db,
  by: ChangeContext,
  id: number,
  { version, ...fields }: CategoryFields & { readonly version: number },
): Promise<
  | CategoryRow
  | VersionConflict<CategoryRow>
  | { readonly error: 'slug_taken' }
  | { readonly error: 'not_found' }
> =>
  inTransaction(db, async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const row = await updateCategory(tx, id, fields)
    if (!row) return { error: 'slug_taken' }
    await recordChange(tx, by, 'change-category', id)
    await raiseSiteVersion(tx)
    return row
  })

export const removeCategory = (
  db: Db,
  by: ChangeContext,
  id: number,
): Promise<'removed' | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteCategory(tx, id))) return { error: 'not_found' }
    await recordChange(tx, by, 'remove-category', id)
    await raiseSiteVersion(tx)
    return 'removed'
  })

const recordChange = (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  action: string,
  id: number,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who,
    action: `content.${action}`,
    subject: 'content_category',
    subjectId: id,
    requestId,
  })
