import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CatalogueView } from '../catalogue-view.tsx'
import { queryOf } from '../listing/state.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/category-list-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), {
    url,
    language: getLocale(),
    usualView: 'list',
    seesPrices: seesPrices(context.get(profileContext)),
  }),
})

const place = { rest: '/shop/category-list', usualView: 'list', side: 'left' } as const

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => queryOf(place, listing),
}

/** `/shop/category-list`: the catalogue as rows. */
export default function CategoryListPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} place={place} variant />
}
