import { search } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { askApi } from '../../../api-client/ask-api.ts'
import { valuesOf, type OfferedValue } from './offer.ts'

/** After this time a message says that the values did not load. */
const TIMEOUT_MS = 8_000

interface Whole {
  readonly values?: readonly OfferedValue[] | undefined
  readonly state: 'idle' | 'busy' | 'failed'
}

/**
 * Every value of a filter: loaded while `isWanted`, and again whenever the listing changes. `query` is the API's
 * query as one text. A new request aborts the one before.
 */
export const useWholeValues = (query: string, slug: string, isWanted: boolean) => {
  const [whole, setWhole] = useState<Whole>({ state: 'idle' })
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    if (!isWanted) return undefined
    const asked = new AbortController()
    const tell = (told: (before: Whole) => Whole) => {
      if (!asked.signal.aborted) setWhole(told)
    }
    tell(({ values }) => ({ values, state: 'busy' }))
    askApi(
      search.listProducts,
      { query: Object.fromEntries(new URLSearchParams(query)) },
      AbortSignal.any([asked.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ).then(
      ({ filters }) => tell(() => ({ values: valuesOf(filters, slug), state: 'idle' })),
      () => tell(({ values }) => ({ values, state: 'failed' })),
    )
    return () => asked.abort()
  }, [query, slug, isWanted, attempt])
  return {
    ...(isWanted ? whole : { state: 'idle' as const }),
    retry: () => setAttempt(attempt + 1),
  }
}
