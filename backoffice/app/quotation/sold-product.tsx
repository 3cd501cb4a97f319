import type { ShownProduct } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'

/** The item of a line as it was called when the line was written. */
export const SoldProduct: ShownProduct['Product'] = ({ product }) => (
  <>
    <span className="part-number block font-semibold">{product.sku_number}</span>
    <OwnNumbers numbers={[product.own_number]} />
    {product.name}
  </>
)
