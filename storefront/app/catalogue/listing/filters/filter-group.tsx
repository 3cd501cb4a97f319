import { useState } from 'react'
import type { Listing } from '../load-listing.ts'
import { filterName } from './offer.ts'
import type { Offer } from './offer.ts'
import { RangeFields } from './range-fields.tsx'
import { brandValue, type Place } from '../state.ts'
import { ValueList } from './value-list.tsx'

interface Props {
  readonly offer: Offer
  readonly listing: Listing
  readonly place: Place
  readonly startsOpen: boolean
}

/** One filter: its name, which folds it up, and its values or its two fields. */
export function FilterGroup({ offer, listing, place, startsOpen }: Props) {
  const { slug, unit, values } = offer
  const name = filterName(offer)
  const chosen = chosenIn(listing, slug)
  const filterError = listing.filterErrors.find((one) => one.slug === slug)
  // Only as the page opens: a filter does not fold up under the hand that takes its last value away.
  const [isOpen] = useState(startsOpen || chosen.size > 0 || filterError !== undefined)
  const title = unit ? `${name} (${unit})` : name
  return (
    <details open={isOpen} className="filter">
      <summary>
        <h3 className="text-[15px]">{title}</h3>
      </summary>
      <div role="group" aria-label={title} className="pb-3">
        {values === undefined ? (
          <RangeFields
            offer={offer}
            chosen={listing.chosenFilters.find((one) => one.slug === slug)}
            filterError={filterError}
          />
        ) : (
          <ValueList offer={offer} listing={listing} place={place} chosen={chosen} />
        )}
        {values !== undefined && filterError?.why && (
          <p role="alert" className="text-[13px] text-danger">
            {filterError.why}
          </p>
        )}
      </div>
    </details>
  )
}

/** The values of a filter that are chosen, as the form names them. */
const chosenIn = ({ brands, chosenFilters }: Listing, slug: string): ReadonlySet<string> =>
  new Set(
    slug === 'brand'
      ? brands.map(brandValue)
      : chosenFilters.find((one) => one.slug === slug)?.text.split(','),
  )
