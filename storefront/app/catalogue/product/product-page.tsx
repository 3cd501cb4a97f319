import type { PageHandle } from '../../routing/use-link.ts'
import { parseProductId } from './load-product.ts'
import { loadProductPage } from './load-product-page.ts'
import { ProductView } from './product-view.tsx'
import { variantsSearch } from './variants-query.ts'
import type { Route } from './+types/product-page'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadProductPage(context, { id: parseProductId(params.id), url })

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ variants }) => variantsSearch(variants.query),
}

/** `/shop/products/{id}`: a product and the table of its items. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pt-3 pb-6">
      <ProductView {...loaderData} />
    </div>
  )
}
