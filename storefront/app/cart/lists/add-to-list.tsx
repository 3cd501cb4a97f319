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
  /** The initial value of the dialog's field. */
  readonly quantity: number
  readonly className?: string
}

/** Opens the dialog that adds an item to a saved list; renders nothing for guests. */
export function AddToList(props: Props) {
  if (!useSeesPrices()) return null
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
