import { getLocale } from '~words/runtime.js'
import { apiContext } from '../shell/context.ts'
import { CatalogueView } from './catalogue-view.tsx'
import { loadListing } from './load-listing.ts'
import type { Route } from './+types/category-list-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), { url, language: getLocale(), usualView: 'list' }),
})

/** `/shop/category-list`: the catalogue as rows. */
export default function CategoryListPage({ loaderData: { listing } }: Route.ComponentProps) {
  const place = { rest: '/shop/category-list', usualView: 'list', side: 'left' } as const
  return <CatalogueView listing={listing} place={place} variant />
}
