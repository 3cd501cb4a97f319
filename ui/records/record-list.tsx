import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quotation_show_all } from '~words'
import type { Cursors } from './cursor-pages.tsx'
import { RecordFilter } from './record-filter.tsx'
import { RecordPages } from './record-pages.tsx'
import type { RecordQuery } from './record-query.ts'

interface Props {
  /** Where the list stands. */
  readonly to: string
  /** What its filter is called. */
  readonly label: string
  /** What a keyword is looked for in; a list without it has no keyword. */
  readonly keywordLabel?: string
  /** Of a keyword, in characters. */
  readonly longest: number
  readonly states: readonly (readonly [state: string, name: string])[]
  /** What the days from and to are days of. */
  readonly dayLabel: string
  readonly shown: RecordQuery
  /** Of records that the filter leaves. */
  readonly total: number
  /** Whether there are more than `total`, which are too many to be numbered. */
  readonly hasMore: boolean
  readonly cursors: Cursors
  readonly pageSize: number
  /** How many there are, or that there are none. */
  readonly count: string
  /** The table of this page's records. */
  readonly children: ReactNode
}

/** A list of records below its filter, with the further pages. */
export function RecordList({
  to,
  shown,
  total,
  hasMore,
  cursors,
  pageSize,
  count,
  children,
  ...filter
}: Props) {
  return (
    <>
      <RecordFilter {...filter} to={to} shown={shown} />
      <p role="status" className="mb-2 text-[13px] text-ink-soft">
        {count}
      </p>
      {total === 0 ? (
        <Link to={to} className="inline-flex min-h-11 items-center underline">
          {quotation_show_all()}
        </Link>
      ) : (
        children
      )}
      <RecordPages
        to={to}
        shown={shown}
        total={total}
        hasMore={hasMore}
        cursors={cursors}
        pageSize={pageSize}
      />
    </>
  )
}
