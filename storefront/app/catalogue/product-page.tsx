import { catalogue, type Call } from '@pasok/contract'
import { idOf } from '../shell/address.ts'
import { apiContext } from '../shell/context.ts'
import { notFound } from '../shell/not-found.ts'
import { loadVariants } from './load-variants.ts'
import { describedItems } from './variant-listing.ts'
import { loadRelated } from './load-related.ts'
import { ProductHead } from './product-head.tsx'
import { ProductIntro } from './product-intro.tsx'
import { RelatedProducts } from './related-products.tsx'
import { VariantTable } from './variant-table.tsx'
import { isWhole, variantsQueryOf } from './variants-query.ts'
import type { Route } from './+types/product-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const loading = loadProduct(call, id)
  const [product, variants, related] = await Promise.all([
    loading,
    loadVariants(call, id, variantsQueryOf(url.searchParams)),
    loading.then(({ category_path: path }) => loadRelated(call, path.at(-1)?.id, id)),
  ])
  return { product, variants, related }
}

const loadProduct = async (call: Call, id: number) => {
  const { status, body } = await call(catalogue.showHeader, { params: { id: String(id) } })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  return body.data.record
}

/** `/shop/products/{id}`: a product and the table of its items. */
export default function ProductPage({ loaderData: { product, variants, related } }: Route.ComponentProps) {
  return (
    <div className="frame py-6">
      <ProductHead
        product={product}
        variants={describedItems(variants)}
        indexed={variants.query.page === 1 && isWhole(variants.query)}
      />
      <ProductIntro product={product} />
      <VariantTable key={product.id} product={product} listing={variants} />
      <RelatedProducts cards={related} next={`/shop/products/${product.id}`} />
    </div>
  )
}
