import { useState } from 'react'
import type { Listing } from '../load-listing.ts'
import { filterName, namesValue } from './offer.ts'
import type { Offer } from './offer.ts'
import { RangeFields } from './range-fields.tsx'
import { brandValue, type Place } from '../state.ts'
import { FilterValue } from './filter-value.tsx'
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
  // What was typed and is no range is shown where it can be corrected, also of sizes to tick.
  const isRange = values === undefined || (type === 'number' && filterError !== undefined)
  // A parent category may have ticked sizes of what is a range here: they stay as they are chosen.
  const sizes = chosen?.text.split(',') ?? []
  const title = unit ? `${name} (${unit})` : name
  return (
    <details open={isOpen} className="filter">
      <summary>
        <h3 className="text-[15px]">{title}</h3>
      </summary>
      <div role="group" aria-label={title} className="pb-3">
        {isRange && sizes.length > 1 && !filterError ? (
          <ul>
            {sizes.map((size) => (
              <FilterValue key={size} slug={slug} value={{ value: size, name: size }} isChosen />
            ))}
          </ul>
        ) : isRange ? (
          <RangeFields offer={offer} chosen={chosen} filterError={filterError} />
        ) : (
          <ValueList offer={offer} listing={listing} place={place} isChosen={isChosen} />
        )}
        {!isRange && filterError?.why && (
          <p role="alert" className="text-[13px] text-danger">
            {filterError.why}
          </p>
        )}
      </div>
    </details>
  )
}
