import { redirect } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { localised } from '../../routing/address.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CatalogueView } from '../catalogue-view.tsx'
import { buildQuery } from './state.ts'
import { loadListing } from './load-listing.ts'
import { loadDidYouMean } from './load-did-you-mean.ts'
import { itemOfWholeNumber } from '../whole-number.ts'
import type { Route } from './+types/product-list-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const listing = await loadListing(call, {
    url,
    language: getLocale(),
    seesPrices: seesPrices(context.get(profileContext)),
  })
  const item = itemOfWholeNumber(listing)
  if (item !== undefined)
    throw redirect(localised(getLocale(), `/shop/product/${item}`), {
      headers: { 'cache-control': 'private, no-cache' },
    })
  return { listing, meant: await loadDidYouMean(call, listing) }
}

const place = { rest: '/shop', usualView: 'grid', side: 'left' } as const

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => buildQuery(place, listing),
}

/** `/shop`: the whole catalogue, a brand's part of it, or what a keyword found. */
export default function ProductListPage({ loaderData: { listing, meant } }: Route.ComponentProps) {
  return <CatalogueView listing={listing} meant={meant} place={place} />
}
