import { variant_action, variant_qty } from '~words'
import type { CartProduct } from './cart.ts'
import { useAddForm } from './add-form.tsx'

/** The Variant table's last two cells of an item: QTY and ACTION. */
export default function AddCells({ item }: { item: CartProduct }) {
  const { quantity, action } = useAddForm(item, true)
  return (
    <>
      <td data-label={variant_qty()} className="variant-qty no-print">
        {quantity}
      </td>
      <td data-label={variant_action()} className="variant-action no-print">
        {action}
      </td>
    </>
  )
}
