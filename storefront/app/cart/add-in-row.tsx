import { useAddForm } from './add-form.tsx'
import { cartProduct, type Orderable } from './cart.ts'

/** Quantity and button of a list's row, in one line; how much lies in the cart already stands at the button's corner. */
export default function AddInRow({ item }: { item: Orderable }) {
  const { quantity, action } = useAddForm(cartProduct(item), true)
  return (
    <div className="add-in-row no-print">
      <div>{quantity}</div>
      {action}
    </div>
  )
}
