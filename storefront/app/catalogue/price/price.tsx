import { rupiahText } from '../../ui/rupiah-text.ts'
import { price_discount, price_list, price_on_request } from '~words'
import { LoginLink } from '../../identity/login-link.tsx'
import { useSeesPrices } from '../../shell/use-sees-prices.ts'
import { figuresOf, struckOf, type Prices } from './prices.ts'

interface Props {
  readonly of: Prices & { readonly display_price: boolean }
  /** The page that the price stands on, its path without a language: who logs in comes back to it. */
  readonly next: string
  /** Of the link that stands there for guests. */
  readonly className?: string | undefined
  /** Of the price itself. */
  readonly size?: string | undefined
}

/** What a product or an item costs who may see prices; for everybody else, where there is a price, the way to log in. */
export function Price({ of, next, className, size }: Props) {
  if (useSeesPrices()) return <ShownPrice of={of} size={size} />
  return of.display_price ? <LoginLink next={next} className={className} /> : null
}

/** The price of who sees prices: a figure or a range, the list price struck through where it is more, an offer's badge. */
export function ShownPrice({ of, size = 'text-[15px]' }: { of: Prices; size?: string | undefined }) {
  const figures = figuresOf(of)
  const struck = struckOf(of)
  if (!figures) return <p className="text-ink-soft">{price_on_request()}</p>
  const { low, high } = figures
  return (
    <p data-price className="flex flex-wrap items-baseline gap-x-2 text-ink tabular-nums">
      <strong className={`font-semibold ${size}`}>
        <span className="whitespace-nowrap">{rupiahText(low)}</span>
        {high > low && (
          <>
            {' – '}
            <span className="whitespace-nowrap">{rupiahText(high)}</span>
          </>
        )}
      </strong>
      {struck !== undefined && (
        <s className="text-[13px] whitespace-nowrap text-ink-soft">
          <span className="sr-only">{price_list()} </span>
          {rupiahText(struck)}
        </s>
      )}
      {of.is_special_offer && (
        <span className="self-center rounded-sm bg-accent px-1.5 text-[12px] leading-5 font-semibold">
          {price_discount()}
        </span>
      )}
    </p>
  )
}
