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
 * What is paid for an item, in one line, and in a second what a piece of it comes to: a button, by which the browser opens the rest beside it and Escape closes it:
 * whose price it is, what it is for, the normal price, the offer, and what larger quantities cost.
 */
export default function ShownPriceInLine({ of, number }: PriceInLineProps) {
  const id = useId()
  const figures = findAmounts(of)
  if (!figures) return <PriceOnRequest />
  const [unit, piece] = unitTexts(of)
  const isOffer = offerText(of) !== undefined
  return (
    <>
      <button type="button" popoverTarget={id} data-price className="price-in-line">
        <strong className="font-semibold">
          <Amounts {...figures} />
        </strong>
        {isOffer && <DiscountBadge />}
        {unit !== undefined && <span className="price-unit">{unit}</span>}
        {/* There is room for one line below the amount. */}
        {piece !== undefined && !isOffer && <span className="price-piece">{piece}</span>}
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
