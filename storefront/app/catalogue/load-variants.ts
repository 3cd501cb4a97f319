import { catalogue, type Call, type VariantRecord } from '@pasok/contract'
import { notFound } from '../shell/not-found.ts'
import type { Column, VariantListing } from './variant-listing.ts'
import type { VariantsQuery } from './variants-query.ts'

/** Items that each page of a Variant table adds (§9). */
const ROWS_A_PAGE = 20
const MOST_ROWS_A_CALL = 100

/**
 * Loads the rows of all pages up to the one that is asked for: Load More adds a page to those shown. A filter that the
 * API refuses is left out. Throws the error page's answer for a product, or a page of it, that does not exist.
 */
export const loadVariants = async (
  call: Call,
  productId: number,
  query: VariantsQuery,
): Promise<VariantListing> => {
  const rows = query.page * ROWS_A_PAGE
  const perCall = Math.min(rows, MOST_ROWS_A_CALL)
  const ask = (page: number) =>
    call(catalogue.listItems, {
      params: { id: String(productId) },
      query: {
        page: String(page),
        per_page: String(perCall),
        sort: query.sort,
        with_filters: page === 1 ? 'true' : 'false',
        ...Object.fromEntries(Object.entries(query.filters).map(([slug, text]) => [`filter_${slug}`, text])),
      },
    })
  const first = await ask(1)
  const total = first.status === 200 ? first.body.data.total : 0
  const calls = Math.ceil(Math.min(rows, total) / perCall)
  const others = await Promise.all(Array.from({ length: Math.max(calls - 1, 0) }, (_, i) => ask(i + 2)))
  const lists = []
  for (const { status, body } of [first, ...others]) {
    if (status === 404) throw notFound('product')
    if (status === 400) {
      const refused = Object.keys(body.errors ?? {})
      const filters = Object.entries(query.filters).filter(([slug]) => !refused.includes(`filter_${slug}`))
      if (filters.length === Object.keys(query.filters).length) throw new Response(null, { status })
      return loadVariants(call, productId, { ...query, filters: Object.fromEntries(filters) })
    }
    if (status !== 200) throw new Response(null, { status })
    lists.push(body.data)
  }
  const records = lists.flatMap((list) => list.records).slice(0, rows)
  if (query.page > 1 && records.length <= rows - ROWS_A_PAGE) throw notFound('route')
  return {
    query,
    ...tableOf(records),
    total,
    filters: lists[0]?.filters ?? [],
  }
}

/** The attributes that differ within the product, in the order in which the rows first have them, and the rows. */
const tableOf = (records: readonly VariantRecord[]): Pick<VariantListing, 'columns' | 'rows'> => {
  const columns = new Map<string, Column>()
  for (const { attributes } of records)
    for (const { code, name, unit } of attributes)
      if (!columns.has(code)) columns.set(code, { code, name, unit })
  const rows = records.map(({ id, name, sku_number, uom, product_tag_ids, attributes, borrowed }) => ({
    id,
    name,
    sku_number,
    uom,
    product_tag_ids,
    lang: borrowed?.['name'],
    values: [...columns.keys()].map((code) => {
      const values = attributes.filter((value) => value.code === code)
      const text = values.map((value) => value.text).join(', ')
      return { text, number: values.length === 1 ? values[0]?.number : undefined }
    }),
  }))
  return { columns: [...columns.values()], rows }
}
