/** What a list of records shows, as its address says it. */
export interface RecordQuery {
  readonly state: string
  readonly keyword: string
  readonly page: number
}

/** The query of a list's page, '?' included, without what is usual. */
export const recordQuery = ({ state, keyword, page }: RecordQuery): string => {
  const query = new URLSearchParams({
    ...(keyword !== '' && { keyword }),
    ...(state !== '' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
