import type { FilterLists } from '@pasok/contract'
import {
  inTransaction,
  raiseSiteVersion,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../platform/index.ts'
import {
  findAttributes,
  findOwnFilters,
  replaceCategoryFilters,
  type OwnFilters,
} from './category-filter.store.ts'
import { readFilterLists } from './category-filters.ts'

/** Changes by which attributes a category's lists are filtered first; visitors see it at once. */
export const changeCategoryFilters = (
  db: Db,
  { who, now, requestId }: ChangeContext,
  id: number,
  { version, ...lists }: FilterLists & { readonly version: number },
): Promise<OwnFilters | VersionConflict<OwnFilters> | ValidationErrors | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const before = await findOwnFilters(tx, id, 'lock')
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    const { filters, unknown } = readFilterLists(lists, await findAttributes(tx))
    if (unknown.length > 0) {
      const list = unknown.some((code) => lists.opened.includes(code)) ? 'opened' : 'folded'
      return { error: 'invalid_request', errors: { [list]: 'unknown_attribute' } }
    }
    await replaceCategoryFilters(tx, new Map([[id, filters]]))
    await writeAudit(tx, {
      at: now,
      who,
      action: 'catalogue.change-category-filters',
      subject: 'category',
      subjectId: id,
      details: { ...lists },
      requestId,
    })
    await raiseSiteVersion(tx)
    const after = await findOwnFilters(tx, id)
    return after ?? { error: 'not_found' }
  })
