import { discount_title, list_title_page } from '~words'
import { PageHead } from '../../layout/head/page-head.tsx'
import type { Place } from '../listing/state.ts'
import { ListingView } from '../listing/listing-view.tsx'
import type { Listing } from '../listing/load-listing.ts'

/** A listing of special offers, for members. */
export function DiscountView({ listing, place }: { listing: Listing; place: Place }) {
  const { page } = listing
  const title = discount_title()
  return (
    <div className="frame py-6">
      <PageHead
        title={page > 1 ? list_title_page({ title, page }) : title}
        rest="/discount"
        indexed={false}
      />
      <h1 className="mb-4 text-2xl">{title}</h1>
      <ListingView listing={listing} place={place} />
    </div>
  )
}
