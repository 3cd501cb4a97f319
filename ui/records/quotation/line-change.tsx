import type { QuotationLine } from '@pasok/contract'
import { cart_price_was } from '~words'
import { unitWasText } from '../catalogue/unit.ts'
import { rupiahText } from '@pasok/words'

type Props = Pick<QuotationLine, 'price_unit' | 'changed_in_cart'>

/** Changes of a line's item since it was added to the cart, which the buyer had not accepted there. */
export function LineChange({ price_unit, changed_in_cart: changed }: Props) {
  const price = changed?.price_shown
  return (
    <>
      {price !== undefined && price !== price_unit && (
        <span className="block text-[13px] text-danger">{cart_price_was({ price: rupiahText(price) })}</span>
      )}
      {changed?.unit_shown && (
        <span className="block text-[13px] text-danger">{unitWasText(changed.unit_shown, changed.unit)}</span>
      )}
    </>
  )
}
