import { useAddForm } from './add-form.tsx'
import { cartProduct, type Orderable } from './cart.ts'

/** Quantity and button side by side, on an item's own page and in the quick view. */
export default function AddToCart({ item }: { item: Orderable }) {
  const { quantity, action } = useAddForm(cartProduct(item), false)
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <div>{quantity}</div>
      {action}
    </div>
  )
}
