import type { PriceRule } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { pricelist_discount_of, pricelist_from_quantity } from '~words'

/** A price, or a discount in per cent. */
export const cutText = ({ price, discount_percent = 0 }: Pick<PriceRule, 'price' | 'discount_percent'>) =>
  price === undefined ? pricelist_discount_of({ percent: decimal(discount_percent) }) : rupiahText(price)

/** The quantity breaks of a rule, one below the other. */
export function Breaks({ breaks }: Pick<PriceRule, 'breaks'>) {
  return breaks.map((one) => (
    <span key={one.from_quantity} className="block">
      {pricelist_from_quantity({ quantity: decimal(one.from_quantity) })} {cutText(one)}
    </span>
  ))
}
