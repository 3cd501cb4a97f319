import { CursorPages, type Cursors } from './cursor-pages.tsx'
import { Pagination } from '../kit/pagination.tsx'
import { recordQuery, type RecordQuery } from './record-query.ts'

interface Props {
  /** Where the list stands. */
  readonly to: string
  readonly query: RecordQuery
  readonly total: number
  /** Whether there are more than `total`, which are too many to be numbered. */
  readonly hasMore: boolean
  readonly cursors: Cursors
  readonly pageSize: number
}

/** Links to the further pages of a list of records: by number, or by cursors where there are too many. */
export function RecordPages({ to, query, total, hasMore, cursors, pageSize }: Props) {
  return hasMore || query.cursor !== '' ? (
    <CursorPages
      cursors={cursors}
      buildAddress={(cursor = '') => to + recordQuery({ ...query, page: 1, cursor })}
    />
  ) : (
    <Pagination
      page={query.page}
      pages={Math.ceil(total / pageSize)}
      buildAddress={(page) => to + recordQuery({ ...query, page })}
    />
  )
}
