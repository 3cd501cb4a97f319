import { getLocale } from '~words/runtime.js'
import { apiContext } from '../api-client/context.ts'
import type { PageHandle } from '../routing/use-link.ts'
import { CatalogueView } from './catalogue-view.tsx'
import { queryOf } from './listing/state.ts'
import { loadListing } from './listing/load-listing.ts'
import type { Route } from './+types/catalog-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  // The gate lets members in alone.
  listing: await loadListing(context.get(apiContext), { url, language: getLocale(), seesPrices: true }),
})

const place = { rest: '/shop/catalog', usualView: 'grid', side: 'left' } as const

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => queryOf(place, listing),
}

/** `/shop/catalog`: the whole catalogue. */
export default function CatalogPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} place={place} variant />
}
