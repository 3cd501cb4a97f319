import { FILTER, search, type Call, type HeaderRecord, type Problem } from '@pasok/contract'
import { notFound } from '../../routing/not-found.ts'
import type { FilterError } from '../listing/load-listing.ts'
import { itemsQuery, MOST_ROWS_A_CALL, buildTable } from './variant-records.ts'
import type { VariantListing } from './variant-listing.ts'
import type { VariantsQuery } from './variants-query.ts'

/** Items that each page of a Variant table adds (§9). */
const ROWS_A_PAGE = 20

/** A product and the table of its items. */
interface ProductWithVariants {
  readonly product: HeaderRecord
  readonly variants: VariantListing
}

/**
 * Loads a product and the rows of all pages up to the requested one: Load More adds a page to those shown. What the
 * API refuses is ignored and reported. Throws the error page's answer for a product, or a page of it, that does not
 * exist.
 */
export const loadVariants = async (
  call: Call,
  productId: number,
  query: VariantsQuery,
): Promise<ProductWithVariants> => {
  const rows = query.page * ROWS_A_PAGE
  const perCall = Math.min(rows, MOST_ROWS_A_CALL)
  const ask = (page: number) =>
    call(search.listItems, {
      params: { id: String(productId) },
      query: {
        ...itemsQuery(query, page, perCall),
        ...(page === 1 && { with_filters: 'true', with_product: 'true' }),
      },
    })
  const first = await ask(1)
  const total = first.status === 200 ? first.body.data.total : 0
  const calls = Math.ceil(Math.min(rows, total) / perCall)
  const others = await Promise.all(Array.from({ length: Math.max(calls - 1, 0) }, (_, i) => ask(i + 2)))
  const lists = []
  for (const { status, body } of [first, ...others]) {
    if (status === 404) throw notFound('product')
    if (status === 400) return withoutRefused(call, productId, query, body.errors ?? {})
    if (status !== 200) throw new Response(null, { status })
    lists.push(body.data)
  }
  const records = lists.flatMap((list) => list.records).slice(0, rows)
  if (query.page > 1 && records.length <= rows - ROWS_A_PAGE) throw notFound('route')
  const { product, filters = [] } = lists[0] ?? {}
  if (!product) throw new Error(`the items of product ${productId} came without it`)
  const filterErrors = Object.entries(query.typed ?? {}).map(([slug, typed]) => ({ slug, typed }))
  return { product, variants: { query, ...buildTable(records), total, filters, filterErrors } }
}

/** The table's query without what the API refused, which stays in the controls; an unknown order is ignored. */
const withoutRefused = async (
  call: Call,
  productId: number,
  query: VariantsQuery,
  errors: NonNullable<Problem['errors']>,
): Promise<ProductWithVariants> => {
  const filters = Object.entries(query.filters)
  const refused = filters.flatMap(([slug, text]): FilterError[] => {
    const why = errors[FILTER + slug]?.[0]
    return why === undefined ? [] : [{ slug, typed: { from: text, to: '' }, why }]
  })
  const isUnsorted = errors['sort'] !== undefined && query.sort !== 'default'
  if (refused.length === 0 && !isUnsorted) throw new Response(null, { status: 400 })
  const sort = isUnsorted ? 'default' : query.sort
  const left = filters.filter(([slug]) => !refused.some((filterError) => filterError.slug === slug))
  const { product, variants } = await loadVariants(call, productId, {
    ...query,
    sort,
    filters: Object.fromEntries(left),
  })
  return {
    product,
    variants: {
      ...variants,
      query: { ...query, sort: variants.query.sort },
      filterErrors: [...refused, ...variants.filterErrors],
    },
  }
}
