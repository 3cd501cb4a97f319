import { Suspense } from 'react'
import { useCanBuy } from '../identity/use-can-buy.ts'
import type { CartProduct, Orderable } from './cart.ts'
import type { Suggested } from './add-one.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'

/** Guests don't load code that only buyers use. */
const LoadedAdd = lazyPart(() => import('./add-to-cart.tsx'))
const LoadedOne = lazyPart(() => import('./add-one.tsx'))
const LoadedInRow = lazyPart(() => import('./add-in-row.tsx'))
const LoadedCells = lazyPart(() => import('./add-cells.tsx'))

/** Adds an item to the cart, for members who may buy and items that may be added. */
export function Add({ item }: { item: Orderable }) {
  const canBuy = useCanBuy()
  if (!canBuy || !item.display_add_to_cart) return null
  return (
    <Suspense>
      <LoadedAdd item={item} />
    </Suspense>
  )
}

/** The same in one line, for a list's row. */
export function AddInRow({ item }: { item: Orderable }) {
  const canBuy = useCanBuy()
  if (!canBuy || !item.display_add_to_cart) return null
  return (
    <Suspense>
      <LoadedInRow item={item} />
    </Suspense>
  )
}

/** A button that adds an item, beside its suggestion: the least of it, or the quantity typed there. */
export function AddSuggested(props: Suggested) {
  const canBuy = useCanBuy()
  if (!canBuy || !props.item.display_add_to_cart) return null
  return (
    <Suspense>
      <LoadedOne {...props} />
    </Suspense>
  )
}

/** The same as cells of the Variant table; empty ones where the item can't be added. */
export function CellsToAdd({ item }: { item: CartProduct }) {
  const empty = (
    <>
      <td className="variant-qty no-print" />
      <td className="variant-action no-print" />
    </>
  )
  if (!item.display_add_to_cart) return empty
  return (
    <Suspense fallback={empty}>
      <LoadedCells item={item} />
    </Suspense>
  )
}
