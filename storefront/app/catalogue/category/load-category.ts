import { catalogue, type Call } from '@pasok/contract'
import type { Language } from '../../routing/address.ts'
import { notFound } from '../../routing/not-found.ts'
import type { View } from '../../routing/query.ts'
import { findTrail } from '../category-trail.ts'
import { loadListing } from '../listing/load-listing.ts'
import { namedCategory } from '../named-category.ts'

/** Loads a category's page: its list and its path in the tree, at once. */
export const loadCategory = async (
  call: Call,
  id: number,
  input: { url: URL; language: Language; usualView?: View; seesPrices?: boolean },
) => {
  const [listing, trail] = await Promise.all([
    loadListing(call, { ...input, categoryId: id }),
    loadTrail(call, id),
  ])
  return { listing, id, ...trail }
}
export type LoadedCategory = Awaited<ReturnType<typeof loadCategory>>

/** The path to a category, itself the last, and its subcategories. */
const loadTrail = async (call: Call, id: number) => {
  const { status, body } = await call(catalogue.listCategories)
  if (status !== 200) throw new Response(null, { status })
  const trail = findTrail(body.data.records, id)
  const category = trail.at(-1)
  // A category with nothing in it is no page: it has a name, but nothing to show.
  if (!category) throw notFound('category')
  return {
    trail: trail.map(namedCategory),
    slugs: category.slugs,
    below: category.child_ids.map((child) => ({ ...namedCategory(child), count: child.product_count })),
  }
}
