import { catalogue, type CategoryRecord } from '@pasok/contract'
import { useCallback, useEffect, useState } from 'react'
import { getLocale } from '~words/runtime.js'
import { askApi } from '../../api-client/ask-api.ts'
import { CATEGORY_LEVELS } from '../../constants.ts'

type Tree = readonly CategoryRecord[]

/** The categories loaded so far. */
export type CategoryTree =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly tree: Tree }

const LOADING: CategoryTree = { state: 'loading' }
const LIMIT_MS = 15_000

/** A document has one language: what is loaded once stays. */
let loading: Promise<Tree> | undefined

/** Reads the published file; its address changes with the minute, so that no cache holds it for longer. */
const readFile = async (): Promise<Tree> => {
  const minute = Math.floor(Date.now() / 60_000)
  const file = await fetch(`/media/static/categories-${getLocale()}.json?t=${minute}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!file.ok) throw new Error(`the categories: ${file.status}`)
  return ((await file.json()) as { data: { records: Tree } }).data.records
}

/** The API has them where the file can't be had. */
const askTree = () =>
  askApi(
    catalogue.listCategories,
    { query: { depth: String(CATEGORY_LEVELS) } },
    AbortSignal.timeout(LIMIT_MS),
  )

const load = (): Promise<Tree> => {
  loading ??= readFile().catch(async () => (await askTree()).records)
  loading.catch(() => {
    loading = undefined
  })
  return loading
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
