import { useSeesPrices } from '../identity/use-sees-prices.ts'
import { ShownPrice } from './price.tsx'
import type { Prices } from './prices.ts'

/** A product's price at the head of its page. Guests are led to log in by its items. */
export function MemberPrice({ of }: { of: Prices }) {
  if (!useSeesPrices()) return null
  return (
    <div>
      <ShownPrice of={of} size="text-xl" />
    </div>
  )
}
