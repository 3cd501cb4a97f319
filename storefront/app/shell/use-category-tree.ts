import type { CategoryRecord } from '@pasok/contract'
import { useCallback, useEffect, useState } from 'react'
import { getLocale } from '~words/runtime.js'

type Tree = readonly CategoryRecord[]

/** All categories, as far as they are known by now. */
export type CategoryTree =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly tree: Tree }

const LOADING: CategoryTree = { state: 'loading' }
const LIMIT_MS = 15_000

/** A document has one language: what is loaded once stays. */
let asked: Promise<Tree> | undefined

const load = (): Promise<Tree> => {
  asked ??= fetch('/api/v2/website/categories', {
    headers: { 'accept-language': getLocale() },
    signal: AbortSignal.timeout(LIMIT_MS),
  }).then(async (answer) => {
    if (!answer.ok) throw new Error(`the categories: ${answer.status}`)
    return ((await answer.json()) as { data: { records: Tree } }).data.records
  })
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

/** The whole tree of categories, loaded when it is first wanted, and a way to try once more where that failed. */
export const useCategoryTree = (wanted: boolean): readonly [CategoryTree, retry: () => void] => {
  const [tree, setTree] = useState<CategoryTree>(LOADING)
  const look = useCallback(() => {
    setTree((before) => (before.state === 'loaded' ? before : LOADING))
    load().then(
      (loaded) => setTree({ state: 'loaded', tree: loaded }),
      () => setTree({ state: 'failed' }),
    )
  }, [])
  useEffect(() => {
    if (wanted) look()
  }, [wanted, look])
  return [tree, look]
}
