import { Link } from 'react-router'
import { list_next, list_page, list_pages, list_previous } from '~words'
import { pagesAround } from './pages-around.ts'

interface Props {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
}

/** Links to a list's pages; nothing where there is one page only. */
export function Pagination({ page, pages, addressOf }: Props) {
  if (pages <= 1) return null
  const cell = 'flex min-h-11 min-w-11 items-center justify-center rounded-md border px-3 no-underline'
  return (
    <nav aria-label={list_pages()} className="mt-6">
      <ul className="flex flex-wrap justify-center gap-1">
        {page > 1 && (
          <li>
            <Link rel="prev" to={addressOf(page - 1)} className={`${cell} border-line`}>
              {list_previous()}
            </Link>
          </li>
        )}
        {pagesAround(page, pages).map((p, i, all) =>
          p === 0 ? (
            <li
              key={`gap after ${all[i - 1]}`}
              aria-hidden="true"
              className="flex min-h-11 items-center px-1"
            >
              …
            </li>
          ) : (
            <li key={p}>
              <Link
                to={addressOf(p)}
                aria-label={list_page({ page: p })}
                aria-current={p === page ? 'page' : undefined}
                className={`${cell} ${p === page ? 'border-ink bg-accent font-semibold text-ink' : 'border-line'}`}
              >
                {p}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link rel="next" to={addressOf(page + 1)} className={`${cell} border-line`}>
              {list_next()}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
