import { list_filter_bad_range, list_filter_label } from '~words'
import type { Listing } from '../load-listing.ts'
import { filterName } from './offer.ts'

/** Which filters could not be applied, and why, where the panel that says it beside them is folded away. */
export function RefusedFilters({ listing: { filterErrors, offers } }: { listing: Listing }) {
  if (filterErrors.length === 0) return null
  return (
    <div role="alert" className="mb-4 text-danger only-over">
      {filterErrors.map(({ slug, typed, why }) => {
        const offer = offers.find((one) => one.slug === slug)
        const value = typed === undefined && why !== undefined ? why : list_filter_bad_range()
        return <p key={slug}>{list_filter_label({ name: offer ? filterName(offer) : slug, value })}</p>
      })}
    </div>
  )
}
