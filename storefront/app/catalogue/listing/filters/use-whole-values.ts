import { search } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { askApi } from '../../../api-client/ask-api.ts'
import { listValues, type OfferedValue } from './offer.ts'

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
    const controller = new AbortController()
    const update = (change: (before: Whole) => Whole) => {
      if (!controller.signal.aborted) setWhole(change)
    }
    update(({ values }) => ({ values, state: 'busy' }))
    askApi(
      search.listProducts,
      { query: Object.fromEntries(new URLSearchParams(query)) },
      AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ).then(
      ({ filters }) => update(() => ({ values: listValues(filters, slug), state: 'idle' })),
      () => update(({ values }) => ({ values, state: 'failed' })),
    )
    return () => controller.abort()
  }, [query, slug, isWanted, attempt])
  return {
    ...(isWanted ? whole : { state: 'idle' as const }),
    retry: () => setAttempt(attempt + 1),
  }
}
