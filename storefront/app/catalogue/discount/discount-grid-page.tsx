import { getLocale } from '~words/runtime.js'
import { apiContext } from '../../api-client/context.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { DiscountView } from './discount-view.tsx'
import { buildQuery, type Place } from '../listing/state.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/discount-grid-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const listing = await loadListing(context.get(apiContext), {
    url,
    language: getLocale(),
    seesPrices: true,
    isOffers: true,
  })
  return { listing }
}

const place: Place = {
  rest: '/discount/category-grid-4-columns-full',
  usualView: 'grid',
  side: 'none',
  columns: 4,
  isOffers: true,
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => buildQuery(place, listing),
}

/** `/discount/category-grid-4-columns-full`: the same in four columns over the whole width. */
export default function DiscountGridPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <DiscountView listing={listing} place={place} />
}
