import { useId } from 'react'
import { price_details } from '~words'
import { PriceBreaks } from './price-breaks.tsx'
import { offerText, unitTexts } from './price-texts.ts'
import { findAmounts, type Prices } from './prices.ts'
import { Amounts, DiscountBadge, PriceLines, PriceOnRequest } from './shown-price.tsx'

export interface PriceInLineProps {
  readonly of: Prices
  /** The item's part number. */
  readonly number: string
}

/**
 * What is paid for an item, in one line: a button, by which the browser opens the rest beside it and Escape closes it:
 * whose price it is, what it is for, the normal price, the offer, and what larger quantities cost.
 */
export default function ShownPriceInLine({ of, number }: PriceInLineProps) {
  const id = useId()
  const figures = findAmounts(of)
  if (!figures) return <PriceOnRequest />
  const [unit] = unitTexts(of)
  return (
    <>
      <button type="button" popoverTarget={id} data-price className="price-in-line">
        <strong className="font-semibold">
          <Amounts {...figures} />
        </strong>
        {offerText(of) !== undefined && <DiscountBadge />}
        {unit !== undefined && <span className="price-unit">{unit}</span>}
        <span className="sr-only">{price_details({ number })}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={price_details({ number })}
        className="price-details"
      >
        <PriceLines of={of} size="text-[15px]" hasBadge={false} />
        <PriceBreaks of={of} />
      </div>
    </>
  )
}
