import type { Route } from '@pasok/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { admin_error } from '~words'
import { isNotFound } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { recordQuery, type RecordOf } from './record.ts'

interface Props<R extends Route> {
  /** The resource's own: '/orders'. */
  readonly path: string
  /** Answers the record whose id the address names. */
  readonly route: R
  readonly children: (record: RecordOf<R>) => ReactNode
}

/** The record that the address names, or why it can't be shown. It stays where it could not be read again. */
export function ShownRecord<R extends Route>({ path, route, children }: Props<R>) {
  const { id = '' } = useParams()
  const { data, error } = useQuery(recordQuery(path, route, id))
  if (isNotFound(error)) return <NotFoundPage />
  return (
    <>
      {error && data === undefined && <PageTitle title={admin_error()} />}
      {error && <RefusalText error={error} />}
      {data !== undefined && children(data)}
    </>
  )
}
