import { search, type Call, type VariantRecord } from '@pasok/contract'
import { notFound } from '../../routing/not-found.ts'
import { buildTable } from '../product/variant-records.ts'
import type { VariantListing } from '../product/variant-listing.ts'

const ROWS_A_CALL = 100
/** The most rows shown: the product's own page can filter its table. */
const MOST_ROWS = 500

/** The Variant table of a product's items on special offer, in the catalogue's order. */
export const loadOffers = async (call: Call, productId: number): Promise<VariantListing> => {
  const rows: VariantRecord[] = []
  let total = 0
  do {
    const { status, body } = await call(search.listSpecialOfferItems, {
      params: { id: String(productId) },
      query: { per_page: String(ROWS_A_CALL), page: String(rows.length / ROWS_A_CALL + 1) },
    })
    if (status === 404) throw notFound('product')
    if (status !== 200) throw new Response(null, { status })
    rows.push(...body.data.records)
    total = body.data.total
  } while (rows.length < Math.min(total, MOST_ROWS) && rows.length % ROWS_A_CALL === 0)
  return {
    query: { sort: 'default', filters: {}, page: 1 },
    ...buildTable(rows),
    total,
    filters: [],
    filterErrors: [],
  }
}
