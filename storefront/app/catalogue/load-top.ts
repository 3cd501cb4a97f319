import { catalogue, type Call } from '@pasok/contract'
import { namedCategory, type NamedCategory } from './named-category.ts'

/** The categories of the first level, and how many part numbers they have. */
export interface TopCategories {
  readonly categories: NamedCategory[]
  readonly itemCount: number
}

/** Loads the categories of the first level; the status where the API has none to give. */
export const loadTop = async (call: Call): Promise<TopCategories | number> => {
  const { status, body } = await call(catalogue.listCategories, { query: { depth: '1' } })
  if (status !== 200) return status
  const { records } = body.data
  return {
    categories: records.map(namedCategory),
    itemCount: records.reduce((sum, { item_count }) => sum + item_count, 0),
  }
}
