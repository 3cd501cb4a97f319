import { getLocale } from '~words/runtime.js'
import { apiContext } from '../../api-client/context.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { DiscountView } from './discount-view.tsx'
import { buildQuery, type Place } from '../listing/state.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/discount-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  // The gate lets members in alone.
  listing: await loadListing(context.get(apiContext), {
    url,
    language: getLocale(),
    seesPrices: true,
    isOffers: true,
  }),
})

const place: Place = {
  rest: '/discount',
  usualView: 'grid',
  side: 'left',
  isOffers: true,
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => buildQuery(place, listing),
}

/** `/discount`: what is on special offer, with the catalogue's filters. */
export default function DiscountPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <DiscountView listing={listing} place={place} />
}
