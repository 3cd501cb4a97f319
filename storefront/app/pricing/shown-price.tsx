import { price_discount, price_normal, price_on_request, price_own } from '~words'
import { rupiahText } from '@pasok/words'
import { PriceBreaks } from './price-breaks.tsx'
import { offerText, unitTexts } from './price-texts.ts'
import { findAmounts, findStruckAmounts, type Prices, type Range } from './prices.ts'

const line = 'flex flex-wrap items-baseline gap-x-2'

export interface ShownPriceProps {
  readonly of: Prices
  readonly size?: string | undefined
  /** Whether what larger quantities cost stands below it. */
  readonly hasBreaks?: boolean | undefined
}

/**
 * The price of who sees prices: a figure or a range, whose it is, what it is for, the normal price struck through where
 * it is more, and, where an offer is what is paid, its badge with what it takes off and its last day.
 */
export default function ShownPrice({ of, size = 'text-[15px]', hasBreaks }: ShownPriceProps) {
  if (!findAmounts(of)) return <PriceOnRequest />
  return (
    <>
      <span data-price className="block text-[13px] text-ink-soft tabular-nums">
        <PriceLines of={of} size={size} hasBadge />
      </span>
      {hasBreaks && <PriceBreaks of={of} />}
    </>
  )
}

export function PriceOnRequest() {
  return <span className="block text-ink-soft">{price_on_request()}</span>
}

export function DiscountBadge() {
  return (
    <span className="rounded-sm bg-accent px-1.5 text-[12px] leading-5 font-semibold text-ink">
      {price_discount()}
    </span>
  )
}

/** All that is said of a price but for its breaks, in up to three lines. */
export function PriceLines({ of, size, hasBadge }: { of: Prices; size: string; hasBadge: boolean }) {
  const figures = findAmounts(of)
  const struck = findStruckAmounts(of)
  const [unit, piece] = unitTexts(of)
  const offer = offerText(of)
  return (
    <>
      <span className={line}>
        {of.is_company_price && <span>{price_own()}</span>}
        {figures && (
          <strong className={`font-semibold text-ink ${size}`}>
            <Amounts {...figures} />
          </strong>
        )}
        {unit !== undefined && <span>{unit}</span>}
      </span>
      {(piece !== undefined || struck) && (
        <span className={line}>
          {piece !== undefined && <span>{piece}</span>}
          {struck && (
            <span>
              {price_normal()}{' '}
              <s>
                <Amounts {...struck} />
              </s>
            </span>
          )}
        </span>
      )}
      {offer !== undefined && (
        <span className={`${line} text-ink`}>
          {hasBadge && <DiscountBadge />}
          {offer !== '' && <span>{offer}</span>}
        </span>
      )}
    </>
  )
}

/** One amount, or from the lowest to the highest; neither breaks inside. */
export function Amounts({ low, high }: Range) {
  return (
    <>
      <span className="whitespace-nowrap">{rupiahText(low)}</span>
      {high > low && (
        <>
          {' – '}
          <span className="whitespace-nowrap">{rupiahText(high)}</span>
        </>
      )}
    </>
  )
}
