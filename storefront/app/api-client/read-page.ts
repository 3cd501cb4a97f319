import { LINES_PER_PAGE, MOST_LINES } from '@pasok/contract'
import { shownLines, type ShownLines } from '@pasok/ui/records/line-range.tsx'

/** A record with the lines of one page, the last one where there are fewer; undefined where there is none. */
export const readPage = async <R>(
  wanted: number,
  read: (query: { readonly offset: string; readonly limit: string }) => Promise<R | undefined>,
  countLines: (record: R) => number,
): Promise<{ readonly record: R; readonly shownLines: ShownLines } | undefined> => {
  const page = Math.min(wanted, MOST_LINES / LINES_PER_PAGE)
  const record = await read({
    offset: String((page - 1) * LINES_PER_PAGE),
    limit: String(LINES_PER_PAGE),
  })
  if (record === undefined) return undefined
  const range = shownLines(page, LINES_PER_PAGE, countLines(record))
  return range.page === page ? { record, shownLines: range } : readPage(range.page, read, countLines)
}
