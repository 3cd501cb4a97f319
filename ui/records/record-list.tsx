import { LONGEST_KEYWORD, PAGE_SIZE } from '@pasok/contract'
import type { Sentence } from '@pasok/words'
import type { ReactNode } from 'react'
import { Link } from '../kit/link.tsx'
import { quotation_show_all } from '~words'
import { counted } from '../kit/counted.ts'
import { labelText } from '../kit/label.ts'
import type { Cursors } from './cursor-pages.tsx'
import { RecordFilter } from './record-filter.tsx'
import { RecordPages } from './record-pages.tsx'
import { isFiltered, type RecordQuery } from './record-query.ts'

/** One page of a list of records, beside the records themselves. */
export interface RecordWindow {
  readonly query: RecordQuery
  /** Records that the filter leaves. */
  readonly total: number
  /** Whether there are more than `total`, which are too many to be numbered. */
  readonly hasMore: boolean
  readonly cursors: Cursors
}

interface Props {
  /** The address of the list, without a query. */
  readonly to: string
  readonly window: RecordWindow
  readonly words: {
    /** The name of the filter. */
    readonly filter: string
    /** The label of the keyword; a list without it has no keyword. */
    readonly search?: string
    /** What the days from and to are days of. */
    readonly day: string
    readonly count: (counted: { count: number; total: string }) => string
    /** Shown where the filter leaves no records. */
    readonly noneFound: string
  }
  /** The states of a record and their names, in the order of the filter. */
  readonly states: Readonly<Record<string, Sentence>>
  /** Shown in place of the list where there are no records at all. */
  readonly empty: ReactNode
  /** Shown above the filter. */
  readonly above?: ReactNode
  /** The table of this page's records. */
  readonly children: ReactNode
}

/** A list of records: its filter, how many there are, the table, and links to the further pages. */
export function RecordList({ to, window, words, states, empty, above, children }: Props) {
  const { query, total, hasMore } = window
  if (total === 0 && !isFiltered(query)) return empty
  return (
    <>
      {above}
      <RecordFilter
        to={to}
        label={words.filter}
        {...(words.search !== undefined && { keywordLabel: words.search })}
        longest={LONGEST_KEYWORD}
        states={Object.entries(states).map(([state, label]) => [state, labelText(label)])}
        dayLabel={words.day}
        query={query}
      />
      <p role="status" className="mb-2 text-[13px] text-ink-soft">
        {total === 0 ? words.noneFound : words.count(counted(total, hasMore))}
      </p>
      {total === 0 ? (
        <Link to={to} className="inline-flex min-h-11 items-center underline">
          {quotation_show_all()}
        </Link>
      ) : (
        children
      )}
      <RecordPages {...window} to={to} pageSize={PAGE_SIZE} />
    </>
  )
}
