import type { Listing } from './load-listing.ts'
import { ProductCard } from '../product-card.tsx'
import { queryOf, type Place } from './state.ts'

interface Props {
  readonly listing: Listing
  readonly place: Place
  /** Do filters stand beside it? Then it has room for three columns, else for four. */
  readonly hasFilters: boolean
}

/** A listing's products as cards: one or two columns on a phone, three from a tablet on. */
export function ProductGrid({ listing, place, hasFilters }: Props) {
  const { records } = listing
  const next = place.rest + queryOf(place, listing)
  return (
    <ul
      className={`grid grid-cols-1 gap-px border border-line bg-line xs:grid-cols-2 md:grid-cols-3 ${
        hasFilters ? '' : 'xl:grid-cols-4'
      }`}
    >
      {records.map((card) => (
        <li key={card.id} className="flex bg-white">
          <ProductCard card={card} filters={listing.given} next={next} isOffer={place.isOffers} />
        </li>
      ))}
      <Filler count={records.length} widest={hasFilters ? 3 : 4} />
    </ul>
  )
}

/** White cells for the end of the last row, at every number of columns that does not divide the cards. */
export function Filler({ count, widest }: { count: number; widest: number }) {
  const missing = (columns: number) => (columns - (count % columns)) % columns
  return Array.from({ length: widest - 1 }, (_, i) => (
    <li
      key={`filler-${i}`}
      aria-hidden="true"
      className={[
        'hidden bg-white',
        i < missing(2) ? 'xs:block' : 'xs:hidden',
        i < missing(3) ? 'md:block' : 'md:hidden',
        widest === 4 ? (i < missing(4) ? 'xl:block' : 'xl:hidden') : '',
      ].join(' ')}
    />
  ))
}
