import { useState } from 'react'
import type { Listing } from '../load-listing.ts'
import { filterName, namesValue, showsNumberFields } from './offer.ts'
import type { Offer } from './offer.ts'
import { NumberFields } from './number-fields.tsx'
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
  const { slug, type, unit, values } = offer
  const name = filterName(offer)
  const chosen = listing.chosenFilters.find((one) => one.slug === slug)
  const brands = new Set(slug === 'brand' ? listing.brands.map(brandValue) : [])
  const isChosen = (value: string) => brands.has(value) || namesValue(type, chosen?.text ?? '', value)
  const filterError = listing.filterErrors.find((one) => one.slug === slug)
  // Only as the page opens: a filter stays open when its last value is taken away.
  const [isOpen] = useState(
    startsOpen || chosen !== undefined || brands.size > 0 || filterError !== undefined,
  )
  const isNumber = showsNumberFields(type, values?.length ?? 0, filterError !== undefined)
  const title = unit ? `${name} (${unit})` : name
  return (
    <details open={isOpen} className="filter">
      <summary>
        <h3 className="text-[15px]">{title}</h3>
      </summary>
      <div role="group" aria-label={title} className="pb-3">
        {isNumber ? (
          <NumberFields offer={offer} chosen={chosen} filterError={filterError} />
        ) : (
          <ValueList offer={offer} listing={listing} place={place} isChosen={isChosen} />
        )}
        {!isNumber && filterError?.why && (
          <p role="alert" className="text-[13px] text-danger">
            {filterError.why}
          </p>
        )}
      </div>
    </details>
  )
}
