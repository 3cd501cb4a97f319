/** What a list of records shows, as its address says it. */
export interface RecordQuery {
  /** Records in any of these states; all where there are none. */
  readonly states: readonly string[]
  /** The first and the last day, as 2026-11-30; '' where there is none. */
  readonly from: string
  readonly to: string
  readonly keyword: string
  readonly page: number
  /** Where the page begins in a list that is too long to be numbered; '' where its number says it. */
  readonly cursor: string
}

/** Whether a query leaves records out. */
export const isFiltered = ({ states, from, to, keyword }: RecordQuery): boolean =>
  states.length > 0 || from !== '' || to !== '' || keyword !== ''

/** The query of a list's page, '?' included, without what is usual. */
export const recordQuery = ({ states, from, to, keyword, page, cursor }: RecordQuery): string => {
  const pairs = [
    ['keyword', keyword],
    ...states.map((state) => ['state', state]),
    ['from', from],
    ['to', to],
    ['cursor', cursor],
    ['page', cursor === '' && page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '')
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? '' : `?${query}`
}
