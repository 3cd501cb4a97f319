import type { Filter, VariantRecord } from '@pasok/contract'
import type { Language, Refusal } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { labelled } from './count-filters.ts'
import { countVariants } from './facets.store.ts'
import { readFilters } from './filters.ts'
import { findFilters } from './filters.store.ts'
import { findVariants, type ItemWindow, type Variants } from './product.store.ts'
import { variantOf } from './records.ts'
import type { Published } from './published.ts'

/** One page of a product's items, the number of all that the filters leave, and what they can be narrowed by. */
export interface VariantListing {
  readonly records: VariantRecord[]
  readonly total: number
  /** Where they were asked for. */
  readonly filters?: Filter[]
}

/** Lists a product's items; undefined where there is no such product, `errors` where filters can't be read. */
export const listVariants = async (
  db: Db,
  published: Published,
  productId: number,
  query: Readonly<Record<string, unknown>>,
  window: Omit<ItemWindow, 'filters'>,
): Promise<VariantListing | { readonly errors: Record<string, Refusal> } | undefined> => {
  const given = readFilters(query)
  // The brand is the product's: it has no part in which of its items are meant.
  const filters = 'errors' in given ? given : await findFilters(db, given.others)
  if ('errors' in filters) return filters
  const [product, counts] = await Promise.all([
    findVariants(db, productId, { ...window, filters }),
    query['with_filters'] === 'true' ? countVariants(db, productId, filters) : undefined,
  ])
  if (!product) return undefined
  return {
    records: variantsOf(product, window.language),
    total: product.item_count,
    ...(counts && { filters: await labelled(counts, { filters }, window.language, published.labels) }),
  }
}

/** A product's items as rows of its table. */
export const variantsOf = (product: Variants, language: Language): VariantRecord[] =>
  (product.items ?? []).map((row) => variantOf(product, product.attributes ?? [], row, language))
