import { getLocale } from '~words/runtime.js'
import { apiContext } from '../api-client/context.ts'
import type { PageHandle } from '../routing/use-link.ts'
import { CategoryView } from './category/category-view.tsx'
import { buildQuery } from './listing/state.ts'
import { loadCategory } from './category/load-category.ts'
import { resolveCategory } from './category/resolve-category.ts'
import type { Route } from './+types/catalog-category-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const id = await resolveCategory(call, params.x)
  // The gate lets members in alone.
  return loadCategory(call, id, { url, language: getLocale(), seesPrices: true })
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => buildQuery({ usualView: 'grid' }, listing),
}

/** `/shop/catalog/{slug}`: a category by its name in addresses, of either language. */
export default function CatalogCategoryPage({ loaderData, params }: Route.ComponentProps) {
  const rest = `/shop/catalog/${params.x}`
  const place = { rest, usualView: 'grid', side: 'left', categoryId: loaderData.id } as const
  return <CategoryView loaded={loaderData} place={place} variant />
}
