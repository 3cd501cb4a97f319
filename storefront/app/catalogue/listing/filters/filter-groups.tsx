import { useEffect, useEffectEvent, useRef } from 'react'
import type { Listing } from '../load-listing.ts'
import { FilterGroup } from './filter-group.tsx'
import type { Place } from '../state.ts'

/** Filters that stand open on a first look; the rest open by their names. */
const FIRST_OPEN = 5

/** The filters that a listing offers. */
export function FilterGroups({
  listing,
  place,
  onGiven,
}: {
  readonly listing: Listing
  readonly place: Place
  /** Called with each listing that is shown, which may be later than its address is there; the first time it wakes. */
  readonly onGiven: (listing: Listing, isFirst: boolean) => void
}) {
  const isFirst = useRef(true)
  const tell = useEffectEvent(() => {
    onGiven(listing, isFirst.current)
    isFirst.current = false
  })
  useEffect(() => tell(), [listing])
  return listing.offers.map((offer, i) => (
    <FilterGroup key={offer.slug} offer={offer} listing={listing} place={place} startsOpen={i < FIRST_OPEN} />
  ))
}
