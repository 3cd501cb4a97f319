import { catalogue, type Call } from '@pasok/contract'
import { namedCategory, type NamedCategory } from './named-category.ts'

/** The categories of the first level; the status where the API has none to give. */
export const loadTop = async (call: Call): Promise<NamedCategory[] | number> => {
  const { status, body } = await call(catalogue.listCategories, { query: { depth: '1' } })
  return status === 200 ? body.data.records.map(namedCategory) : status
}
