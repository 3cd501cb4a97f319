import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { list_next, list_page, list_pages, list_previous } from '~words'
import { pagesAround } from './pages-around.ts'

interface Props {
  readonly page: number
  readonly pages: number
  /** Of its links. Without it there are buttons: their form is sent with the wanted page, so that nothing typed is lost. */
  readonly buildAddress?: (page: number) => string
  /** The id of that form, where the buttons stand outside it. */
  readonly form?: string
  /** Turns the page in the browser; the form is sent without scripts alone. */
  readonly onTurn?: (page: number) => void
}

/** The field of the page that a button of a form leads to. */
export const PAGE_FIELD = 'to_page'

/** Leads to a list's pages; nothing where there is one page only. */
export function Pagination({ page, pages, ...turn }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={list_pages()} className="mt-6">
      <ul className="flex flex-wrap justify-center gap-1">
        {page > 1 && (
          <li>
            <PageLink {...turn} to={page - 1} rel="prev" className="border-line">
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
                {...turn}
                to={p}
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
            <PageLink {...turn} to={page + 1} rel="next" className="border-line">
              {list_next()}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface PageLinkProps extends Omit<Props, 'page' | 'pages'> {
  readonly to: number
  readonly rel?: 'prev' | 'next'
  readonly label?: string
  readonly isCurrent?: boolean
  readonly className: string
  readonly children: ReactNode
}

function PageLink({
  to,
  rel,
  buildAddress,
  form,
  onTurn,
  label,
  isCurrent,
  className,
  children,
}: PageLinkProps) {
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: `flex min-h-11 min-w-11 items-center justify-center rounded-md border px-3 no-underline ${className}`,
  }
  if (!buildAddress)
    return (
      <button
        type="submit"
        form={form}
        name={PAGE_FIELD}
        value={to}
        onClick={(event) => {
          if (!onTurn) return
          event.preventDefault()
          onTurn(to)
        }}
        {...common}
      >
        {children}
      </button>
    )
  return (
    <Link to={buildAddress(to)} rel={rel} {...common}>
      {children}
    </Link>
  )
}
