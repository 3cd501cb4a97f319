import type { Listing } from './load-listing.ts'
import { AddListed } from '../card-parts.tsx'
import { ProductCard } from '../product-card.tsx'
import { buildQuery, type Place } from './state.ts'

/** Columns of cards on a wide screen. */
export type Columns = 3 | 4 | 5

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly columns: Columns
}

const widths: Readonly<Record<Columns, string>> = {
  3: '',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-4 xl:grid-cols-5',
}

/** A listing's products as cards: one or two columns on a phone, three on a tablet, `columns` on a wide screen. */
export function ProductGrid({ listing, place, columns }: Props) {
  const { records } = listing
  const next = place.rest + buildQuery(place, listing)
  return (
    <ul
      className={`grid grid-cols-1 gap-px border border-line bg-line xs:grid-cols-2 md:grid-cols-3 ${widths[columns]}`}
    >
      {records.map((card) => (
        <li key={card.id} className="flex flex-col bg-white">
          <ProductCard card={card} filters={listing.chosenFilters} next={next} isOffer={place.isOffers} />
          <AddListed card={card} className="mt-auto px-3 pb-3 xs:px-4 xs:pb-4" />
        </li>
      ))}
      <Filler count={records.length} widest={columns} />
    </ul>
  )
}

/** White cells for the end of the last row, at every number of columns that does not divide the cards. */
export function Filler({ count, widest }: { count: number; widest: Columns }) {
  const missing = (columns: number) => (columns - (count % columns)) % columns
  return Array.from({ length: widest - 1 }, (_, i) => (
    <li
      key={`filler-${i}`}
      aria-hidden="true"
      className={[
        'hidden bg-white',
        i < missing(2) ? 'xs:block' : 'xs:hidden',
        i < missing(3) ? 'md:block' : 'md:hidden',
        widest > 3 ? (i < missing(4) ? 'lg:block' : 'lg:hidden') : '',
        widest > 4 ? (i < missing(5) ? 'xl:block' : 'xl:hidden') : '',
      ].join(' ')}
    />
  ))
}
