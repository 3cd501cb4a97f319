import { LINES_PER_PAGE } from '@pasok/contract'
import { parseId } from '../routing/parse-id.ts'
import { shownLines, type ShownLines } from '@pasok/ui/records/line-range.tsx'

/** The lines of a record that a page shows, `?lines=2` the second lot of them. */
export const linesPage = <L>(
  all: readonly L[],
  query: URLSearchParams,
  perPage = LINES_PER_PAGE,
): { readonly lines: readonly L[]; readonly shownLines: ShownLines } => {
  const range = shownLines(parseId(query.get('lines') ?? '') ?? 1, perPage, all.length)
  const lines = all.slice((range.page - 1) * perPage, range.page * perPage)
  return { lines, shownLines: range }
}

/** The address of a page of a record's lines, by the record's own. */
export const buildPageAddress =
  (to: string) =>
  (page: number): string =>
    `${to}?lines=${page}`
