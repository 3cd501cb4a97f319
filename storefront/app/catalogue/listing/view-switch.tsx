import { Link } from '@pasok/ui/kit/link.tsx'
import { list_view, list_view_grid, list_view_list, list_view_table } from '~words'
import { sorts, priceSorts, views, type View } from '../../routing/query.ts'
import { useLink } from '../../routing/use-link.ts'
import type { Listing } from './load-listing.ts'
import { buildQuery, type Place } from './state.ts'

const drawings = {
  grid: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  list: 'M3 4h4v4H3zM9 5h8v2H9zM3 12h4v4H3zM9 13h8v2H9z',
  table: 'M3 3h14v3H3zM3 8h3v2H3zM8 8h9v2H8zM3 12h3v2H3zM8 12h9v2H8zM3 16h3v1H3zM8 16h9v1H8z',
} as const

/** The layouts of a listing, the table where it serves; the one chosen goes along with its links. */
export function ViewSwitch({ listing, place }: { listing: Listing; place: Place }) {
  const link = useLink()
  const names = { grid: list_view_grid(), list: list_view_list(), table: list_view_table() }
  return (
    <ul aria-label={list_view()} className="flex">
      {views
        .filter((view) => view !== 'table' || listing.fitsTable)
        .map((view) => (
          <li key={view} className="-ml-px">
            <Link
              to={link(place.rest) + buildQuery(place, inView(listing, view))}
              rel="nofollow"
              preventScrollReset
              aria-label={names[view]}
              title={names[view]}
              aria-current={view === listing.view ? 'true' : undefined}
              className="flex size-11 items-center justify-center border border-line-strong text-ink-soft aria-[current]:bg-ink aria-[current]:text-white lg:size-10"
            >
              <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
                <path d={drawings[view]} />
              </svg>
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The listing in another layout: a table's pages and orders are its own. */
const inView = (listing: Listing, view: View): Listing => {
  if ((view === 'table') === (listing.view === 'table')) return { ...listing, view }
  const sort = [...sorts, ...priceSorts].find((one) => one === listing.sort) ?? 'default'
  return { ...listing, view, sort, page: 1 }
}
