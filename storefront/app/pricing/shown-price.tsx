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
  const figures = findAmounts(of)
  const struck = findStruckAmounts(of)
  if (!figures) return <span className="block text-ink-soft">{price_on_request()}</span>
  const [unit, piece] = unitTexts(of)
  const offer = offerText(of)
  return (
    <>
      <span data-price className="block text-[13px] text-ink-soft tabular-nums">
        <span className={line}>
          {of.is_company_price && <span>{price_own()}</span>}
          <strong className={`font-semibold text-ink ${size}`}>
            <Amounts {...figures} />
          </strong>
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
            <span className="rounded-sm bg-accent px-1.5 text-[12px] leading-5 font-semibold">
              {price_discount()}
            </span>
            {offer !== '' && <span>{offer}</span>}
          </span>
        )}
      </span>
      {hasBreaks && <PriceBreaks of={of} />}
    </>
  )
}

/** One amount, or from the lowest to the highest; neither breaks inside. */
function Amounts({ low, high }: Range) {
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
