import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { getLocale } from '~words/runtime.js'
import { QUICK_VIEW_PRODUCT_MS } from '../../shell/constants.ts'

/** What the view shows: nothing yet, the product, or why there is none. */
type Loaded = HeaderRecord | ItemRecord | 'not_found' | 'failed' | undefined

// The contract's own caller would bring its schemas along.
const fetchProduct = async (slug: string, signal: AbortSignal): Promise<Loaded> => {
  const answer = await fetch(`/api/v2/product/slug/${encodeURIComponent(slug)}`, {
    headers: { 'accept-language': getLocale() },
    signal,
  })
  if (answer.status === 404) return 'not_found'
  if (!answer.ok) return 'failed'
  const { data } = (await answer.json()) as { data: { record: HeaderRecord | ItemRecord } }
  return data.record
}

/** Asks for a product by its slug until the view is closed; it appears a moment after the view. */
export const useProduct = (slug: string) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    const closed = new AbortController()
    const moment = new Promise((resolve) => setTimeout(resolve, QUICK_VIEW_PRODUCT_MS))
    void Promise.all([fetchProduct(slug, closed.signal).catch(() => 'failed' as const), moment]).then(
      ([product]) => {
        if (!closed.signal.aborted) setLoaded(product)
      },
    )
    return () => closed.abort()
  }, [slug, attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  return { loaded, retry }
}
