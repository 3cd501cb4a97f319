import {
  findAllCategoryFilters,
  readFilterLists,
  replaceCategoryFilters,
  type CategoryFilter,
} from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import type { ImportProblem } from '../problem.ts'
import type { Mapping } from '../read/mapping.ts'
import type { References } from './references.store.ts'

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
  const before = await findAllCategoryFilters(tx)
  const changed = new Map<number, readonly CategoryFilter[]>()
  for (const one of mapped) {
    const categoryId = findCategory(refs, one.category)
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

/** The category of a path of names in one of the languages. */
const findCategory = ({ categories }: References, path: string): number | undefined => {
  let owner: number | undefined
  for (const name of path.split('>').map((part) => part.trim())) {
    const parent = owner ?? null
    owner = (categories.find(parent, { en: name }) ?? categories.find(parent, { id: name }))?.id
    if (owner === undefined) return undefined
  }
  return owner
}
