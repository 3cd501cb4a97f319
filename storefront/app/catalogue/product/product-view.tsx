import type { HeaderRecord } from '@pasok/contract'
import { ProductLists } from '../wish-and-compare/product-lists.tsx'
import { MemberPrice } from '../../pricing/member-price.tsx'
import type { ShownCard } from '../listing/card.ts'
import { ProductHead } from './product-head.tsx'
import { ProductDetails, ProductLead } from './product-intro.tsx'
import { RelatedProducts } from './related-products.tsx'
import type { VariantListing } from './variant-listing.ts'
import { useCountedView } from './use-counted-view.ts'
import { VariantTable } from './variant-table.tsx'
import { isWhole } from './variants-query.ts'

interface Props {
  readonly product: HeaderRecord
  readonly variants: VariantListing
  readonly related: readonly ShownCard[]
  /** Its page, where that is not the product's own, which is the canonical one. */
  readonly layout?: { readonly rest: string; readonly columns: 2 | 3 }
}

/** A product, the table of its items first, and what else there is to say of it below. */
export function ProductView({ product, variants, related, layout }: Props) {
  useCountedView(product.id)
  const rest = layout?.rest ?? `/shop/products/${product.id}`
  return (
    <>
      <ProductHead
        product={product}
        variants={variants}
        indexed={!layout && variants.query.page === 1 && isWhole(variants.query)}
      />
      <ProductLead product={product} columns={layout?.columns}>
        <MemberPrice of={product} />
        <ProductLists product={{ ...product, id: product.single_item_id ?? product.id }} hasText />
      </ProductLead>
      <VariantTable key={product.id} product={product} listing={variants} rest={rest} />
      <ProductDetails product={product} />
      <RelatedProducts cards={related} next={rest} />
    </>
  )
}
