import { useEffect, useState } from 'react'

interface Loaded<R> {
  /** By id, without items no longer sold. Undefined while they load. */
  readonly records: ReadonlyMap<number, R> | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * What `ask`, which has to be the same function always, answers of products and items to their ids '12,34'. What is here
 * already stays when the ids become fewer.
 */
export const useRecords = <R extends { readonly id: number }>(
  ids: readonly number[],
  ask: (ids: string, signal: AbortSignal) => Promise<readonly R[]>,
): Loaded<R> => {
  const [known, setKnown] = useState<ReadonlyMap<number, R | undefined>>(new Map())
  const [failed, setFailed] = useState<string>()
  const missing = ids.filter((id) => !known.has(id))
  const missingIds = missing.join(',')
  useEffect(() => {
    if (missingIds === '' || failed === missingIds) return undefined
    const left = new AbortController()
    ask(missingIds, left.signal).then(
      (found) => {
        const byId = new Map(found.map((record) => [record.id, record]))
        const answered = missingIds.split(',').map((id) => [Number(id), byId.get(Number(id))] as const)
        setKnown((before) => new Map([...before, ...answered]))
      },
      () => {
        if (!left.signal.aborted) setFailed(missingIds)
      },
    )
    return () => left.abort()
  }, [ask, missingIds, failed])
  const records = ids.flatMap((id) => known.get(id) ?? [])
  return {
    records: missingIds === '' ? new Map(records.map((record) => [record.id, record])) : undefined,
    hasFailed: missingIds !== '' && failed === missingIds,
    retry: () => setFailed(undefined),
  }
}
