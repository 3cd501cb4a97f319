import { LINES_PER_PAGE } from '@pasok/contract'
import { idOf } from '../routing/parse-id.ts'
import { LineRange, shownLines, type ShownLines } from '@pasok/ui/records/line-range.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'

/** The lines of a record that a page shows, `?lines=2` the second lot of them. */
export const linesPage = <L,>(
  all: readonly L[],
  query: URLSearchParams,
  perPage = LINES_PER_PAGE,
): { readonly lines: readonly L[]; readonly shownLines: ShownLines } => {
  const shown = shownLines(idOf(query.get('lines') ?? '') ?? 1, perPage, all.length)
  const lines = all.slice((shown.page - 1) * perPage, shown.page * perPage)
  return { lines, shownLines: shown }
}

/** Says which lines of a long record are shown, and leads to the others. */
export function LinePages({
  shown,
  addressOf,
}: {
  readonly shown: ShownLines
  readonly addressOf: (page: number) => string
}) {
  return (
    <>
      <LineRange {...shown} />
      <Pagination page={shown.page} pages={shown.pages} addressOf={addressOf} />
    </>
  )
}

/** The address of a page of a record's lines, by the record's own. */
export const linesOf =
  (to: string) =>
  (page: number): string =>
    `${to}?lines=${page}`
