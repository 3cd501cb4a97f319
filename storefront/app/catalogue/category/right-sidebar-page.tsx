import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CatalogueView } from '../catalogue-view.tsx'
import { queryOf } from '../listing/state.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/right-sidebar-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), {
    url,
    language: getLocale(),
    seesPrices: seesPrices(context.get(profileContext)),
  }),
})

const place = { rest: '/shop/category-right-sidebar', usualView: 'grid', side: 'right' } as const

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => queryOf(place, listing),
}

/** `/shop/category-right-sidebar`: the catalogue with its filters on the other side. */
export default function RightSidebarPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} place={place} variant />
}
