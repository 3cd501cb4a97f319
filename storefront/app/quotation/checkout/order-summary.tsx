import { formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  checkout_changed,
  checkout_delivery_open,
  checkout_more_lines,
  checkout_quotation,
  checkout_stock_short,
  checkout_summary,
  checkout_times,
} from '~words'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { LineChange } from '@pasok/ui/records/quotation/line-change.tsx'
import { stockText } from '@pasok/ui/records/line-texts.ts'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import type { Summary } from './summary.ts'

/** What is ordered and what it comes to. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const link = useLink()
  const { id, number, validUntil, lines, short, changed, more, sums } = summary
  return (
    <section aria-labelledby="summary" className="rounded-md border border-line p-4">
      <h2 id="summary" className="text-lg">
        {checkout_summary()}
      </h2>
      {validUntil !== undefined && (
        <p className="text-[13px] text-ink-soft">
          {checkout_quotation({ number, day: formatDay(validUntil) })}
        </p>
      )}
      <ul className="mt-3 text-[14px]">
        {lines.map(({ id: line, product, uom = '', quantity, price, sum, leadTimeDays, available, was }) => (
          <li key={line} className="flex justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0">
              <span className="block leading-snug">
                <Unbroken>{product?.name ?? ''}</Unbroken>
              </span>
              <span className="part-number block text-[13px] text-ink-soft">{product?.sku_number}</span>
              {quantity !== undefined && price !== undefined && (
                <span className="block text-[13px] text-ink-soft tabular-nums">
                  {checkout_times({
                    quantity: decimal(quantity),
                    unit: unitName(uom),
                    price: rupiahText(price),
                  })}
                </span>
              )}
              <LineChange price_unit={price} changed_in_cart={was} />
              {quantity !== undefined && (
                <span className="block text-[13px] text-ink-soft">
                  {stockText(quantity, available, leadTimeDays)}
                </span>
              )}
            </span>
            <span className="whitespace-nowrap tabular-nums">{sum !== undefined && rupiahText(sum)}</span>
          </li>
        ))}
      </ul>
      {changed > 0 && (
        <p className="border-t border-line py-2 text-[14px] font-semibold">
          {checkout_changed(counted(changed))}
        </p>
      )}
      {short > 0 && (
        <p className="border-t border-line py-2 text-[14px] font-semibold">
          {checkout_stock_short(counted(short))}
        </p>
      )}
      {more > 0 && (
        <p className="border-t border-line py-2 text-[14px]">
          <Link to={link(`/account/quotation/${id}`)}>{checkout_more_lines(counted(more))}</Link>
        </p>
      )}
      <div className="border-t border-line-strong pt-3">
        <RecordSums sums={sums} withoutDelivery={checkout_delivery_open()} />
      </div>
    </section>
  )
}
