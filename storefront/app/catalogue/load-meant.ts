import { catalogue, type Call, type SuggestedCategory } from '@pasok/contract'
import type { Listing } from './load-listing.ts'

/** What a search may lead to beside its hits. */
export interface Meant {
  readonly categories: readonly SuggestedCategory[]
  readonly brands: readonly { readonly id: number; readonly name: string }[]
}

const NOTHING: Meant = { categories: [], brands: [] }

/**
 * The categories and brands that a search's words mean; where it finds nothing, the catalogue's top categories. Nothing
 * below a list's further pages, nor while the API has too much to do: the page goes without.
 */
export const loadMeant = async (call: Call, listing: Listing): Promise<Meant> => {
  const { keyword, corrected, total, page } = listing
  if (keyword === '' || page > 1) return NOTHING
  if (total === 0) return { ...NOTHING, categories: await loadTop(call) }
  const { status, body } = await call(catalogue.suggest, { query: { query: corrected ?? keyword } })
  if (status !== 200) return NOTHING
  const { categories, product_brands: brands } = body.data
  return { categories, brands: brands.map(({ id, name }) => ({ id, name })) }
}

const loadTop = async (call: Call): Promise<SuggestedCategory[]> => {
  const { status, body } = await call(catalogue.listCategories, { query: { depth: '1' } })
  if (status !== 200) return []
  return body.data.records.map(({ id, display_name: name, slug, borrowed }) => ({
    id,
    name,
    slug,
    ...(borrowed && { borrowed }),
  }))
}
