import type { FilterError } from '../load-listing.ts'
import type { ChosenFilter } from '../state.ts'
import { FilterValue } from './filter-value.tsx'
import type { Offer } from './offer.ts'
import { RangeFields } from './range-fields.tsx'

interface Props {
  readonly offer: Pick<Offer, 'slug' | 'name' | 'bounds'>
  readonly chosen: ChosenFilter | undefined
  readonly filterError: FilterError | undefined
}

/** A number without sizes to tick: its two bounds, or the several sizes that a link or another list chose. */
export function NumberFields({ offer, chosen, filterError }: Props) {
  const sizes = chosen?.text.split(',') ?? []
  if (sizes.length < 2 || filterError)
    return <RangeFields offer={offer} chosen={chosen} filterError={filterError} />
  return (
    <ul>
      {sizes.map((size) => (
        <FilterValue key={size} slug={offer.slug} value={{ value: size, name: size }} isChosen />
      ))}
    </ul>
  )
}
