import { redirect } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { ListButtons } from '../../cart/wish-and-compare/list-buttons.tsx'
import type { PageHandle } from '../../routing/use-link.ts'
import { loadProduct, productIdOf } from './load-product.ts'
import { loadVariants } from './load-variants.ts'
import { describedItems } from './variant-listing.ts'
import { loadRelated } from './load-related.ts'
import { MemberPrice } from '../price/member-price.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductIntro } from './product-intro.tsx'
import { RelatedProducts } from './related-products.tsx'
import { VariantTable } from './variant-table.tsx'
import { isWhole, tidiedVariants, variantsQueryOf, variantsSearch } from './variants-query.ts'
import type { Route } from './+types/product-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = productIdOf(params.id)
  const mayPrice = seesPrices(context.get(profileContext))
  const tidied = tidiedVariants(url, getLocale(), mayPrice)
  if (tidied !== undefined) throw redirect(tidied)
  const call = context.get(apiContext)
  const loading = loadProduct(call, id)
  const [product, variants, related] = await Promise.all([
    loading,
    loadVariants(call, id, variantsQueryOf(url.searchParams, getLocale(), mayPrice)),
    loading.then(({ category_path: path }) => loadRelated(call, path.at(-1)?.id, id)),
  ])
  return { product, variants, related }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ variants }) => variantsSearch(variants.query),
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
      <ProductIntro product={product}>
        <MemberPrice of={product} />
        <ListButtons
          product={{ id: product.single_item_id ?? product.id, name: product.name }}
          hasText
          className="mt-4"
        />
      </ProductIntro>
      <VariantTable key={product.id} product={product} listing={variants} />
      <RelatedProducts cards={related} next={`/shop/products/${product.id}`} />
    </div>
  )
}
