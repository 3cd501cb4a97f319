import { search, type VariantRecord } from '@pasok/contract'
import { getLocale } from '~words/runtime.js'
import { apiAddress } from '../../api-client/ask-api.ts'
import { itemsQuery, MOST_ROWS_A_CALL, buildTable } from './variant-records.ts'
import type { VariantListing } from './variant-listing.ts'

/** More is no table to be printed: the page then says how many of how many there are. */
const MOST_CALLS = 20

/** One page of a product's items; undefined where the API does not answer. */
const readPage = (
  productId: number,
  query: VariantListing['query'],
  page: number,
): VariantRecord[] | undefined => {
  const request = new XMLHttpRequest()
  const place = { params: { id: productId }, query: itemsQuery(query, page, MOST_ROWS_A_CALL) }
  request.open('GET', apiAddress(search.listItems, place), false)
  request.setRequestHeader('accept-language', getLocale())
  try {
    request.send()
  } catch {
    return undefined
  }
  if (request.status !== 200) return undefined
  return (JSON.parse(request.responseText) as { data: { records: VariantRecord[] } }).data.records
}

/**
 * Every row that passes the filters and that the API answers. The page waits until all of them are there: a
 * browser waits for nothing else before it prints.
 */
export const readAllItems = (
  productId: number,
  { query, total }: VariantListing,
): Pick<VariantListing, 'columns' | 'rows'> => {
  const records: VariantRecord[] = []
  for (let page = 1; page <= MOST_CALLS && records.length < total; page++) {
    const more = readPage(productId, query, page)
    if (!more || more.length === 0) break
    records.push(...more)
  }
  return buildTable(records)
}
