import { quotationUpload, type Call, type DraftLine, type LeftOut, type VerdictCounts } from '@pasok/contract'
import { pageOf } from '../../routing/query.ts'

/** Rows on one page: each has several fields. */
const PER_PAGE = 50

/** One page of a draft's rows. */
export interface Draft {
  readonly id: number
  readonly number: string
  readonly filename: string
  /** What of the file is not among the rows. */
  readonly leftOut: LeftOut | undefined
  readonly revision: number
  readonly counts: VerdictCounts
  readonly lines: readonly DraftLine[]
  /** Whether those alone are shown that somebody has to look at. */
  readonly isToCheck: boolean
  readonly page: number
  readonly pages: number
  /** When it was uploaded, time ran out before every row was searched for. */
  readonly isIncomplete: boolean
}

/** The page of a draft that an address means, or the last one; undefined where there is no such draft. */
export const loadDraft = async (
  call: Call,
  id: string,
  query: URLSearchParams,
): Promise<Draft | undefined> => {
  const isToCheck = query.get('show') === 'to_check'
  const ask = (page: number) =>
    call(quotationUpload.listDraftLines, {
      params: { id },
      query: {
        page: String(page),
        per_page: String(PER_PAGE),
        ...(isToCheck && { show: 'to_check' as const }),
      },
    })
  const wanted = pageOf(query)
  const first = await ask(wanted)
  if (!('data' in first.body)) return undefined
  const pages = Math.max(1, Math.ceil(first.body.data.total / PER_PAGE))
  // Rows that were corrected are no longer among those to check.
  const { body } = wanted <= pages ? first : await ask(pages)
  if (!('data' in body)) return undefined
  const { number, filename, left_out: leftOut, revision, counts, records, page } = body.data
  return {
    id: Number(id),
    number,
    filename,
    leftOut,
    revision,
    counts,
    lines: records,
    isToCheck,
    page,
    pages,
    isIncomplete: query.has('incomplete'),
  }
}

/** The query of a page of a draft's rows, '?' included. */
export const draftQuery = (isToCheck: boolean, page: number): string => {
  const query = new URLSearchParams({
    ...(isToCheck && { show: 'to_check' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
