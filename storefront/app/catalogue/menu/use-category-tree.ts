import { catalogue, type CategoryRecord } from '@pasok/contract'
import { useCallback, useEffect, useState } from 'react'
import { askApi } from '../../api-client/ask-api.ts'
import { CATEGORY_LEVELS } from '../../constants.ts'

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
  asked ??= askApi(
    catalogue.listCategories,
    { query: { depth: String(CATEGORY_LEVELS) } },
    AbortSignal.timeout(LIMIT_MS),
  ).then(({ records }) => records)
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
