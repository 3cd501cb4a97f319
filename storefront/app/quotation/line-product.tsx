import type { QuotationLine } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'
import { useLink } from '../routing/use-link.ts'

/** The item of a line as it was called when the line was written, which leads to its page. */
export function LineProduct({ product }: { readonly product: NonNullable<QuotationLine['product']> }) {
  const link = useLink()
  return (
    <Link to={link(`/shop/product/${product.id}`)} className="inline-block">
      <span className="part-number block font-semibold">{product.sku_number}</span>
      <OwnNumbers numbers={[product.own_number]} />
      {product.name}
    </Link>
  )
}
