import { list_title_all, list_title_page, list_title_search, shell_shop } from '~words'
import { PageHead } from '../layout/head/page-head.tsx'
import { describeListing } from './describe.ts'
import { brandValue, type Place } from './listing/state.ts'
import { ListingView } from './listing/listing-view.tsx'
import type { Listing } from './listing/load-listing.ts'
import type { DidYouMean } from './listing/load-did-you-mean.ts'
import { SearchNotes } from './listing/search-notes.tsx'

interface Props {
  readonly listing: Listing
  readonly place: Place
  readonly meant?: DidYouMean
  /** Is this another layout of `/shop`? Then search engines are led there alone. */
  readonly variant?: boolean
}

/** A page of the whole catalogue, of a brand's part of it, or of what a keyword found. */
export function CatalogueView({ listing, place, meant, variant = false }: Props) {
  const { keyword, brands, page, indexed } = listing
  const [brand] = brands.length === 1 ? brands : []
  const title = keyword ? list_title_search({ keyword }) : (brand?.name ?? list_title_all())
  return (
    <div className="frame py-6">
      <PageHead
        title={page > 1 ? list_title_page({ title, page }) : title}
        description={describeListing(keyword || brand ? title : shell_shop(), listing)}
        rest="/shop"
        query={{ filter_brand: brand && brandValue(brand), page: page > 1 ? String(page) : undefined }}
        indexed={indexed && !variant}
      />
      <h1 className="mb-4 text-2xl">{title}</h1>
      <SearchNotes listing={listing} place={place} meant={meant} />
      <ListingView listing={listing} place={place} meant={meant} />
    </div>
  )
}
