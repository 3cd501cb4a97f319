import { Suspense, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { list_count, list_count_hits, list_results, product_items } from '~words'
import { getLocale } from '~words/runtime.js'
import { DEEPEST_PAGE } from '../../routing/query.ts'
import { useLink } from '../../routing/use-link.ts'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { ActiveFilters } from './filters/active-filters.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'
import { RefusedFilters } from './filters/refused-filters.tsx'
import { buildQuery, formatQuery, type Place } from './state.ts'
import { tidy } from './tidy.ts'
import { useFilterForm } from './filters/use-filter-form.ts'
import { ViewSwitch } from './view-switch.tsx'
import type { Listing } from './load-listing.ts'
import type { DidYouMean } from './load-did-you-mean.ts'
import { SortMenu } from './sort-menu.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Most lists hold something. */
const EmptyListing = lazyPart(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }))
/** Most lists are cards. */
const ProductTable = lazyPart(async () => ({ default: (await import('./product-table.tsx')).ProductTable }))

interface Props {
  readonly listing: Listing
  readonly place: Place
  /** Where a search that finds nothing may lead. */
  readonly meant?: DidYouMean | undefined
}

/** A listing: what narrows it, its number of hits, its order and layout, its products and its pages. */
export function ListingView({ listing, place, meant }: Props) {
  const link = useLink()
  const { rest, usualView } = place
  const seesPrices = useSeesPrices()
  const handlers = useFilterForm(
    (query) => link(rest) + formatQuery(tidy(query, { language: getLocale(), usualView, seesPrices })),
    listing.sort,
    listing,
  )
  const results = useRef<HTMLElement>(null)
  const onFocus = useRestoredFocus((lost, place) => {
    const found = results.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    const chip = lost.matches('[data-chip]') ? found[Math.min(place, found.length - 1)] : undefined
    return chip ?? results.current?.querySelector<HTMLElement>('[data-count]')
  })
  const { total, more, keyword, page, perPage, offers, categories, active } = listing
  const hasFilters = offers.length + categories.length > 0
  const isBeside = hasFilters && place.side !== 'none'
  const columns = place.columns ?? (hasFilters ? 3 : 4)
  return (
    <div
      className={`listing ${isBeside ? 'listing-beside' : ''} ${place.side === 'right' ? 'listing-right' : ''}`}
    >
      <FilterPanel listing={listing} place={place} handlers={handlers} />
      <Results ref={results} onFocus={onFocus}>
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-3">
          {hasFilters && <FilterButton count={active.length} />}
          <p data-count tabIndex={-1} aria-live="polite" className="mr-auto">
            {keyword ? list_count_hits(counted(total, more)) : list_count(counted(total))}
            {listing.table && ` · ${product_items(counted(listing.table.total))}`}
          </p>
          {total > 0 && (
            <div className="no-print flex min-w-0 items-center gap-4 max-md:basis-full">
              <SortMenu listing={listing} />
              <ViewSwitch listing={listing} place={place} />
            </div>
          )}
        </div>
        <ActiveFilters listing={listing} place={place} />
        <RefusedFilters listing={listing} />
        {total === 0 ? (
          <Suspense>
            <EmptyListing listing={listing} place={place} meant={meant} />
          </Suspense>
        ) : listing.table ? (
          <Suspense>
            <ProductTable table={listing.table} listing={listing} place={place} />
          </Suspense>
        ) : listing.view === 'list' ? (
          <ProductRows listing={listing} place={place} />
        ) : (
          <ProductGrid listing={listing} place={place} columns={columns} />
        )}
        <Pagination
          page={page}
          pages={Math.min(Math.ceil((listing.table?.total ?? total) / perPage), DEEPEST_PAGE)}
          buildAddress={(p) => link(place.rest) + buildQuery(place, { ...listing, page: p })}
        />
      </Results>
    </div>
  )
}

interface ResultsProps {
  readonly ref: React.Ref<HTMLElement>
  readonly onFocus: React.FocusEventHandler
  readonly children: React.ReactNode
}

/** The results: marked busy while the list is loaded with other filters. */
function Results({ ref, onFocus, children }: ResultsProps) {
  const { pathname } = useLocation()
  const isBusy = useNavigation().location?.pathname === pathname
  return (
    <section ref={ref} aria-label={list_results()} aria-busy={isBusy} onFocus={onFocus} className="results">
      {children}
    </section>
  )
}
