import {
  DEEPEST_ROW,
  LINES_PER_PAGE,
  quotationUpload,
  type Call,
  type DraftLine,
  type LeftOut,
  type VerdictCounts,
} from '@pasok/contract'
import { parsePage } from '../../routing/query.ts'
import { shownLines, type ShownLines } from '@pasok/ui/records/line-range.tsx'

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
  readonly range: ShownLines
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
        per_page: String(LINES_PER_PAGE),
        ...(isToCheck && { show: 'to_check' as const }),
      },
    })
  const wanted = Math.min(parsePage(query), DEEPEST_ROW / LINES_PER_PAGE)
  const first = await ask(wanted)
  if (!('data' in first.body)) return undefined
  const { page } = shownLines(wanted, LINES_PER_PAGE, first.body.data.total)
  // Rows that were corrected are no longer among those to check.
  const { body } = page === wanted ? first : await ask(page)
  if (!('data' in body)) return undefined
  const { number, filename, left_out: leftOut, revision, counts, records, total } = body.data
  return {
    id: Number(id),
    number,
    filename,
    leftOut,
    revision,
    counts,
    lines: records,
    isToCheck,
    range: shownLines(page, LINES_PER_PAGE, total),
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
