import { getLocale } from '~words/runtime.js'
import { parseId } from '../../routing/address.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { notFound } from '../../routing/not-found.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { CategoryView } from './category-view.tsx'
import { buildQuery } from '../listing/state.ts'
import { loadCategory } from './load-category.ts'
import type { Route } from './+types/category-page'

export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const id = parseId(params.id)
  if (id === undefined) throw notFound('route')
  return loadCategory(context.get(apiContext), id, {
    url,
    language: getLocale(),
    usualView: 'table',
    seesPrices: seesPrices(context.get(profileContext)),
  })
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ listing, slugs }, language) =>
    buildQuery({ slug: slugs[language], usualView: listing.usualView }, listing),
}

/** `/shop/category/{id}`: a category with everything below it. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, trail, listing } = loaderData
  return (
    <CategoryView
      loaded={loaderData}
      place={{
        rest: `/shop/category/${id}`,
        usualView: listing.usualView,
        side: 'left',
        slug: trail.at(-1)?.slug,
        categoryId: id,
      }}
    />
  )
}
