import { Suspense } from 'react'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Guests don't load code that only members see. */
const Loaded = lazyPart(() => import('./add-to-list-link.tsx'))

export interface ItemToAdd {
  readonly id: number
  readonly name: string
  readonly sku_number: string
}

interface Props {
  readonly item: ItemToAdd
  /** What stands in the dialog's field. */
  readonly quantity: number
  readonly className?: string
}

/** Opens what puts an item into one of the company's saved lists; nothing for who is no member. */
export function AddToList(props: Props) {
  if (!useSeesPrices()) return null
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
