import { catalogue, search, type HeaderRecord, type ItemRecord } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { askApi, ApiError } from '../../api-client/ask-api.ts'
import { QUICK_VIEW_PRODUCT_MS } from '../../constants.ts'
import type { VariantListing } from '../product/variant-listing.ts'
import { itemsQuery, buildTable } from '../product/variant-records.ts'

/** More of a product's items are on its page. */
const MOST_ITEMS = 20

/** An item, or a product with the first of its items. */
export type Viewed =
  | { readonly product: ItemRecord }
  | { readonly product: HeaderRecord; readonly items: Pick<VariantListing, 'columns' | 'rows'> }

/** What the view shows: nothing yet, the product, or why there is none. */
type Loaded = Viewed | 'not_found' | 'failed' | undefined

const fetchProduct = async (slug: string, signal: AbortSignal): Promise<Loaded> => {
  try {
    const { record: product } = await askApi(catalogue.showBySlug, { params: { slug } }, signal)
    if (!product.is_header) return { product }
    const query = itemsQuery({ sort: 'default', filters: {} }, 1, MOST_ITEMS)
    const { records } = await askApi(search.listItems, { params: { id: product.id }, query }, signal)
    return { product, items: buildTable(records) }
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'not_found' : 'failed'
  }
}

/** Asks for a product by its slug until the view is closed; it appears a moment after the view. */
export const useProduct = (slug: string) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    const closed = new AbortController()
    const moment = new Promise((resolve) => setTimeout(resolve, QUICK_VIEW_PRODUCT_MS))
    void Promise.all([fetchProduct(slug, closed.signal), moment]).then(([product]) => {
      if (!closed.signal.aborted) setLoaded(product)
    })
    return () => closed.abort()
  }, [slug, attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  return { loaded, retry }
}
