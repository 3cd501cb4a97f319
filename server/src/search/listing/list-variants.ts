import type { Filter, HeaderRecord, VariantRecord } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db, ValidationErrors } from '../../platform/index.ts'
import { labelled } from './count-filters.ts'
import { readFilters } from './filters.ts'
import { findFilters } from './find-filters.ts'
import { findAttributeSort, type ItemSort, type NamedSort, type TableScope } from './item-order.store.ts'
import { findVariants, type ItemPage, type ItemWindow } from './variants.store.ts'
import {
  findPriceKeys,
  toHeaderRecord,
  toVariantRecord,
  type PriceReader,
  type ProductRow,
} from '../../catalogue/index.ts'
import type { ListingCache } from './listing-cache.ts'

/** One page of a product's items, the number that match the filters, and the filters. */
export interface VariantListing {
  /** Only if requested. */
  readonly product?: HeaderRecord
  readonly records: VariantRecord[]
  readonly total: number
  /** Only if requested. */
  readonly filters?: Filter[]
}

/** A sort in an address: a known one, or 'attr_{code}_asc' and '_desc'. */
const ATTRIBUTE_SORT = /^attr_(.+)_(asc|desc)$/

/** Reads a sort order, which the contract allows, for a table's items; undefined for one by an unknown attribute. */
export const findSort = async (
  db: Db,
  scope: TableScope,
  sort: string,
  language: Language,
): Promise<ItemSort | undefined> => {
  const [, code, direction] = ATTRIBUTE_SORT.exec(sort) ?? []
  if (code === undefined) return sort as NamedSort
  return findAttributeSort(db, scope, { code, isDown: direction === 'desc' }, language)
}

/** Lists a product's items. Undefined if there is no such product; `errors` if filters or the sort are invalid. */
export const listVariants = async (
  db: Db,
  cache: ListingCache,
  productId: number,
  query: Readonly<Record<string, unknown>>,
  window: Omit<ItemWindow, 'filters' | 'sort'> & { readonly sort: string },
  reader: PriceReader | undefined,
  shop: string,
): Promise<VariantListing | ValidationErrors | undefined> => {
  const read = readFilters(query)
  // The brand belongs to the product and does not filter its items.
  const [filters, sort] = await Promise.all([
    'error' in read ? read : findFilters(cache, read.others),
    findSort(db, { productId }, window.sort, window.language),
  ])
  if ('error' in filters || sort === undefined)
    return {
      error: 'invalid_request',
      errors: {
        ...('error' in filters && filters.errors),
        ...(sort === undefined && { sort: 'unknown_sort' as const }),
      },
    }
  const withCounts = query['with_filters'] === 'true'
  const row = await findVariants(db, productId, { ...window, filters, sort, withCounts })
  if (!row) return undefined
  const items = toVariants(row, window.language)
  const product = query['with_product'] === 'true' ? toHeaderRecord(row, window.language, shop) : undefined
  const pricesFor = await findPriceKeys(reader, [...items, ...(product ? [product] : [])])
  return {
    ...(product && { product: { ...product, ...pricesFor(product) } }),
    records: items.map((item) => ({ ...item, ...pricesFor(item) })),
    total: row.total,
    ...(withCounts && {
      filters: await labelled(
        row.counts ?? [],
        { filters, isOfProduct: true },
        (await cache.attributes(row.category_ids.at(-1))).layout,
        window.language,
        cache.labels,
      ),
    }),
  }
}

/** Converts a product's items to rows of its table. */
export const toVariants = (product: ItemPage & ProductRow, language: Language): VariantRecord[] =>
  (product.items ?? []).map((row) => toVariantRecord(product, product.attributes ?? [], row, language))
