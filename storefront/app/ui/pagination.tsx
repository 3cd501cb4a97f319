import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { list_next, list_page, list_pages, list_previous } from '~words'
import { pagesAround } from './pages-around.ts'

interface Props {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  /** Inside a form its buttons: the form is sent with the page that is wanted, so that nothing typed there is lost. */
  readonly isInForm?: boolean
}

/** The field of the page that a button of a form leads to. */
export const PAGE_FIELD = 'to_page'

/** Links to a list's pages; nothing where there is one page only. */
export function Pagination({ page, pages, addressOf, isInForm = false }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={list_pages()} className="mt-6">
      <ul className="flex flex-wrap justify-center gap-1">
        {page > 1 && (
          <li>
            <PageLink
              isButton={isInForm}
              to={page - 1}
              rel="prev"
              addressOf={addressOf}
              className="border-line"
            >
              {list_previous()}
            </PageLink>
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
              <PageLink
                isButton={isInForm}
                to={p}
                addressOf={addressOf}
                label={list_page({ page: p })}
                isCurrent={p === page}
                className={p === page ? 'border-ink bg-accent font-semibold text-ink' : 'border-line'}
              >
                {p}
              </PageLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <PageLink
              isButton={isInForm}
              to={page + 1}
              rel="next"
              addressOf={addressOf}
              className="border-line"
            >
              {list_next()}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface PageLinkProps {
  readonly isButton: boolean
  readonly to: number
  readonly rel?: 'prev' | 'next'
  readonly addressOf: (page: number) => string
  readonly label?: string
  readonly isCurrent?: boolean
  readonly className: string
  readonly children: ReactNode
}

function PageLink({ isButton, to, rel, addressOf, label, isCurrent, className, children }: PageLinkProps) {
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: `flex min-h-11 min-w-11 items-center justify-center rounded-md border px-3 no-underline ${className}`,
  }
  if (isButton)
    return (
      <button type="submit" name={PAGE_FIELD} value={to} {...common}>
        {children}
      </button>
    )
  return (
    <Link to={addressOf(to)} rel={rel} {...common}>
      {children}
    </Link>
  )
}
