import {
  findAllCategoryFilters,
  lockCategories,
  readFilterLists,
  replaceCategoryFilters,
  type CategoryFilter,
} from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import type { ImportProblem } from '../problem.ts'
import type { Mapping } from '../read/mapping.ts'
import { findCategoryByPath, type References } from './references.store.ts'

/** Writes the filters that the mapping gives to categories; those of other categories stay. What it names in vain is reported. */
export const writeCategoryFilters = async (
  tx: Db,
  refs: References,
  { category_filters: mapped }: Mapping,
  report: (problem: ImportProblem) => void,
): Promise<void> => {
  if (mapped.length === 0) return
  const refuse = (code: 'unknown_category' | 'unknown_attribute', value: string) =>
    report({ line: 1, column: 'category_filters', code, value, refusesRow: false })
  const categoryIds = mapped.flatMap((one) => findCategoryByPath(refs, one.category) ?? [])
  // As staff's change does, so that neither waits for the other.
  await lockCategories(tx, categoryIds)
  const before = await findAllCategoryFilters(tx)
  const changed = new Map<number, readonly CategoryFilter[]>()
  for (const one of mapped) {
    const categoryId = findCategoryByPath(refs, one.category)
    if (categoryId === undefined) {
      refuse('unknown_category', one.category)
      continue
    }
    const { filters, unknown } = readFilterLists(one, refs.attributes)
    for (const code of unknown) refuse('unknown_attribute', code)
    if (JSON.stringify(before.get(categoryId) ?? []) !== JSON.stringify(filters))
      changed.set(categoryId, filters)
  }
  await replaceCategoryFilters(tx, changed)
}
