import { search, type Call } from '@pasok/contract'
import { notFound } from '../../routing/not-found.ts'
import type { ItemSort } from '../../routing/query.ts'
import { buildTable } from '../product/variant-records.ts'
import type { VariantListing } from '../product/variant-listing.ts'
import { filterQuery, type ChosenFilter } from './state.ts'

/** One page of the items of all products of a category, as rows of one table, and the number of all. */
export interface ItemTable extends Pick<VariantListing, 'columns' | 'rows' | 'total'> {
  readonly sort: ItemSort
}

/** Loads a page of a category's table; an order that the API does not know is ignored. */
export const loadTable = async (
  call: Call,
  query: Readonly<Record<'category_id', string>> & Readonly<Record<string, string>>,
  sort: ItemSort,
  filters: readonly ChosenFilter[],
): Promise<ItemTable> => {
  const { status, body } = await call(search.listCategoryItems, {
    query: { ...query, sort, ...Object.fromEntries(filterQuery(filters)) },
  })
  if (status === 400 && sort !== 'default') return loadTable(call, query, 'default', filters)
  if (status === 404) throw notFound('category')
  if (status !== 200) throw new Response(null, { status })
  const { columns, records, total } = body.data
  const { rows } = buildTable(
    records,
    columns.map(({ unit, ...column }) => ({ ...column, ...(unit !== null && { unit }) })),
  )
  return {
    sort,
    total,
    columns: columns.map(({ unit, ...column }) => ({ ...column, ...(unit !== null && { unit }) })),
    rows: rows.map((row, i) => {
      const brand = records[i]?.product_brand?.name
      return { ...row, ...(brand !== undefined && { brand }) }
    }),
  }
}
