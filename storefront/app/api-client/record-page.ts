import { redirect } from 'react-router'
import { recordQuery, type RecordQuery } from '../ui/record-query.ts'
import { keywordOf, pageOf } from '../routing/query.ts'

/** What an address asks of a list of records; an unknown state is none. */
export const recordQueryIn = (query: URLSearchParams, states: readonly string[]): RecordQuery => ({
  state: states.find((one) => one === query.get('state')) ?? '',
  keyword: keywordOf(query),
  page: pageOf(query),
  cursor: query.get('cursor') ?? '',
})

/** The same, as the API is asked. */
export const parametersOf = ({ state, keyword, page, cursor }: RecordQuery) => ({
  ...(cursor === '' ? { page: String(page) } : { cursor }),
  ...(state !== '' && { state }),
  ...(keyword !== '' && { keyword }),
})

interface ListWindow {
  readonly total: number
  readonly is_total_exact: boolean
  readonly next_cursor?: string | undefined
  readonly previous_cursor?: string | undefined
  readonly last_cursor?: string | undefined
}

/** What a page of a list says beside its records. */
export const recordWindow = (data: ListWindow, shown: RecordQuery) => ({
  shown,
  total: data.total,
  hasMore: !data.is_total_exact,
  cursors: { previous: data.previous_cursor, next: data.next_cursor, last: data.last_cursor },
})

/** What is thrown where a list is not answered: a cursor that is not one of this list leads to its first page. */
export const refusedList = (status: number, path: string, shown: RecordQuery): Response =>
  status === 400 && shown.cursor !== ''
    ? redirect(path + recordQuery({ ...shown, page: 1, cursor: '' }))
    : new Response(null, { status })
