import { catalogue, type HeaderRecord, type ItemRecord } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { askApi, NoAnswer } from '../../api-client/ask-api.ts'
import { QUICK_VIEW_PRODUCT_MS } from '../../constants.ts'

/** What the view shows: nothing yet, the product, or why there is none. */
type Loaded = HeaderRecord | ItemRecord | 'not_found' | 'failed' | undefined

const fetchProduct = async (slug: string, signal: AbortSignal): Promise<Loaded> => {
  try {
    return (await askApi(catalogue.showBySlug, { params: { slug } }, signal)).record
  } catch (error) {
    return error instanceof NoAnswer && error.status === 404 ? 'not_found' : 'failed'
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
