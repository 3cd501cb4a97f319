import { getLocale } from '~words/runtime.js'
import { parseId } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CategoryView } from './category-view.tsx'
import { buildQuery } from '../listing/state.ts'
import { loadCategory } from './load-category.ts'
import { resolveCategory } from './resolve-category.ts'
import type { Route } from './+types/category-rows-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const id = parseId(params.x) ?? (await resolveCategory(call, params.x))
  // The gate lets members in alone.
  return loadCategory(call, id, { url, language: getLocale(), usualView: 'list', seesPrices: true })
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing }) => buildQuery({ usualView: 'list' }, listing),
}

/** `/shop/category-list/{x}`: a category as rows, by its id or its name in addresses. */
export default function CategoryRowsPage({ loaderData, params }: Route.ComponentProps) {
  const rest = `/shop/category-list/${params.x}`
  const place = { rest, usualView: 'list', side: 'left', categoryId: loaderData.id } as const
  return <CategoryView loaded={loaderData} place={place} variant />
}
