import { memo, Suspense } from 'react'
import { LoginLink } from '../identity/login/login-link.tsx'
import { useSeesPrices } from '../identity/use-sees-prices.ts'
import type { WantedItem } from '../identity/login/wanted-item.ts'
import type { Prices } from './prices.ts'
import type { PriceInLineProps } from './shown-price-in-line.tsx'
import type { ShownPriceProps } from './shown-price.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Guests don't load code that only members see. */
const LoadedPrice = lazyPart(() => import('./shown-price.tsx'))
let isLoaded = false
const LoadedPriceInLine = lazyPart(async () => {
  const part = await import('./shown-price-in-line.tsx')
  isLoaded = true
  return part
})

/** Whether prices of a table's rows can be drawn at once: until then one that is drawn again is not there for a moment. */
export const arePricesLoaded = (): boolean => isLoaded

interface Props {
  readonly of: Prices & { readonly display_price: boolean }
  /** The page that the price stands on, its path without a language: who logs in comes back to it. */
  readonly next: string
  /** What the price is of, where a guest who logs in here is about to buy it. */
  readonly item?: WantedItem | undefined
  /** Of the link that stands there for guests. */
  readonly className?: string | undefined
  /** Of the price itself. */
  readonly size?: string | undefined
  /** Whether what larger quantities cost stands below it. */
  readonly hasBreaks?: boolean
}

/** What a product or an item costs who may see prices; for everybody else, where there is a price, the way to log in. */
export function Price({ of, next, item, className, size, hasBreaks }: Props) {
  if (useSeesPrices()) return <ShownPrice of={of} size={size} hasBreaks={hasBreaks} />
  return of.display_price ? <LoginLink next={next} className={className} item={item} /> : null
}

/**
 * The price for a member. A part around it that is rendered again before the code of prices is there would take the
 * document's price away until then, so only another price is rendered again.
 */
export const ShownPrice = memo(function ShownPrice(props: ShownPriceProps) {
  return (
    <Suspense>
      <LoadedPrice {...props} />
    </Suspense>
  )
})

/** The same of an item in a table: in one line, with a button to the rest. */
export const PriceInLine = memo(function PriceInLine(props: PriceInLineProps) {
  return (
    <Suspense>
      <LoadedPriceInLine {...props} />
    </Suspense>
  )
})
