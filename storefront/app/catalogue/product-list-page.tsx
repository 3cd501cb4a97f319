import { getLocale } from '~words/runtime.js'
import { apiContext } from '../shell/context.ts'
import { CatalogueView } from './catalogue-view.tsx'
import { loadListing } from './load-listing.ts'
import type { Route } from './+types/product-list-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), { url, language: getLocale() }),
})

/** `/shop`: the whole catalogue, a brand's part of it, or what a keyword found. */
export default function ProductListPage({ loaderData: { listing } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} place={{ rest: '/shop', usualView: 'grid', side: 'left' }} />
}
