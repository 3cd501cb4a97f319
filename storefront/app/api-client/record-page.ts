import { redirect } from 'react-router'
import type { RecordWindow } from '@pasok/ui/records/record-list.tsx'
import { recordQuery, type RecordQuery } from '@pasok/ui/records/record-query.ts'
import { parseKeyword, parsePage } from '../routing/query.ts'

/** A list's query from the address; an unknown state and an invalid day are ignored. */
export const recordQueryIn = (query: URLSearchParams, states: readonly string[]): RecordQuery => ({
  states: states.filter((one) => query.getAll('state').includes(one)),
  from: dayIn(query, 'from'),
  to: dayIn(query, 'to'),
  keyword: parseKeyword(query),
  page: parsePage(query),
  cursor: query.get('cursor') ?? '',
})

const dayIn = (query: URLSearchParams, name: 'from' | 'to'): string => {
  const day = query.get(name) ?? ''
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  // February 30 is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : ''
}

/** The same as the API's parameters; `day` names those of days. */
export const buildParameters = ({ states, from, to, keyword, page, cursor }: RecordQuery, day: string) => ({
  ...(cursor === '' ? { page: String(page) } : { cursor }),
  ...(states.length > 0 && { state: states.join(',') }),
  ...(from !== '' && { [`${day}_from`]: from }),
  ...(to !== '' && { [`${day}_to`]: to }),
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
export const recordWindow = (data: ListWindow, query: RecordQuery): RecordWindow => ({
  query,
  total: data.total,
  hasMore: !data.is_total_exact,
  cursors: { previous: data.previous_cursor, next: data.next_cursor, last: data.last_cursor },
})

/** What is thrown where a list is not answered: a cursor that is not one of this list leads to its first page. */
export const refusedList = (status: number, path: string, query: RecordQuery): Response =>
  status === 400 && query.cursor !== ''
    ? redirect(path + recordQuery({ ...query, page: 1, cursor: '' }))
    : new Response(null, { status })
