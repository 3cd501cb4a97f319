import { search, type Call } from '@pasok/contract'
import type { Listing } from './load-listing.ts'
import { loadTop } from '../load-top.ts'
import { namedCategory, type NamedCategory } from '../named-category.ts'

/** What a search may lead to beside its hits. */
export interface DidYouMean {
  readonly categories: readonly NamedCategory[]
  readonly brands: readonly { readonly id: number; readonly name: string }[]
}

const NOTHING: DidYouMean = { categories: [], brands: [] }

/**
 * The categories and brands that a search's words mean; where it finds nothing, the catalogue's top categories. Nothing
 * below a list's further pages, nor while the API has too much to do: the page goes without.
 */
export const loadDidYouMean = async (call: Call, listing: Listing): Promise<DidYouMean> => {
  const { keyword, corrected, total, page } = listing
  if (keyword === '' || page > 1) return NOTHING
  if (total === 0) {
    const top = await loadTop(call)
    return typeof top === 'number' ? NOTHING : { ...NOTHING, categories: top.categories }
  }
  const { status, body } = await call(search.suggest, { query: { query: corrected ?? keyword } })
  if (status !== 200) return NOTHING
  const { categories, product_brands: brands } = body.data
  return { categories: categories.map(namedCategory), brands: brands.map(({ id, name }) => ({ id, name })) }
}
