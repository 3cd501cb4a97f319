import { Link } from '@pasok/ui/kit/link.tsx'
import { list_view, list_view_grid, list_view_list } from '~words'
import { views } from '../../routing/query.ts'
import { useLink } from '../../routing/use-link.ts'
import type { Listing } from './load-listing.ts'
import { buildQuery, type Place } from './state.ts'

const drawings = {
  grid: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  list: 'M3 4h4v4H3zM9 5h8v2H9zM3 12h4v4H3zM9 13h8v2H9z',
} as const

/** The two layouts of a listing; the one chosen goes along with its links. */
export function ViewSwitch({ listing, place }: { listing: Listing; place: Place }) {
  const link = useLink()
  const names = { grid: list_view_grid(), list: list_view_list() }
  return (
    <ul aria-label={list_view()} className="flex">
      {views.map((view) => (
        <li key={view} className="-ml-px">
          <Link
            to={link(place.rest) + buildQuery(place, { ...listing, view })}
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
