import { quotation_more_lines } from '~words'
import { idOf } from '../routing/id-of.ts'
import { decimal } from '../ui/decimal.ts'
import { Pagination } from '../ui/pagination.tsx'

/** So many lines of a record are shown at once. */
const LINES_PER_PAGE = 200

interface ShownLines {
  readonly page: number
  readonly pages: number
  readonly perPage: number
  readonly total: number
}

/** The lines of a record that a page shows, `?lines=2` the second lot of them. */
export const linesPage = <L,>(
  all: readonly L[],
  query: URLSearchParams,
  perPage = LINES_PER_PAGE,
): { readonly lines: readonly L[]; readonly shownLines: ShownLines } => {
  const pages = Math.max(1, Math.ceil(all.length / perPage))
  const page = Math.min(idOf(query.get('lines') ?? '') ?? 1, pages)
  const lines = all.slice((page - 1) * perPage, page * perPage)
  return { lines, shownLines: { page, pages, perPage, total: all.length } }
}

/** Says which lines of a long record are shown, and leads to the others. */
export function LinePages({ shown: { page, pages, perPage, total }, to }: { shown: ShownLines; to: string }) {
  if (pages === 1) return null
  return (
    <>
      <p className="mt-2 text-[13px] text-ink-soft">
        {quotation_more_lines({
          from: decimal((page - 1) * perPage + 1),
          to: decimal(Math.min(page * perPage, total)),
          total: decimal(total),
        })}
      </p>
      <Pagination page={page} pages={pages} addressOf={(one) => `${to}?lines=${one}`} />
    </>
  )
}
