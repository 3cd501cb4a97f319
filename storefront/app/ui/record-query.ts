/** What a list of records shows, as its address says it. */
export interface RecordQuery {
  readonly state: string
  readonly keyword: string
  readonly page: number
  /** Where the page begins in a list that is too long to be numbered; '' where its number says it. */
  readonly cursor: string
}

/** The query of a list's page, '?' included, without what is usual. */
export const recordQuery = ({ state, keyword, page, cursor }: RecordQuery): string => {
  const query = new URLSearchParams({
    ...(keyword !== '' && { keyword }),
    ...(state !== '' && { state }),
    ...(cursor !== '' ? { cursor } : page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
