import { getLocale } from '~words/runtime.js'
import { apiContext } from '../shell/context.ts'
import { CatalogueView } from './catalogue-view.tsx'
import { loadListing } from './load-listing.ts'
import type { Route } from './+types/right-sidebar-page'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  listing: await loadListing(context.get(apiContext), { url, language: getLocale() }),
})

/** `/shop/category-right-sidebar`: the catalogue with its filters on the other side. */
export default function RightSidebarPage({ loaderData: { listing } }: Route.ComponentProps) {
  const place = { rest: '/shop/category-right-sidebar', usualView: 'grid', side: 'right' } as const
  return <CatalogueView listing={listing} place={place} variant />
}
