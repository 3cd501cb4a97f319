import type { VariantRecord } from '@pasok/contract'
import type { ValidationErrors } from '../../platform/index.ts'
import { toVariantRecord, withPrices, type AttributeRow } from '../../catalogue/index.ts'
import { findCategoryItems } from './category-items.store.ts'
import { readListingFilter, type ListingQuery, type ListingReaders, type NoListing } from './list-products.ts'
import { findSort } from './list-variants.ts'
import type { Window } from './listing.store.ts'
import { fitsTable, tableColumns } from './table-attributes.ts'

/** One page of a category's items as one table, and the number of all that the filters leave. */
export interface CategoryItems {
  readonly columns: Omit<AttributeRow, 'id'>[]
  readonly records: VariantRecord[]
  readonly total: number
}

/** Lists the items of all products of a category that its filters leave; an error where no table serves the category. */
export const listCategoryItems = async (
  readers: ListingReaders,
  listingQuery: ListingQuery & { readonly categoryId: number },
  window: Omit<Window, 'sort'> & { readonly sort: string },
): Promise<CategoryItems | NoListing> => {
  const { db, cache } = readers
  const { categoryId, reader } = listingQuery
  const { language } = window
  const read = await readListingFilter(readers, listingQuery, language)
  if ('error' in read) return read
  const [table, { layout }] = await Promise.all([
    cache.tableAttributes(categoryId),
    cache.attributes(categoryId),
  ])
  if (!fitsTable(table)) return noTable
  const columns = tableColumns(table, layout.first).map(({ id, code, unit, ...names }): AttributeRow => ({
    id,
    code,
    unit,
    name: names[`name_${language}`],
  }))
  const [, code] = /^attr_(.+)_(?:asc|desc)$/.exec(window.sort) ?? []
  if (code !== undefined && columns.every((column) => column.code !== code)) return unknownSort
  const sort = await findSort(db, { categoryId }, window.sort, language)
  if (sort === undefined) return unknownSort
  const { rows, total } = await findCategoryItems(
    db,
    read.listingFilter,
    { ...window, sort },
    columns.map(({ id }) => id),
  )
  const items = rows.map((row) => toVariantRecord(row, columns, row, language))
  return {
    columns: columns.map(({ code, name, unit }) => ({ code, name, unit })),
    records: await withPrices(reader, items),
    total,
  }
}

const noTable: ValidationErrors = { error: 'invalid_request', errors: { category_id: 'no_table' } }
const unknownSort: ValidationErrors = { error: 'invalid_request', errors: { sort: 'unknown_sort' } }
