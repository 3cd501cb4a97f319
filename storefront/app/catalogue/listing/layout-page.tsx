import { getLocale } from '~words/runtime.js'
import { parseAddress } from '../../routing/address.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { notFound } from '../../routing/not-found.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CatalogueView } from '../catalogue-view.tsx'
import { layoutPlace } from './layouts.ts'
import { loadListing } from './load-listing.ts'
import { buildQuery } from './state.ts'
import type { Route } from './+types/layout-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const address = parseAddress(url.pathname)
  const place = address.kind === 'page' ? layoutPlace(address.rest) : undefined
  if (!place) throw notFound('route')
  const listing = await loadListing(context.get(apiContext), {
    url,
    language: getLocale(),
    usualView: place.usualView,
    seesPrices: seesPrices(context.get(profileContext)),
  })
  return { place, listing }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ place, listing }) => buildQuery(place, listing),
}

/** The whole catalogue in another layout than `/shop`. */
export default function LayoutPage({ loaderData: { place, listing } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} place={place} variant />
}
