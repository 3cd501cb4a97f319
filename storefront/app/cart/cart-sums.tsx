import { cart_subtotal, cart_tax, cart_total, cart_without_price } from '~words'
import { useRootData } from '../layout/root-data.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import type { CartSum } from './cart.ts'

/** A cart's sums: before tax, tax, and both; and how many lines have no price as yet. */
export function CartSums({ sum }: { sum: CartSum }) {
  const usual = useRootData()?.settings.tax_percent ?? 0
  const percent = decimal(sum.taxPercent ?? usual)
  return (
    <>
      <dl className="cart-sums" data-sums>
        <dt>{cart_subtotal()}</dt>
        <dd>{rupiahText(sum.untaxed)}</dd>
        {sum.lines > 0 && (
          <div className="contents">
            <dt>{cart_tax({ percent })}</dt>
            <dd>{rupiahText(sum.tax)}</dd>
          </div>
        )}
        <dt className="font-semibold">{cart_total()}</dt>
        <dd className="font-semibold">{rupiahText(sum.total)}</dd>
      </dl>
      {sum.withoutPrice > 0 && (
        <p className="mt-1 text-[13px] text-ink-soft">{cart_without_price(counted(sum.withoutPrice))}</p>
      )}
    </>
  )
}
