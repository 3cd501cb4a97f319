import { Link } from 'react-router'
import {
  list_brand_label,
  list_brand_remove,
  list_count,
  list_count_hits,
  list_empty,
  list_empty_all,
  list_empty_link,
} from '~words'
import { useLink } from '../shell/use-link.ts'
import { counted } from '../ui/counted.ts'
import { Pagination } from '../ui/pagination.tsx'
import type { Listing } from './load-listing.ts'
import { ProductCard } from './product-card.tsx'
import { SortMenu } from './sort-menu.tsx'

/** A listing's number of hits, its order, its cards and its pages. `rest` is the page's path without a language. */
export function ListingView({ listing, rest }: { listing: Listing; rest: string }) {
  const link = useLink()
  const { records, total, keyword, brand } = listing
  if (total === 0)
    return (
      <div className="py-8">
        <p>{keyword ? list_empty() : list_empty_all()}</p>
        <Link to={link('/shop')} className="button button-quiet mt-4">
          {list_empty_link()}
        </Link>
      </div>
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <p aria-live="polite">{keyword ? list_count_hits(counted(total)) : list_count(counted(total))}</p>
        {brand && (
          <p className="flex items-center gap-1 rounded-sm border border-line bg-surface pl-3">
            {list_brand_label({ name: brand.name })}
            <Link
              to={addressOfListing(link(rest), { ...listing, brand: undefined, page: 1 })}
              aria-label={list_brand_remove({ name: brand.name })}
              className="flex size-8 items-center justify-center text-lg no-underline"
            >
              ×
            </Link>
          </p>
        )}
        {keyword === '' && <SortMenu listing={listing} action={link(rest)} />}
      </div>
      <ul className="grid grid-cols-1 gap-px border border-line bg-line xs:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {records.map((card) => (
          <li key={card.id} className="flex bg-white">
            <ProductCard card={card} />
          </li>
        ))}
        <Filler count={records.length} />
      </ul>
      <Pagination
        page={listing.page}
        pages={Math.ceil(total / listing.perPage)}
        addressOf={(page) => addressOfListing(link(rest), { ...listing, page })}
      />
    </>
  )
}

/** White cells for the end of the last row, at every number of columns that does not divide the cards. */
function Filler({ count }: { count: number }) {
  const missing = (columns: number) => (columns - (count % columns)) % columns
  return Array.from({ length: 3 }, (_, i) => (
    <li
      key={`filler-${i}`}
      aria-hidden="true"
      className={[
        'hidden bg-white',
        i < missing(2) ? 'xs:block' : 'xs:hidden',
        i < missing(3) ? 'md:block' : 'md:hidden',
        i < missing(4) ? 'xl:block' : 'xl:hidden',
      ].join(' ')}
    />
  ))
}

/** The address of a listing in some state: only what differs from the usual one is written. */
const addressOfListing = (
  path: string,
  state: Pick<Listing, 'keyword' | 'brand' | 'sort' | 'page'>,
): string => {
  const query = new URLSearchParams()
  if (state.keyword) query.set('keyword', state.keyword)
  if (state.brand) query.set('filter_brand', `${state.brand.name}_${state.brand.id}`)
  if (state.sort !== 'default') query.set('sort', state.sort)
  if (state.page > 1) query.set('page', String(state.page))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
