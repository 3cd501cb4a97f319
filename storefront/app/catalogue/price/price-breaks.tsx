import { rupiahText } from '../../ui/rupiah-text.ts'
import { price_from_quantity } from '~words'
import { decimal } from '../../ui/decimal.ts'
import type { Prices } from './prices.ts'

/** What a unit costs from larger quantities on, a short line each. */
export function PriceBreaks({ of: { price_breaks: breaks = [] } }: { of: Prices }) {
  if (breaks.length === 0) return null
  return (
    <ul className="text-[13px] text-ink-soft tabular-nums">
      {breaks.map(({ from_quantity: quantity, price }) => (
        <li key={quantity} className="whitespace-nowrap">
          {price_from_quantity({ quantity: decimal(quantity), price: rupiahText(price) })}
        </li>
      ))}
    </ul>
  )
}
