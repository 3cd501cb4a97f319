import { useLocation, useNavigation } from 'react-router'
import { list_count, list_count_hits, list_results } from '~words'
import { DEEPEST_PAGE } from '../shell/query.ts'
import { useLink } from '../shell/use-link.ts'
import { counted } from '../ui/counted.ts'
import { Pagination } from '../ui/pagination.tsx'
import { ActiveFilters } from './listing/active-filters.tsx'
import { EmptyListing } from './listing/empty-listing.tsx'
import { FilterButton } from './listing/filter-button.tsx'
import { FilterPanel } from './listing/filter-panel.tsx'
import { ProductGrid } from './listing/product-grid.tsx'
import { ProductRows } from './listing/product-rows.tsx'
import { queryOf, type Place } from './listing/state.ts'
import { useFilterForm } from './listing/use-filter-form.ts'
import { ViewSwitch } from './listing/view-switch.tsx'
import type { Listing } from './load-listing.ts'
import type { Meant } from './load-meant.ts'
import { SortMenu } from './sort-menu.tsx'

interface Props {
  readonly listing: Listing
  readonly place: Place
  /** Where a search that finds nothing may lead. */
  readonly meant?: Meant | undefined
}

/** A listing: what narrows it, its number of hits, its order and layout, its products and its pages. */
export function ListingView({ listing, place, meant }: Props) {
  const link = useLink()
  const control = useFilterForm(place, listing.sort)
  const isBusy = useIsLoadingAnother()
  const { total, keyword, page, perPage, offers, categories, active } = listing
  const hasFilters = offers.length + categories.length > 0
  const Products = listing.view === 'list' ? ProductRows : ProductGrid
  const side = place.side === 'right' ? 'listing-right' : 'listing-beside'
  return (
    <div className={`listing ${hasFilters ? `listing-beside ${side}` : ''}`}>
      <FilterPanel listing={listing} place={place} control={control} />
      <section aria-label={list_results()} aria-busy={isBusy} className="results">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-3">
          {hasFilters && <FilterButton count={active.length} />}
          <p aria-live="polite" className="mr-auto">
            {keyword ? list_count_hits(counted(total)) : list_count(counted(total))}
          </p>
          {total > 0 && (
            <>
              <SortMenu listing={listing} apply={control.apply} />
              <ViewSwitch listing={listing} place={place} />
            </>
          )}
        </div>
        <ActiveFilters listing={listing} place={place} />
        {total === 0 ? (
          <EmptyListing listing={listing} place={place} meant={meant} />
        ) : (
          <Products listing={listing} place={place} hasFilters={hasFilters} />
        )}
        <Pagination
          page={page}
          pages={Math.min(Math.ceil(total / perPage), DEEPEST_PAGE)}
          addressOf={(p) => link(place.rest) + queryOf(place, { ...listing, page: p })}
        />
      </section>
    </div>
  )
}

/** Whether this list is being loaded in another state. */
const useIsLoadingAnother = (): boolean => {
  const { pathname } = useLocation()
  return useNavigation().location?.pathname === pathname
}
