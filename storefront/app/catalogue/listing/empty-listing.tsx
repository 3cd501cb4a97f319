import { Link } from '@pasok/ui/kit/link.tsx'
import {
  list_empty_all,
  list_empty_filtered,
  list_empty_filtered_help,
  list_empty_link,
  list_filter_clear,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { Listing } from './load-listing.ts'
import type { DidYouMean } from './load-did-you-mean.ts'
import { NothingFound } from './nothing-found.tsx'
import { buildQuery, withoutFilters, type Place } from './state.ts'

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly meant: DidYouMean | undefined
}

/** Says that there is nothing, why, and where to go from here. */
export function EmptyListing({ listing, place, meant }: Props) {
  const link = useLink()
  const isNarrowed = listing.active.length > 0
  if (!isNarrowed && listing.keyword)
    return <NothingFound listing={listing} rest={place.rest} meant={meant} />
  return (
    <div className="py-8">
      {isNarrowed ? (
        <>
          <p className="font-semibold">{list_empty_filtered()}</p>
          <p className="mt-1">{list_empty_filtered_help()}</p>
        </>
      ) : (
        <p>{list_empty_all()}</p>
      )}
      <Link
        to={isNarrowed ? link(place.rest) + buildQuery(place, withoutFilters(listing)) : link('/shop')}
        className="button button-quiet mt-4 min-h-11"
      >
        {isNarrowed ? list_filter_clear() : list_empty_link()}
      </Link>
    </div>
  )
}
