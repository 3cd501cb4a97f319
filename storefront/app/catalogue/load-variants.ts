import { catalogue, type AttributeValue, type Call, type Filter, type VariantRecord } from '@pasok/contract'
import { notFound } from '../shell/not-found.ts'
import type { VariantsQuery } from './variants-query.ts'

/** Items that each page of a Variant table adds (§9). */
const ROWS_A_PAGE = 20
const MOST_ROWS_A_CALL = 100

/** A row of the Variant table: of an item, what is shown of it. */
interface VariantRow extends Pick<VariantRecord, 'id' | 'name' | 'sku_number' | 'uom' | 'product_tag_ids'> {
  /** The name's language, where it is the other one. */
  readonly lang: 'en' | 'id' | undefined
  /** A value for each column, in the columns' order. */
  readonly values: readonly Value[]
}

/** What stands in a cell; several texts of one attribute as one. */
interface Value {
  readonly text: string
  readonly number: number | undefined
}

/** An attribute that differs within the product. */
type Column = Pick<AttributeValue, 'code' | 'name' | 'unit'>

/** The rows shown, the attributes that differ among them, and how the table can be narrowed. */
export interface VariantListing {
  readonly query: VariantsQuery
  readonly columns: readonly Column[]
  readonly rows: readonly VariantRow[]
  /** How many items the filters leave. */
  readonly total: number
  readonly filters: readonly Filter[]
}

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
  const answers = await Promise.all(Array.from({ length: Math.ceil(rows / perCall) }, (_, i) => ask(i + 1)))
  const lists = []
  for (const { status, body } of answers) {
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
    total: lists[0]?.total ?? 0,
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

/** The rows as records again, with the values that they have, for who describes them. */
export const describedItems = ({ columns, rows }: VariantListing) =>
  rows.map(({ id, name, sku_number, values }) => ({
    id,
    name,
    sku_number,
    attributes: columns.flatMap((column, i): AttributeValue[] => {
      const value = values[i]
      return value?.text ? [{ ...column, ...value }] : []
    }),
  }))
