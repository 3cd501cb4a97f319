import type { Route } from '@pasok/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ask, type Data } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'

/** What a call names: ids of its path, and its query. */
export interface AnsweredInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

interface Props<R extends Route> {
  readonly route: R
  readonly input?: AnsweredInput
  readonly children: (data: Data<R>) => ReactNode
}

/**
 * What an endpoint answers, or why it can't be shown. An answer stays until that of another query has come, and also where
 * it could not be read again: somebody may be typing in it.
 */
export function Answered<R extends Route>({ route, input = {}, children }: Props<R>) {
  const { data, error, isFetching } = useQuery({
    queryKey: [route.path, input],
    queryFn: async (): Promise<Data<R>> => {
      const callAny = ask as (route: Route, input: object) => Promise<unknown>
      return (await callAny(route, input)) as Data<R>
    },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {error && <RefusalText error={error} />}
      {data !== undefined && (
        <div aria-busy={isFetching || undefined} className={isFetching ? 'opacity-60' : ''}>
          {children(data)}
        </div>
      )}
    </>
  )
}
