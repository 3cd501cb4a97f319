import { list_title_all, list_title_page, list_title_search, shell_shop } from '~words'
import { apiContext } from '../shell/context.ts'
import { PageHead } from '../shell/page-head.tsx'
import { describeListing } from './describe.ts'
import { ListingView } from './listing-view.tsx'
import { loadListing } from './load-listing.ts'
import type { Route } from './+types/product-list-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), url.searchParams),
})

/** `/shop`: the whole catalogue, a brand's part of it, or what a keyword found. */
export default function ProductListPage({ loaderData: { listing } }: Route.ComponentProps) {
  const { keyword, brand, page, sort } = listing
  const title = keyword ? list_title_search({ keyword }) : (brand?.name ?? list_title_all())
  return (
    <div className="frame py-6">
      <PageHead
        title={page > 1 ? list_title_page({ title, page }) : title}
        description={describeListing(keyword || brand ? title : shell_shop(), listing)}
        rest="/shop"
        query={{
          filter_brand: brand && `${brand.name}_${brand.id}`,
          page: page > 1 ? String(page) : undefined,
        }}
        indexed={keyword === '' && sort === 'default'}
      />
      <h1 className="mb-4 text-2xl">{title}</h1>
      <ListingView listing={listing} rest="/shop" />
    </div>
  )
}
