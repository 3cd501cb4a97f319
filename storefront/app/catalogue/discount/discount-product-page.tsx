import { Link } from '@pasok/ui/kit/link.tsx'
import { discount_lead, discount_none, discount_title, discount_whole } from '~words'
import { apiContext } from '../../api-client/context.ts'
import { useLink } from '../../routing/use-link.ts'
import { loadOffers } from './load-offers.ts'
import { loadProduct, parseProductId } from '../product/load-product.ts'
import { MemberPrice } from '../../pricing/member-price.tsx'
import { ProductHead } from '../product/product-head.tsx'
import { ProductDetails, ProductLead } from '../product/product-intro.tsx'
import { VariantRows } from '../product/variant-rows.tsx'
import type { Route } from './+types/discount-product-page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const id = parseProductId(params.id)
  const call = context.get(apiContext)
  const [product, offers] = await Promise.all([loadProduct(call, id), loadOffers(call, id)])
  return { product, offers }
}

/** `/discount/products/{id}`: a product and those of its items that are on special offer. */
export default function DiscountProductPage({ loaderData: { product, offers } }: Route.ComponentProps) {
  const link = useLink()
  const whole = `/shop/products/${product.id}`
  return (
    <div className="frame pt-3 pb-6">
      <ProductHead product={product} indexed={false} />
      <ProductLead product={product}>
        <MemberPrice of={product} />
      </ProductLead>
      <section aria-labelledby="variants" className="mt-4">
        <h2 id="variants" className="mb-2 text-xl">
          {discount_title()}
        </h2>
        <p className="mb-3">{offers.total > 0 ? discount_lead() : discount_none()}</p>
        {offers.total > 0 && <VariantRows product={product} listing={offers} sort="default" next={whole} />}
        <Link to={link(whole)} className="button button-quiet mt-4">
          {discount_whole()}
        </Link>
      </section>
      <ProductDetails product={product} />
    </div>
  )
}
